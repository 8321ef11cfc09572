import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express from 'express';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { securityHeaders } from './security-headers.ts';
import { site } from './site.ts';

const ORIGIN = 'https://diary.example';

/** The headers of every file. */
const OF_FILES = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

/** The further headers of documents and workers. */
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
  // A body of a made-up encoding is not read.
  const { headers } = await fetch(new URL(name.replace('index.html', ''), origin), { method: 'HEAD' });
  return [...OF_FILES, ...OF_DOCUMENTS].filter((header) => headers.has(header));
}

describe('the security headers of a built file', () => {
  it.each(DOCUMENTS_AND_WORKERS)(
    'are all of them, if it can be a document or a worker → %s',
    async (name) => {
      expect(await policiesOf(name)).toEqual([...OF_FILES, ...OF_DOCUMENTS]);
    },
  );

  it.each([...PARTS, ...PICTURES])(
    'are the headers that a part of a page needs, if it is a part → %s',
    async (name) => {
      expect(await policiesOf(name)).toEqual(OF_FILES);
    },
  );
});
