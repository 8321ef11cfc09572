import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO, startProduct } from '../../../frontend/workshop/e2e/product.ts';
import { AWAKE } from '../../../frontend/workshop/e2e/steps.ts';
import { KEPT_PICTURES, KEPT_SCALE } from '../../../frontend/workshop/pictures/kept-pictures.ts';
import { type Screen, SIZES, type Viewer } from '../../../frontend/workshop/pictures/screen.ts';
import { SIGNED_IN_SCREENS } from '../../../frontend/workshop/pictures/screens-signed-in.ts';
import { VISITOR_SCREENS } from '../../../frontend/workshop/pictures/screens-visitor.ts';
import { openBrowser, toWebp } from '../../../frontend/workshop/pictures/studio.ts';

const OUT_DIR = 'screenshots';
const KEPT_QUALITY = 0.8;
const PASSWORD = 'ein sicheres Wort';

/** The width of a sheet of paper, A4. */
const PAPER = { width: 794, height: 1123 };
const THEMES = ['light', 'dark'] as const;

const VIEWERS: Viewer[] = ['visitor', 'demo', 'newcomer'];

type Stage = { browser: Browser; origin: string; deviceScaleFactor: number };

async function openContext(stage: Stage, viewer: Viewer): Promise<BrowserContext> {
  const { browser, origin, deviceScaleFactor } = stage;
  const context = await browser.newContext({
    baseURL: origin,
    deviceScaleFactor,
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
  await page.locator(AWAKE).waitFor({ state: 'attached' });
  // A page with a held request never becomes idle.
  if (!before) await page.waitForLoadState('networkidle');
  await prepare?.(page);
  return page;
}

/** Takes pictures of a screen in every size and theme; its state is prepared once. */
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

async function takeKept(page: Page, { name }: Screen): Promise<void> {
  for (const { file, look } of KEPT_PICTURES.filter(({ screen }) => screen === name)) {
    await page.setViewportSize(SIZES[look.size]);
    await page.emulateMedia({ colorScheme: look.theme });
    const png = await page.screenshot({ animations: 'disabled' });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await toWebp(page, png, KEPT_QUALITY));
  }
}

/**
 * `npm run screenshots`: pictures of every route and state into `screenshots/`. Arguments select pictures by the start
 * of their names; `--kept` makes the pictures of the README and of the web manifest instead.
 */
async function screenshots(): Promise<void> {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const kept = process.argv.includes('--kept');
  const isWanted = ({ name }: Screen) =>
    kept
      ? KEPT_PICTURES.some(({ screen }) => screen === name)
      : names.length === 0 || names.some((word) => name.startsWith(word));

  if (!kept && names.length === 0) rmSync(OUT_DIR, { recursive: true, force: true });
  const product = await startProduct();
  const browser = await openBrowser();
  const stage = { browser, origin: product.origin, deviceScaleFactor: kept ? KEPT_SCALE : 1 };
  try {
    const wanted = [...VISITOR_SCREENS, ...SIGNED_IN_SCREENS].filter(isWanted);
    await Promise.all(
      VIEWERS.map(async (viewer) => {
        const context = await openContext(stage, viewer);
        for (const screen of wanted.filter((candidate) => candidate.viewer === viewer)) {
          const page = await open(context, screen);
          if (kept) await takeKept(page, screen);
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
