import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { DIST_DIR } from '../lib/paths.ts';
import { site } from './site.ts';

const PAGES = ['/impressum', '/datenschutz', '/nutzungsbedingungen'];

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(
    express().use(site(join(DIST_DIR, 'web'), 'http://localhost:3000', { terms: true, mail: true })),
  );
  origin = `http://127.0.0.1:${await startListening(server)}`;
});
afterAll(() => stopListening(server));

/** Returns the words of a page with unchanged spaces. */
async function wordsOf(path: string): Promise<string> {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await (await fetch(origin + path)).text()) ?? [];
  return main.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ');
}

describe('a legal page', () => {
  it.each(PAGES)(
    'never breaks a line between a sign or an abbreviation and its number → %s',
    async (path) => {
      const words = await wordsOf(path);
      expect(words.length).toBeGreaterThan(1_000);
      expect(
        words.match(/(?:§|Art\.|Abs\.|Nr\.|lit\.|WCAG|EN|ab) ?\d[^,;]{0,20}|\d (?:%|Jahren).{0,20}/g),
      ).toBeNull();
    },
  );
});

describe('the right to object', () => {
  it('has its own section, separate from all other rights', async () => {
    const html = await (await fetch(`${origin}/datenschutz`)).text();
    const [, apart = ''] = /<section class="[^"]*apart[^"]*">(.*?)<\/section>/s.exec(html) ?? [];
    expect(apart).toMatch(/^<h2>Dein Widerspruchsrecht<\/h2>/);
    expect(apart).toContain('<strong>jederzeit widersprechen</strong>');
    expect(html.replace(apart, '')).not.toContain('widersprechen');
  });
});
