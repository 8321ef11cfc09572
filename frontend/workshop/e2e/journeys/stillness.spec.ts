import type { Page } from '@playwright/test';
import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { PATHS } from '../../../lib/paths.ts';
import { answerNeighbouringDay, answerToday } from '../days.ts';
import { hold, holdFiles, NOT_FOUND_LINE } from '../operations.ts';
import { READY_PAGES } from '../pages.ts';
import { expect, test } from '../stage.ts';
import { AWAKE, drawn, visit } from '../steps.ts';

const WIDTHS = inFull([320, 390, 1280], [390]);
const HEIGHT = 860;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: HEIGHT };

// The demo has two addresses.
const PAGES = inFull(
  READY_PAGES.filter((ready) => ready !== PATHS.preview),
  [PATHS.landing, PATHS.faq, PATHS.auth],
);

/** The invisible amount of layout shift; Google rates 0.1 as good. */
const MOST_SHIFT = 0.01;

/** Adds up how much moves in every document to come. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftOf(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

/** Loads a page that responds before the font of its headings arrives. */
async function openBeforeFont(page: Page, path: string) {
  const letFontCome = await holdFiles(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await drawn(page);
  letFontCome();
  await page.waitForLoadState('load');
  await expect(page.locator(AWAKE)).toBeAttached();
  await page.evaluate(() => document.fonts.load('500 16px Fraunces'));
  await page.unroute('**/*.woff2');
}

for (const width of WIDTHS) {
  test(`at ${width} pixels no public page shifts when its font and script load late`, async ({
    page,
    allowNoise,
  }) => {
    allowNoise(NOT_FOUND_LINE);
    await watchShifts(page);
    await page.setViewportSize({ width, height: HEIGHT });
    for (const path of PAGES) {
      await openBeforeFont(page, path);
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });

  test(`at ${width} pixels the header of a signed-in person appears without shifting a page`, async ({
    page,
    signedIn: _,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: HEIGHT });
    for (const path of ['/', '/faq']) {
      await openBeforeFont(page, path);
      await expect(page.locator('header a[href="/log"]').first()).toBeAttached();
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}

test('no page of a signed-in person shifts, before and after the answer', async ({ page, signedIn: _ }) => {
  await watchShifts(page);
  const expectStill = async (path: string, state: string) => {
    for (const size of inFull([PHONE, DESKTOP], [PHONE])) {
      await page.setViewportSize(size);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftOf(page), `${path}, ${state}, ${size.width} px`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  };
  await expectStill('/daily', 'open');
  await answerToday(page.context().request, 'Der erste Frost auf den Dächern.');
  for (const path of ['/daily', '/log', '/account']) await expectStill(path, 'answered');
});

// The app replaces the prerendered page, which the browser does not count as a shift.
test('on a phone the place of the date and the badges has its final height before they are known', async ({
  page,
  signedIn: _,
}) => {
  await answerNeighbouringDay(page.context().request, 'Der erste Frost auf den Dächern.');
  await page.setViewportSize(PHONE);
  const letTodayCome = await hold(page, 'Today');
  await visit(page, '/daily');
  const facts = page.locator('[class*="card-facts"]');
  const before = await facts.boundingBox();
  letTodayCome();
  await expect(facts.getByText('1 Eintrag')).toBeVisible();
  expect(await facts.boundingBox()).toEqual(before);
});

// The parser may stop above the bottom bar, which the page then lacks at its first paint.
test('on a phone the horizon has its place before the bottom bar is there', async ({ page, signedIn: _ }) => {
  await page.setViewportSize(PHONE);
  await hold(page, 'Today');
  await visit(page, '/daily');
  const horizon = page.locator('[class*="card-horizon"]');
  const place = await horizon.boundingBox();
  await page.locator('[class*="layout-bar"]').evaluate((bar) => bar.remove());
  expect(await horizon.boundingBox()).toEqual(place);
});

test('a visible spinner stays visible when the app takes the place of the loading page', async ({
  page,
  signedIn: _,
}) => {
  await page.addInitScript(() => {
    const opacities: string[] = [];
    Object.assign(window, { opacities });
    const note = () => {
      const spinner = document.querySelector('[data-loading]');
      if (spinner) opacities.push(getComputedStyle(spinner).opacity);
      requestAnimationFrame(note);
    };
    note();
  });
  const letAppCome = await holdFiles(page, '**/index-*.js');
  await hold(page, 'Today');
  await page.goto('/daily');
  await expect(page.locator('[data-loading]')).toHaveCSS('opacity', '1');
  letAppCome();
  await expect(page.locator(AWAKE)).toBeAttached();
  await drawn(page);
  const opacities = await page.evaluate(() => Reflect.get(window, 'opacities'));
  expect(opacities.slice(opacities.indexOf('1')).filter((opacity: string) => opacity !== '1')).toEqual([]);
});
