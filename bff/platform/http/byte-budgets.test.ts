import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import * as z from 'zod/mini';
import { isReady, ROUTES } from '../../../frontend/app/routes.ts';
import { NO_PAGE, PATHS } from '../../../frontend/lib/paths.ts';
import { startListening, stopListening } from '../../workshop/testing/listening.ts';
import { DIST_DIR } from '../lib/paths.ts';
import { securityHeaders } from './security-headers.ts';
import { site } from './site.ts';

const WEB_DIR = join(DIST_DIR, 'web');
const KB = 1_000;
const ENTRY = 'index.html';
const STARTER = 'start.ts';
const WAKER = 'wake.ts';
const SIGNED_IN = 'app/signed-in-parts.ts';
const QUIET_DAILY = [STARTER, 'daily/daily-page.tsx', SIGNED_IN];
const NOWHERE = '/gibt-es-nicht';

/** The most that pages may weigh over the wire, and the scripts of some of them until nothing more is fetched. */
const BUDGETS = {
  firstPaintKb: 40,
  publicKb: 87,
  wakerKb: 1,
  quietDailyScripts: 13,
  pages: [
    { scriptsKb: 85, of: '/', modules: [WAKER, 'content/landing-page.tsx'] },
    { scriptsKb: 150, of: '/daily until somebody begins to write', modules: QUIET_DAILY },
    {
      scriptsKb: 150,
      of: '/log, year and search included',
      modules: [STARTER, 'diary/diary-page.tsx', SIGNED_IN],
    },
  ],
};

/**
 * Everything that is fetched after its page: the page or script that fetches the part, and how many kB the part keeps out
 * of it. A part stands here because it keeps 6 kB out, which is 30 ms at 1.6 Mbit/s, or because a page would weigh more
 * than its budget with it.
 */
const LATE_PARTS: [part: string, from: string, leastKb: number][] = [
  // Radix's toasts.
  ['ui/toast-cards.tsx', ENTRY, 11],
  // Apollo, the texts on their way and the guard: for visitors and for the log-out.
  ['guard', ENTRY, 54],
  // The parser of the forms' rules.
  ['../bff/account/account.rules.ts', 'account/auth-page.tsx', 8],
  ['../bff/address/address.rules.ts', 'address/confirm-address-page.tsx', 8],
  ['../bff/answer/answer.rules.ts', 'daily/daily-page.tsx', 7],
  ['../bff/export-link/export-link.rules.ts', 'export-link/export-link-page.tsx', 7],
  ['../bff/export-link/export.rules.ts', 'account/profile-page.tsx', 7],
  ['../bff/feedback/feedback.rules.ts', 'feedback/contact-page.tsx', 8],
  ['../bff/passkey/passkey.rules.ts', 'recovery-sheet/recovery-page.tsx', 8],
  ['../bff/recovery-sheet/recovery-sheet.rules.ts', 'recovery-sheet/recovery-page.tsx', 9],
  ['../bff/reset/reset.rules.ts', 'reset/forgotten-password-page.tsx', 8],
  // The exported page with its script and style.
  ['export/html-file.tsx', 'account/profile-page.tsx', 6],
  // With the menus of a signed-in person / would weigh 88 kB.
  [SIGNED_IN, 'content/landing-page.tsx', 4],
  // With the quiet offer /daily and /log would weigh 151 and 152 kB.
  ['offers/quiet-offer.tsx', 'diary/diary-page.tsx', 3],
];

/** The addresses of the pages that are ready as HTML, each with its module. */
const READY_PAGES = ROUTES.filter(isReady).flatMap(({ path, query, module }) =>
  (query ? [path, `${path}?${query}`] : [path]).map(
    (address) => [address === NO_PAGE ? NOWHERE : address, module] as const,
  ),
);

/** The ready pages whose forms do without Apollo. */
const WITHOUT_APOLLO = READY_PAGES.filter(([address]) => !address.startsWith(PATHS.auth));

const manifestRule = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    src: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
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

describe('the bytes of a page, as they go over the wire', () => {
  it.each(READY_PAGES)(
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

  it.each(WITHOUT_APOLLO)(
    `are at most ${BUDGETS.publicKb} kB for the scripts of %s`,
    async (_path, module) => {
      expect(await scriptBytes(ENTRY, module)).toBeLessThanOrEqual(BUDGETS.publicKb * KB);
    },
  );

  it('do not hold Apollo for what public pages show to a signed-in person', () => {
    const [guard] = filesOf('guard');
    expect([...filesOf(SIGNED_IN)]).not.toContain(guard);
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

  it('come late for the listed parts alone', () => {
    const pages = new Set(ROUTES.map(({ module }) => module));
    const imported = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports);
    const parts = imported.map((key) => manifest[key]?.src ?? manifest[key]?.name ?? key);
    const late = new Set(parts.filter((part) => !pages.has(part)));
    expect([...late].sort()).toEqual(LATE_PARTS.map(([part]) => part).sort());
  });

  it.each(LATE_PARTS)(
    'come late for %s, which keeps out of %s at least %d kB',
    async (part, from, leastKb) => {
      const bytes = (await scriptBytes(ENTRY, from, part)) - (await scriptBytes(ENTRY, from));
      expect(bytes).toBeGreaterThanOrEqual(leastKb * KB);
    },
  );
});

/** The scripts that a page names, to be fetched at once or when it is woken. */
function scriptsNamedIn(page: string): string[] {
  const names = page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"|data-scripts="([^"]+)"/g);
  return [...names].flatMap(([, link, list]) => link ?? list?.split(' ') ?? []);
}

describe('a page that is ready', () => {
  it.each(READY_PAGES)('leaves all scripts that %s needs to the one that wakes it', async (path, module) => {
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
  it.each(ROUTES.filter((route) => !isReady(route)).map(({ path, module }) => [path, module] as const))(
    'names all scripts that %s needs, so that none waits for another',
    async (path, module) => {
      const { text } = await transferred(path);
      const needed = [...filesOf(module)];
      expect(needed.length).toBeGreaterThan(2);
      for (const file of needed) expect(text).toContain(`"/${file}"`);
    },
  );

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
