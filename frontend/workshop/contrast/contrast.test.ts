import { readFileSync } from 'node:fs';
import { contrast, readTokens } from './contrast.ts';

const TEXT = 4.5;
const LARGE = 3;

/**
 * Pairs of colours: a front colour, the layers below it from the page up, and the least contrast (WCAG 1.4.3, 1.4.11).
 */
const PAIRS: [front: string, below: string[], least: number][] = [
  ...['--paper', '--raised', '--mist'].flatMap((surface): [string, string[], number][] => [
    ['--ink', [surface], TEXT],
    ['--soft', [surface], TEXT],
    ['--pine', [surface], TEXT],
    ['--dawn-ink', [surface], TEXT],
    ['--danger', [surface], TEXT],
  ]),
  // The glow, and the text of a milestone, behind which bubbles rise.
  ...['--ink', '--soft', '--pine', '--dawn-ink'].map((front): [string, string[], number] => {
    return [front, ['--paper', '--glow'], TEXT];
  }),
  ['--on-pine', ['--pine'], TEXT],
  ['--on-pine', ['--pine-deep'], TEXT],
  ['--on-danger', ['--danger'], TEXT],
  ['--dawn-ink', ['--paper', '--dawn-tint'], TEXT],
  ['--dawn-ink', ['--raised', '--dawn-tint'], TEXT],
  ['--dawn-ink', ['--paper', '--glow', '--dawn-tint'], TEXT],
  ['--danger', ['--paper', '--danger-tint'], TEXT],
  ['--danger', ['--raised', '--danger-tint'], TEXT],
  ['--on-dawn', ['--sun-core'], TEXT],
  ['--on-dawn', ['--sun-rim'], TEXT],
  ['--paper', ['--ink'], TEXT],
  ['--field-edge', ['--paper'], LARGE],
  ['--field-edge', ['--raised'], LARGE],
];

/** Colours that carry no meaning of their own: hairlines, ornaments, shadows behind a dialog. */
const DECORATION = ['--line', '--dawn', '--backdrop'];

const tokens = readTokens(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'));

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(PAIRS)('%s on %j has a contrast of at least %f', (front, below, least) => {
    expect(contrast(tokens, theme, front, below)).toBeGreaterThanOrEqual(least);
  });
});

it('every colour among the tokens is in a pair or is decoration', () => {
  const used = new Set([...PAIRS.flatMap(([front, below]) => [front, ...below]), ...DECORATION]);
  expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([]);
});

it('knows the contrast of black and white', () => {
  const known = readTokens(':root { --black: #000000; --white: rgb(255 255 255); }');
  expect(contrast(known, 'light', '--black', ['--white'])).toBeCloseTo(21);
  expect(contrast(known, 'light', '--white', ['--white'])).toBeCloseTo(1);
});
