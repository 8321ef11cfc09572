import { isReady, ROUTES } from '../../../frontend/app/routes.ts';
import { NO_PAGE, PATHS } from '../../../frontend/lib/paths.ts';
import { builtSite, ENTRY } from '../../workshop/testing/built-site.ts';

const KB = 1_000;
const LOADER = 'load-app.ts';
const HYDRATOR = 'hydrate.ts';
const EARLY = 'early.ts';
const SIGNED_IN = 'app/signed-in-parts.ts';
const NOWHERE = '/gibt-es-nicht';

/** Maximum transfer size of pages, and of the scripts of some pages after loading. */
const BUDGETS = {
  firstPaintKb: 40,
  publicKb: 90,
  authKb: 105,
  hydratorKb: 1,
  scripts: 8,
  pages: [
    { scriptsKb: 85, of: '/', modules: [EARLY, HYDRATOR, 'content/landing-page.tsx'] },
    {
      scriptsKb: 150,
      of: '/daily until somebody begins to write',
      modules: [LOADER, 'daily/daily-page.tsx', SIGNED_IN],
    },
    {
      scriptsKb: 150,
      of: '/log, year and search included',
      modules: [LOADER, 'diary/diary-page.tsx', SIGNED_IN],
    },
  ],
};

/**
 * Parts that are loaded after their page: the importing page or script, and the kB that the split saves. A part is
 * listed if it saves 6 kB, which is 30 ms at 1.6 Mbit/s, or keeps a page within its budget.
 */
const LATE_PARTS: [part: string, from: string, leastKb: number][] = [
  // Apollo, unsent texts and the guard; needed by visitors only at log-out.
  ['guard', ENTRY, 51],
  // Parser of the form rules.
  ['../bff/account/account.rules.ts', 'account/auth-page.tsx', 7],
  ['../bff/address/address.rules.ts', 'address/confirm-address-page.tsx', 8],
  ['../bff/answer/answer.rules.ts', 'daily/daily-page.tsx', 6],
  ['../bff/export-link/export-link.rules.ts', 'export-link/export-link-page.tsx', 6],
  ['../bff/feedback/feedback.rules.ts', 'feedback/contact-page.tsx', 8],
  ['../bff/passkey/passkey.rules.ts', 'recovery-code/recovery-page.tsx', 6],
  ['../bff/api-token/api-token.rules.ts', 'account/profile-page.tsx', 7],
  ['../bff/recovery-code/recovery-code.rules.ts', 'recovery-code/recovery-page.tsx', 8],
  ['../bff/reminder/reminder.rules.ts', 'account/profile-page.tsx', 6],
  ['../bff/reset/reset.rules.ts', 'reset/forgotten-password-page.tsx', 8],
  // With the menus of a signed-in person, / would have 88 kB.
  [SIGNED_IN, 'content/landing-page.tsx', 3],
  // A renewed subscription is for browsers with reminders only.
  ['reminder/renew-device.ts', SIGNED_IN, 1],
  // With the quiet offer, /daily would have 152 kB.
  ['offers/quiet-offer.tsx', 'daily/daily-page.tsx', 3],
];

/** The URLs of prerendered pages, each with its module. */
const READY_PAGES = ROUTES.filter(isReady).flatMap(({ path, query, module }) =>
  (query ? [path, `${path}?${query}`] : [path]).map(
    (address) => [address === NO_PAGE ? NOWHERE : address, module] as const,
  ),
);

const { chunks, filesOf, scriptBytes, transferred } = builtSite();

describe('the transfer size of a page', () => {
  it.each(READY_PAGES)(
    `is at most ${BUDGETS.firstPaintKb} kB until the text of %s is painted, without scripts`,
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

  it.each(READY_PAGES)(
    `is at most ${BUDGETS.publicKb} kB, or ${BUDGETS.authKb} kB at the log-in, for the scripts of %s`,
    async (path, module) => {
      const maxKb = path.startsWith(PATHS.auth) ? BUDGETS.authKb : BUDGETS.publicKb;
      expect(await scriptBytes(ENTRY, module)).toBeLessThanOrEqual(maxKb * KB);
    },
  );

  it('does not include Apollo on public pages for a signed-in person', () => {
    const [guard] = filesOf('guard');
    expect([...filesOf(SIGNED_IN)]).not.toContain(guard);
  });

  it.each(BUDGETS.pages)(
    'is at most $scriptsKb kB for the scripts of $of',
    async ({ scriptsKb, modules }) => {
      const bytes = await scriptBytes(ENTRY, ...modules);
      expect(bytes).toBeGreaterThan((scriptsKb * KB) / 2);
      expect(bytes).toBeLessThanOrEqual(scriptsKb * KB);
    },
  );

  it.each(BUDGETS.pages)(`is at most ${BUDGETS.scripts} scripts for $of`, ({ modules }) => {
    const files = [ENTRY, ...modules].flatMap((module) => [...filesOf(module)]);
    expect(new Set(files).size).toBeLessThanOrEqual(BUDGETS.scripts);
  });

  it('excludes only the listed late parts', () => {
    const pages = new Set(ROUTES.map(({ module }) => module));
    const manifest = chunks();
    const imported = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports);
    const parts = imported.map((key) => manifest[key]?.src ?? manifest[key]?.name ?? key);
    const late = new Set(parts.filter((part) => !pages.has(part)));
    expect([...late].sort()).toEqual(LATE_PARTS.map(([part]) => part).sort());
  });

  it.each(LATE_PARTS)('excludes %s from %s, which saves at least %d kB', async (part, from, leastKb) => {
    const bytes = (await scriptBytes(ENTRY, from, part)) - (await scriptBytes(ENTRY, from));
    expect(bytes).toBeGreaterThanOrEqual(leastKb * KB);
  });
});

/** Returns the scripts that a page names, for loading at once or at hydration. */
function scriptsNamedIn(page: string): string[] {
  const names = page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"|data-scripts="([^"]+)"/g);
  return [...names].flatMap(([, link, list]) => link ?? list?.split(' ') ?? []);
}

describe('a prerendered page', () => {
  it.each(READY_PAGES)('leaves all scripts of %s to its hydration script', async (path, module) => {
    const { text } = await transferred(path);
    expect(text.match(/<script[^>]* src="[^"]*"/g)).toEqual([
      expect.stringContaining(`src="/${chunks()[EARLY]?.file}"`),
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

describe('a page rendered in the browser', () => {
  const rendered = ROUTES.filter((route) => !isReady(route));

  it.each(rendered)('has a single title at $path before any script runs', async ({ path, kind }) => {
    const { text } = await transferred(path);
    const titles = [...text.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title]) => title);
    const title = kind === 'return' ? /^Anmeldung mit (Google|Apple) \| Aufwind$/ : /^Aufwind$/;
    expect(titles).toEqual([expect.stringMatching(title)]);
  });

  it.each(rendered)(
    'names all scripts of $path, so that they load in parallel',
    async ({ path, module, kind }) => {
      const { text } = await transferred(path);
      const shared = kind === 'signed-in' ? ['guard', SIGNED_IN] : [];
      const needed = [module, ...shared].flatMap((part) => [...filesOf(part)]);
      expect(needed.length).toBeGreaterThan(2);
      for (const file of needed) expect(text).toContain(`"/${file}"`);
    },
  );

  it('shows on /daily the question and a loading state before any script runs', async () => {
    const { text } = await transferred('/daily');
    expect(text).toMatch(/<h1[^>]*>Worüber habe ich mich heute schon gefreut\?<\/h1>.*Wird geladen\u00a0…/s);
  });
});
