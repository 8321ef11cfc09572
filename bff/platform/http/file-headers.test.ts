import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express from 'express';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { securityHeaders } from './security-headers.ts';
import { site } from './site.ts';

const ORIGIN = 'https://diary.example';

/** Headers of every file. */
const OF_FILES = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

/** Additional headers of documents and workers. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-xss-protection',
];

const DOCUMENTS_AND_WORKERS = [
  'index.html',
  'auth/callback.html',
  '404.html',
  'sw.js',
  'assets/import-Ab_1-2.js',
  'favicon.svg',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'assets/unknown.wasm',
];
const PARTS = ['assets/Ab_1-2.js', 'assets/index-3.css', 'assets/text.woff2', 'favicon.ico'];
const PICTURES = ['icons/small.png', 'pictures/diary.webp', 'social.jpg'];
const FILES = [...DOCUMENTS_AND_WORKERS, ...PARTS, ...PICTURES];

let webDir: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'aufwind-files-'));
  for (const name of [...FILES, 'assets/Ab_1-2.js.br', 'assets/import-Ab_1-2.js.br']) {
    mkdirSync(dirname(join(webDir, name)), { recursive: true });
    writeFileSync(join(webDir, name), name);
  }
  server = createServer(express().use(securityHeaders(ORIGIN, []), site(webDir, ORIGIN)));
  origin = `http://127.0.0.1:${await startListening(server)}`;
});
afterAll(async () => {
  await stopListening(server);
  rmSync(webDir, { recursive: true });
});

async function policiesOf(name: string): Promise<string[]> {
  // The client does not decode the body, because its encoding is made up.
  const { headers } = await fetch(new URL(name.replace('index.html', ''), origin), { method: 'HEAD' });
  return [...OF_FILES, ...OF_DOCUMENTS].filter((header) => headers.has(header));
}

describe('the security headers of a built file', () => {
  it.each(DOCUMENTS_AND_WORKERS)('are complete for a possible document or worker → %s', async (name) => {
    expect(await policiesOf(name)).toEqual([...OF_FILES, ...OF_DOCUMENTS]);
  });

  it.each([...PARTS, ...PICTURES])('are reduced for a part of a page → %s', async (name) => {
    expect(await policiesOf(name)).toEqual(OF_FILES);
  });
});
