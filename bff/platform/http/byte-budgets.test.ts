import { isReady, ROUTES } from '../../../frontend/app/routes.ts';
import { NO_PAGE, PATHS } from '../../../frontend/lib/paths.ts';
import { builtSite, ENTRY } from '../../workshop/testing/built-site.ts';

const KB = 1_000;
const LOADER = 'load-app.ts';
const HYDRATOR = 'hydrate.ts';
const SIGNED_IN = 'app/signed-in-parts.ts';
const QUIET_DAILY = [LOADER, 'daily/daily-page.tsx', SIGNED_IN];
const NOWHERE = '/gibt-es-nicht';

/** The most that pages may weigh over the wire, and the scripts of some of them until nothing more is fetched. */
const BUDGETS = {
  firstPaintKb: 40,
  publicKb: 87,
  hydratorKb: 1,
  quietDailyScripts: 14,
  pages: [
    { scriptsKb: 85, of: '/', modules: [HYDRATOR, 'content/landing-page.tsx'] },
    { scriptsKb: 150, of: '/daily until somebody begins to write', modules: QUIET_DAILY },
    {
      scriptsKb: 150,
      of: '/log, year and search included',
      modules: [LOADER, 'diary/diary-page.tsx', SIGNED_IN],
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
  ['guard', ENTRY, 52],
  // The parser of the forms' rules.
  ['../bff/account/account.rules.ts', 'account/auth-page.tsx', 8],
  ['../bff/address/address.rules.ts', 'address/confirm-address-page.tsx', 8],
  ['../bff/answer/answer.rules.ts', 'daily/daily-page.tsx', 7],
  ['../bff/export-link/export-link.rules.ts', 'export-link/export-link-page.tsx', 7],
  ['../bff/export-link/export.rules.ts', 'account/profile-page.tsx', 7],
  ['../bff/feedback/feedback.rules.ts', 'feedback/contact-page.tsx', 8],
  ['../bff/passkey/passkey.rules.ts', 'recovery-code/recovery-page.tsx', 7],
  ['../bff/api-token/api-token.rules.ts', 'account/profile-page.tsx', 7],
  ['../bff/recovery-code/recovery-code.rules.ts', 'recovery-code/recovery-page.tsx', 9],
  ['../bff/reminder/reminder.rules.ts', 'account/profile-page.tsx', 7],
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

const { chunks, filesOf, scriptBytes, transferred } = builtSite();

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
    const manifest = chunks();
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
      expect.stringContaining(`src="/${chunks()[HYDRATOR]?.file}"`),
    ]);
    expect(text).not.toContain('modulepreload');
    const needed = new Set([...filesOf(ENTRY), ...filesOf(module)]);
    expect(scriptsNamedIn(text).sort()).toEqual([...needed].map((file) => `/${file}`).sort());
  });

  it(`is woken by at most ${BUDGETS.hydratorKb} kB, which imports nothing`, async () => {
    expect([...filesOf(HYDRATOR)]).toHaveLength(1);
    expect(await scriptBytes(HYDRATOR)).toBeLessThanOrEqual(BUDGETS.hydratorKb * KB);
  });
});

describe('a page that the browser renders', () => {
  const rendered = ROUTES.filter((route) => !isReady(route));

  it.each(rendered)('has one title at $path before any script runs', async ({ path, kind }) => {
    const { text } = await transferred(path);
    const titles = [...text.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title]) => title);
    const title = kind === 'return' ? /^Anmeldung mit (Google|Apple) \| Aufwind$/ : /^Aufwind$/;
    expect(titles).toEqual([expect.stringMatching(title)]);
  });

  it.each(rendered)(
    'names all scripts that $path needs, so that none waits for another',
    async ({ path, module, kind }) => {
      const { text } = await transferred(path);
      const needed = [...filesOf(module), ...(kind === 'signed-in' ? filesOf('guard') : [])];
      expect(needed.length).toBeGreaterThan(2);
      for (const file of needed) expect(text).toContain(`"/${file}"`);
    },
  );

  it('shows the question on /daily, and that the rest is being loaded, before any script runs', async () => {
    const { text } = await transferred('/daily');
    expect(text).toMatch(/<h1[^>]*>Worüber habe ich mich heute schon gefreut\?<\/h1>.*Wird geladen\u00a0…/s);
  });
});
