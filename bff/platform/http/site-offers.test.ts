import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { site } from './site.ts';

const PAGE = [
  '<html data-offers="what-is-offered"><title>app</title>',
  '<p data-needs="mail">Wir schreiben Dir.</p>',
  '<p data-needs="no-mail" class="x">Wir schreiben\nnie.</p>',
  '<section data-needs="passkeys"><p>Passkeys.</p></section>',
  '<p>Immer.</p></html>',
].join('');

let server: Server | undefined;
let webDir: string | undefined;

afterEach(async () => {
  if (server) await stopListening(server);
  if (webDir) rmSync(webDir, { recursive: true });
});

async function served(offers: Record<string, boolean>): Promise<string> {
  webDir = mkdtempSync(join(tmpdir(), 'aufwind-site-'));
  const files = { 'app.html': PAGE, '404.html': PAGE, 'faq.html': PAGE, 'sitemap.xml': '', 'robots.txt': '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webDir, name), text);
  server = createServer(express().use(site(webDir, 'http://localhost:3000', offers)));
  const reply = await fetch(`http://127.0.0.1:${await startListening(server)}/faq`);
  return reply.text();
}

describe('a page made at build time', () => {
  it('has no word left of what this instance does not offer', async () => {
    const text = await served({ mail: false, passkeys: false });
    expect(text).toBe(
      '<html data-offers=""><title>app</title><p data-needs="no-mail" class="x">Wir schreiben\nnie.</p><p>Immer.</p></html>',
    );
  });

  it('has every word of what it offers, and says so to its script', async () => {
    const text = await served({ mail: true, passkeys: true });
    expect(text).toContain('<html data-offers="mail passkeys">');
    expect(text).toContain('Wir schreiben Dir.');
    expect(text).toContain('Passkeys.');
    expect(text).not.toContain('nie.');
  });
});
