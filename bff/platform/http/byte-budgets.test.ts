import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import * as z from 'zod/mini';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { DIST_DIR } from '../lib/paths.ts';
import { securityHeaders } from './security-headers.ts';
import { site } from './site.ts';

const WEB_DIR = join(DIST_DIR, 'web');
const KB = 1_000;
const DAILY = ['start.ts', 'daily/daily-page.tsx'];
const QUIET_DAILY = [...DAILY, 'signed-in', 'daily/late-parts.ts', 'app/late-offers.tsx'];

/** The most that pages may weigh over the wire, and the scripts of some of them. */
const BUDGETS = {
  firstPaintKb: 40,
  publicKb: 80,
  wakerKb: 1,
  quietDailyScripts: 10,
  pages: [
    // Six pages in one chunk: a way back leads over several of them, and waits once.
    { scriptsKb: 85, of: 'all ways back into an account', modules: ['app/way-back-pages.ts'] },
    { scriptsKb: 131, of: '/daily until it can be typed into', modules: DAILY },
    { scriptsKb: 137, of: '/daily until somebody begins to write', modules: QUIET_DAILY },
    { scriptsKb: 141, of: '/log, year and search included', modules: ['start.ts', 'diary/diary-page.tsx'] },
  ],
};

/** The public pages and the modules that they load. */
const PUBLIC_PAGES: [path: string, module: string][] = [
  ['/', 'content/landing-page.tsx'],
  ['/demo', 'demo/demo-page.tsx'],
  ['/preview', 'demo/demo-page.tsx'],
  ['/wissen', 'content/knowledge-page.tsx'],
  ['/faq', 'content/faq-page.tsx'],
  ['/contact', 'feedback/contact-page.tsx'],
  ['/impressum', 'content/imprint-page.tsx'],
  ['/datenschutz', 'content/privacy-page.tsx'],
  ['/nutzungsbedingungen', 'content/terms-page.tsx'],
  ['/gibt-es-nicht', 'app/not-found-page.tsx'],
];

/** The log-in and the registration are one page with two ready looks; their forms need Apollo. */
const AUTH_PATHS = ['/auth', '/auth?neu'];

/** The ways back into an account; a mail or a printed sheet brings people there. */
const WAY_BACK_PATHS = [
  '/passwort-vergessen',
  '/passwort-neu',
  '/adresse-bestaetigen',
  '/adresse-zurueck',
  '/wiederherstellung',
  '/mein-export',
];

const manifestRule = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.optional(z.string()), imports: z.optional(z.array(z.string())) }),
);

let manifest: z.infer<typeof manifestRule>;
let server: Server;
let origin: string;

beforeAll(async () => {
  if (!existsSync(join(WEB_DIR, '.vite/manifest.json'))) throw new Error('`npm run build` comes first.');
  manifest = manifestRule.parse(JSON.parse(readFileSync(join(WEB_DIR, '.vite/manifest.json'), 'utf8')));
  const appOrigin = 'http://localhost:3000';
  server = createServer(
    express().use(securityHeaders(appOrigin, []), site(WEB_DIR, appOrigin, { terms: true })),
  );
  origin = `http://127.0.0.1:${await startListening(server)}`;
});

afterAll(() => stopListening(server));

/** The answer as a browser over TLS gets it, compressed where it can be. */
async function transferred(path: string) {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const reply = await fetch(new URL(path, origin), { headers });
  return { reply, bytes: Number(reply.headers.get('content-length')), text: await reply.text() };
}

/** The files of a module, or of a script that several share, and of everything that it imports at once. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
  if (!chunk) throw new Error(`The build has no ${module}.`);
  const { file, imports = [] } = chunk;
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) filesOf(imported, found);
  return found;
}

async function scriptBytes(...modules: string[]): Promise<number> {
  const files = new Set(modules.flatMap((module) => [...filesOf(module)]));
  const sizes = await Promise.all([...files].map(async (file) => (await transferred(`/${file}`)).bytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const ENTRY = 'index.html';
const WAKER = 'wake.ts';

describe('the bytes of a page, as they go over the wire', () => {
  it.each([...PUBLIC_PAGES.map(([path]) => path), ...AUTH_PATHS, ...WAY_BACK_PATHS])(
    `are at most ${BUDGETS.firstPaintKb} kB until the text of %s is painted, without a script`,
    async (path) => {
      const page = await transferred(path);
      const named = (link: RegExp) => [...page.text.matchAll(link)].map(([, href]) => String(href));
      const styles = named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g);
      const fonts = named(/<link rel="preload"[^>]* href="([^"]+\.woff2)"/g);
      expect([styles.length, fonts.length]).toEqual([1, 1]);
      expect(page.text).toMatch(/<h1[ >]/);
      const parts = await Promise.all([...styles, ...fonts].map(transferred));
      const total = parts.reduce((sum, { bytes }) => sum + bytes, page.bytes);
      expect(total).toBeGreaterThan(10 * KB);
      expect(total).toBeLessThanOrEqual(BUDGETS.firstPaintKb * KB);
    },
  );

  it.each(PUBLIC_PAGES)(`are at most ${BUDGETS.publicKb} kB for the scripts of %s`, async (_path, module) => {
    expect(await scriptBytes(ENTRY, module)).toBeLessThanOrEqual(BUDGETS.publicKb * KB);
  });

  it('do not hold Apollo for what public pages show to a signed-in person', () => {
    const [apollo] = filesOf('apollo');
    expect([...filesOf('signed-in')]).not.toContain(apollo);
  });

  it.each(BUDGETS.pages)(
    'are at most $scriptsKb kB for the scripts of $of',
    async ({ scriptsKb, modules }) => {
      const bytes = await scriptBytes(ENTRY, ...modules);
      expect(bytes).toBeGreaterThan((scriptsKb * KB) / 2);
      expect(bytes).toBeLessThanOrEqual(scriptsKb * KB);
    },
  );

  it(`come in at most ${BUDGETS.quietDailyScripts} scripts for /daily until somebody begins to write`, () => {
    const files = [ENTRY, ...QUIET_DAILY].flatMap((module) => [...filesOf(module)]);
    expect(new Set(files).size).toBeLessThanOrEqual(BUDGETS.quietDailyScripts);
  });
});

/** The scripts that a page names, to be fetched at once or when it is woken. */
function scriptsNamedIn(page: string): string[] {
  const names = page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"|data-scripts="([^"]+)"/g);
  return [...names].flatMap(([, link, list]) => link ?? list?.split(' ') ?? []);
}

describe('a page that is ready', () => {
  it.each([
    ...PUBLIC_PAGES,
    ...AUTH_PATHS.map((path) => [path, 'account/auth-page.tsx'] as const),
    ...WAY_BACK_PATHS.map((path) => [path, 'app/way-back-pages.ts'] as const),
  ])('leaves all scripts that %s needs to the one that wakes it', async (path, module) => {
    const { text } = await transferred(path);
    expect(text.match(/<script[^>]* src="[^"]*"/g)).toEqual([
      expect.stringContaining(`src="/${manifest[WAKER]?.file}"`),
    ]);
    expect(text).not.toContain('modulepreload');
    const needed = new Set([...filesOf(ENTRY), ...filesOf(module)]);
    expect(scriptsNamedIn(text).sort()).toEqual([...needed].map((file) => `/${file}`).sort());
  });

  it(`is woken by at most ${BUDGETS.wakerKb} kB, which imports nothing`, async () => {
    expect([...filesOf(WAKER)]).toHaveLength(1);
    expect(await scriptBytes(WAKER)).toBeLessThanOrEqual(BUDGETS.wakerKb * KB);
  });
});

describe('a page that the browser renders', () => {
  it.each([
    ['/daily', 'daily/daily-page.tsx'],
    ['/log', 'diary/diary-page.tsx'],
    ['/account', 'account/profile-page.tsx'],
  ])('names all scripts that %s needs, so that none waits for another', async (path, module) => {
    const { text } = await transferred(path);
    const needed = [...filesOf(module)];
    expect(needed.length).toBeGreaterThan(2);
    for (const file of needed) expect(text).toContain(`"/${file}"`);
  });

  it('shows the question on /daily, and that the rest is being loaded, before any script runs', async () => {
    const { text } = await transferred('/daily');
    expect(text).toMatch(/<h1[^>]*>Worüber habe ich mich heute schon gefreut\?<\/h1>.*Wird geladen\u00a0…/s);
  });
});

describe('a page with blocks that need something', () => {
  it.each(['/faq', '/datenschutz', '/impressum', '/passwort-vergessen', '/auth?neu'])(
    'is whole on %s after the server has cut them out',
    async (path) => {
      const { text } = await transferred(path);
      expect(text).toMatch(/data-needs="no-/);
      expect(text).not.toMatch(/data-needs="(?!no-|terms")|\{OPERATOR_/);
      for (const element of ['section', 'div', 'ul', 'li', 'p', 'dl', 'details', 'span', 'mark']) {
        const [opened, closed] = [`<${element}[ >]`, `</${element}>`].map(
          (tag) => text.match(new RegExp(tag, 'g'))?.length,
        );
        expect([element, opened]).toEqual([element, closed]);
      }
    },
  );
});

describe('a built file', () => {
  const asset = () => `/${manifest[ENTRY]?.file}`;

  it('comes compressed and for ever to who can read brotli, and plain to who cannot', async () => {
    const { reply, text } = await transferred(asset());
    const plain = await fetch(new URL(asset(), origin), { headers: { 'Accept-Encoding': 'identity' } });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(text).toBe(await plain.text());
    for (const { headers } of [reply, plain]) {
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toContain('Accept-Encoding');
    }
    expect(reply.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('is not sent again to who has it', async () => {
    // Without a word about caching, `fetch` itself would ask for a fresh copy.
    const headers = { 'Accept-Encoding': 'br', 'Cache-Control': 'max-age=0' };
    const etag = (await fetch(new URL(asset(), origin), { headers })).headers.get('etag') ?? '';
    const again = await fetch(new URL(asset(), origin), { headers: { ...headers, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('brings the policy of what it can run as: a worker its own, a script of a page none', async () => {
    const workers = readdirSync(join(WEB_DIR, 'assets')).filter((name) => /^import-.*\.js$/.test(name));
    expect(workers).not.toEqual([]);
    for (const path of ['/', '/sw.js', ...workers.map((name) => `/assets/${name}`)]) {
      const { reply } = await transferred(path);
      expect([path, reply.headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("default-src 'none'"),
      ]);
    }
    expect((await transferred(asset())).reply.headers.has('content-security-policy')).toBe(false);
  });

  it('that does not exist is not found', async () => {
    expect((await transferred('/assets/nichts.js')).reply.status).toBe(404);
  });
});
