import { readdirSync, readFileSync, statSync } from 'node:fs';
import { FILM_CAPTIONS } from '../../content/film-captions.ts';
import { toWebVtt } from './web-vtt.ts';

const FOLDER = new URL('../../content/film/', import.meta.url);
const MAX_BYTES = 3 * 1024 * 1024;

describe('the film on /wissen', () => {
  it('has the captions of its transcript', () => {
    expect(readFileSync(new URL('three-good-things.de.vtt', FOLDER), 'utf8')).toBe(toWebVtt(FILM_CAPTIONS));
  });

  it('shows one caption at a time, long enough to be read', () => {
    FILM_CAPTIONS.forEach(({ from, to, text }, index) => {
      expect(to).toBeLessThan(FILM_CAPTIONS[index + 1]?.from ?? Number.POSITIVE_INFINITY);
      expect(text.length / (to - from)).toBeLessThan(20);
    });
  });

  it('is small: all its files together stay below 3 MB', () => {
    const bytes = readdirSync(FOLDER).map((file) => statSync(new URL(file, FOLDER)).size);
    expect(bytes.length).toBe(4);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
  });
});
