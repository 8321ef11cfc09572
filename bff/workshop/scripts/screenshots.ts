import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO, startProduct } from '../../../frontend/workshop/e2e/product.ts';
import type { Screen, Viewer } from '../../../frontend/workshop/pictures/screen.ts';
import { SIGNED_IN_SCREENS } from '../../../frontend/workshop/pictures/screens-signed-in.ts';
import { VISITOR_SCREENS } from '../../../frontend/workshop/pictures/screens-visitor.ts';
import { openBrowser, toWebp } from '../../../frontend/workshop/pictures/studio.ts';

const OUT_DIR = 'screenshots';
const README_DIR = 'frontend/workshop/pictures/readme';
const README_QUALITY = 0.8;
const PASSWORD = 'ein sicheres Wort';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };
/** The width of a sheet of paper, A4. */
const PAPER = { width: 794, height: 1123 };
const THEMES = ['light', 'dark'] as const;

const VIEWERS: Viewer[] = ['visitor', 'demo', 'newcomer'];

type Look = { size: keyof typeof SIZES; theme: (typeof THEMES)[number] };

/** The four that show the product in the README. */
const README_PICTURES = new Map<string, Look>([
  ['landing', { size: 'desktop', theme: 'light' }],
  ['daily', { size: 'phone', theme: 'dark' }],
  ['diary', { size: 'phone', theme: 'light' }],
  ['milestone', { size: 'phone', theme: 'light' }],
]);

async function openContext(browser: Browser, origin: string, viewer: Viewer): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  if (viewer === 'demo') await context.request.post('/api/login', { data: DEMO });
  if (viewer === 'newcomer') {
    const data = { username: 'anna.beispiel@example.org', password: PASSWORD };
    await context.request.post('/api/register', { data });
  }
  return context;
}

async function open(context: BrowserContext, { path, given, before, prepare }: Screen): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await given?.(page);
  await before?.(page);
  await page.goto(path);
  await page.locator('button[aria-controls="mobile-menu"]:enabled').waitFor({ state: 'attached' });
  // What is held back on its way would never come to rest.
  if (!before) await page.waitForLoadState('networkidle');
  await prepare?.(page);
  return page;
}

/** A screen in every look; the state is made once, size and theme change around it. */
async function takeAll(page: Page, { name, windowOnly, print }: Screen): Promise<void> {
  const shoot = (picture: string) =>
    page.screenshot({ path: join(OUT_DIR, `${picture}.png`), fullPage: !windowOnly, animations: 'disabled' });
  if (print) {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    await shoot(name);
    return;
  }
  // In a picture of the whole page the header would stand where a person has scrolled to.
  if (!windowOnly) await page.evaluate(() => window.scrollTo(0, 0));
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await shoot(`${name}-${size}-${theme}`);
    }
  }
}

async function takeForReadme(page: Page, { name }: Screen): Promise<void> {
  const look = README_PICTURES.get(name);
  if (!look) return;
  await page.setViewportSize(SIZES[look.size]);
  await page.emulateMedia({ colorScheme: look.theme });
  const png = await page.screenshot({ animations: 'disabled' });
  writeFileSync(join(README_DIR, `${name}.webp`), await toWebp(page, png, README_QUALITY));
}

/**
 * `npm run screenshots`: pictures of every route and state into `screenshots/`; words that follow choose those whose
 * names begin so, and `--readme` makes the four of the README again instead.
 */
async function screenshots(): Promise<void> {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const forReadme = process.argv.includes('--readme');
  const isWanted = ({ name }: Screen) =>
    forReadme ? README_PICTURES.has(name) : names.length === 0 || names.some((word) => name.startsWith(word));

  if (!forReadme && names.length === 0) rmSync(OUT_DIR, { recursive: true, force: true });
  mkdirSync(forReadme ? README_DIR : OUT_DIR, { recursive: true });
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    const wanted = [...VISITOR_SCREENS, ...SIGNED_IN_SCREENS].filter(isWanted);
    await Promise.all(
      VIEWERS.map(async (viewer) => {
        const context = await openContext(browser, product.origin, viewer);
        for (const screen of wanted.filter((candidate) => candidate.viewer === viewer)) {
          const page = await open(context, screen);
          if (forReadme) await takeForReadme(page, screen);
          else await takeAll(page, screen);
          await page.close();
        }
      }),
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}

await screenshots();
