import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PATHS } from '../../lib/paths.ts';
import { DEMO, type Product, startProduct } from '../e2e/product.ts';
import { AWAKE, answerField } from '../e2e/steps.ts';
import { webpOf } from './studio.ts';

const CLOCK_SHIM = new URL('../e2e/moved-clock.mjs', import.meta.url).href;
/** A future day keeps new sessions valid. */
const DAY = `${new Date().getFullYear() + 1}-07-11`;
const at = (time: string) => new Date(`${DAY}T${time}+02:00`);
const QUALITY = 0.8;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };
const TEXT = 'Der Bus war pünktlich und ganz leer. Ich saß vorne, mit Sonne im Gesicht.';

/** A picture of a page; the time chooses the light of the horizon. */
type Screen = {
  file: string;
  path: string;
  size: keyof typeof SIZES;
  time: string;
  isDark?: boolean;
  /** The server's state for the picture, and the state of the page. */
  given?: (context: BrowserContext) => Promise<unknown>;
  prepare?: (page: Page) => Promise<unknown>;
};

const SIGNED_IN_SCREENS: Screen[] = [
  {
    file: 'frontend/public/pictures/daily-phone.webp',
    path: PATHS.daily,
    size: 'phone',
    time: '08:20',
    prepare: async (page) => {
      await answerField(page).fill(TEXT);
      await page.getByText('Entwurf gesichert', { exact: true }).waitFor();
      await answerField(page).blur();
    },
  },
  {
    file: 'frontend/workshop/pictures/readme/dark.webp',
    path: PATHS.daily,
    size: 'phone',
    time: '19:00',
    isDark: true,
    prepare: (page) => answerField(page).blur(),
  },
  {
    file: 'frontend/public/pictures/answered-phone.webp',
    path: PATHS.daily,
    size: 'phone',
    time: '10:00',
    given: ({ request }) => request.post('/api/answers', { data: { content: TEXT } }),
  },
  { file: 'frontend/public/pictures/diary-phone.webp', path: PATHS.diary, size: 'phone', time: '10:00' },
  { file: 'frontend/public/pictures/diary-desktop.webp', path: PATHS.diary, size: 'desktop', time: '08:20' },
  {
    file: 'frontend/workshop/pictures/readme/book.webp',
    path: PATHS.book,
    size: 'desktop',
    time: '08:20',
    prepare: (page) =>
      page.getByLabel('Umschlag').evaluate((cover) => scrollTo(0, cover.getBoundingClientRect().top - 24)),
  },
];

const VISITOR_SCREENS: Screen[] = [
  {
    file: 'frontend/workshop/pictures/readme/landing.webp',
    path: PATHS.landing,
    size: 'desktop',
    time: '08:20',
  },
];

async function take(context: BrowserContext, screen: Screen): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(SIZES[screen.size]);
  await page.emulateMedia({ colorScheme: screen.isDark ? 'dark' : 'light' });
  await page.clock.setFixedTime(at(screen.time));
  await screen.given?.(context);
  await page.goto(screen.path);
  await page.locator(AWAKE).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  writeFileSync(screen.file, await webpOf(page, QUALITY));
  await page.close();
}

async function takeAll(browser: Browser, { origin }: Product): Promise<void> {
  const openContext = () =>
    browser.newContext({
      baseURL: origin,
      deviceScaleFactor: 2,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
  const [visitor, person] = [await openContext(), await openContext()];
  await person.request.post('/api/login', { data: DEMO });
  for (const screen of VISITOR_SCREENS) await take(visitor, screen);
  for (const screen of SIGNED_IN_SCREENS) await take(person, screen);
}

/** Takes the pictures of the README and of the manifest, on a day in July of the running product. */
export async function takeScreens(browser: Browser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'aufwind-pictures-'));
  const CLOCK_FILE = join(folder, 'ahead-ms');
  writeFileSync(CLOCK_FILE, String(at('08:00').getTime() - Date.now()));
  const settings = async () => ({ CLOCK_FILE, NODE_OPTIONS: `--import=${CLOCK_SHIM}` });
  const product = await startProduct({ settings });
  try {
    await takeAll(browser, product);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}
