import { PATHS, REGISTRATION } from '../../../lib/paths.ts';
import { ANY_TEXT, answerNeighbouringDay, answerToday } from '../days.ts';
import { NOT_FOUND_LINE } from '../operations.ts';
import { NOWHERE, PUBLIC_PAGES, SIGNED_IN_PAGES } from '../pages.ts';
import { expect, type Page, test } from '../stage.ts';
import {
  answerField,
  drawn,
  expectFreshDocument,
  expectToast,
  markDocument,
  saveButton,
  visit,
} from '../steps.ts';

/** Twice the size of text that browsers begin with (WCAG 1.4.4). */
const DOUBLE_PX = 32;
/** The size of a window of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** A phone above its keyboard. */
const ABOVE_KEYBOARD = { width: 390, height: 400 };
const LEAST_LINES = 3;

async function doubleText(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: DOUBLE_PX } });
}

/** The horizontal overflow of the page in px. */
function excess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The pages that are wider than the window, by how much. */
async function tooWide(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await drawn(page);
    const px = await excess(page);
    if (px > 0) found.push(`${path}: ${px} px`);
  }
  return found;
}

test('with doubled text size no public page overflows a phone', { tag: '@full' }, async ({
  page,
  allowNoise,
}) => {
  allowNoise(NOT_FOUND_LINE);
  await doubleText(page);
  expect(await tooWide(page, [...PUBLIC_PAGES, REGISTRATION, NOWHERE])).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('with doubled text size both forms stay inside their card on the smallest phone', {
  tag: '@full',
}, async ({ page }) => {
  await doubleText(page);
  await page.setViewportSize({ width: ZOOMED.width, height: 568 });
  for (const path of [PATHS.auth, REGISTRATION]) {
    await visit(page, path);
    const card = page.locator('.card').filter({ has: page.getByRole('tabpanel') });
    await expect(card.getByLabel('E-Mail')).toBeVisible();
    expect(await card.evaluate((place) => place.scrollWidth - place.clientWidth), path).toBe(0);
    expect(await excess(page), path).toBe(0);
  }
});

test('with doubled text size no page of a signed-in person overflows, and the bar keeps its three labels', {
  tag: '@full',
}, async ({ page, signedIn: _ }) => {
  await doubleText(page);
  expect(await tooWide(page, SIGNED_IN_PAGES)).toEqual([]);
  await page.setViewportSize({ width: ZOOMED.width, height: 568 });
  expect(await tooWide(page, [PATHS.daily, PATHS.diary])).toEqual([]);
  for (const label of ['Heute', 'Tagebuch', 'Profil']) {
    const place = page.getByRole('navigation', { name: 'Mein Aufwind' }).getByRole('link', { name: label });
    await expect(place).toBeInViewport({ ratio: 1 });
  }
});

test('with doubled text size the question does not stand on the land of the horizon', async ({
  page,
  signedIn: _,
}) => {
  const land = page.locator('[class*="card-horizon"] svg');
  await visit(page, PATHS.daily);
  await expect(answerField(page)).toBeVisible();
  await expect(land).toBeVisible();
  await doubleText(page);
  await expect(land).toBeHidden();
});

test('with doubled text size the saved sentence is in view before and after the reload', async ({
  page,
  tap,
  signedIn: _,
}) => {
  const sentence = page.getByText('Der Enkel hat angerufen.');
  await answerNeighbouringDay(page.context().request, ANY_TEXT);
  await doubleText(page);
  await visit(page, PATHS.daily);
  await answerField(page).fill('Der Enkel hat angerufen.');
  await markDocument(page);
  await tap(saveButton(page));
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expect(sentence).toBeInViewport();
  await expectFreshDocument(page);
  await expect(sentence).toBeInViewport();
});

test('with doubled text size the labels of the editor stay whole', async ({ page, tap, signedIn: _ }) => {
  await answerToday(page.context().request, ANY_TEXT);
  await doubleText(page);
  await visit(page, PATHS.diary);
  await tap(page.getByRole('button', { name: /bearbeiten$/ }));
  for (const label of ['Abbrechen', 'Speichern']) {
    const words = page.getByRole('button', { name: label, exact: true }).getByText(label);
    const heights = await words.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(heights, label).toBeLessThan(2);
  }
});

test('with doubled text size a dialog begins with its question', async ({ page, tap, signedIn: _ }) => {
  await answerToday(page.context().request, ANY_TEXT);
  await doubleText(page);
  await page.setViewportSize({ width: ZOOMED.width, height: 568 });
  await visit(page, PATHS.diary);
  await tap(page.getByRole('button', { name: /löschen$/ }));
  await expect(page.getByRole('heading', { name: 'Eintrag löschen?' })).toBeInViewport({ ratio: 1 });
});

test('with doubled text size at least three lines of the text are visible above a keyboard', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await doubleText(page);
  await visit(page, PATHS.daily);
  const field = answerField(page);
  await expect(field).toHaveAttribute('placeholder', /\S/);
  await tap(field);
  await page.setViewportSize(ABOVE_KEYBOARD);
  await field.fill('Der Enkel hat angerufen.');
  await expect(page.getByRole('banner')).toBeHidden();
  const [above, below] = await Promise.all([field.boundingBox(), saveButton(page).boundingBox()]);
  const lineHeight = await field.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  const top = Math.max(above?.y ?? 0, 0);
  const end = Math.min((above?.y ?? 0) + (above?.height ?? 0), below?.y ?? 0);
  expect((end - top) / lineHeight).toBeGreaterThanOrEqual(LEAST_LINES);
});

test('at 400 % zoom nothing overflows the window or covers the text', {
  tag: '@full',
}, async ({ page, signedIn: _ }) => {
  await page.setViewportSize(ZOOMED);
  expect(await tooWide(page, [...SIGNED_IN_PAGES, '/', '/wissen', '/faq', '/datenschutz'])).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Mein Aufwind' })).toBeHidden();
});

test('every weekday of the reminder fits on a line, on the smallest phone and with doubled text size', {
  tag: ['@whole', '@full'],
}, async ({ page, signedIn: _ }) => {
  await page.context().grantPermissions(['notifications']);
  await visit(page, `${PATHS.profile}#erinnerung`);
  const days = page.getByRole('group', { name: 'Tage' }).locator('label');
  await expect(days).toHaveCount(7);
  const broken = () =>
    days.evaluateAll((labels) =>
      labels.flatMap(({ lastChild, textContent }) => {
        const name = document.createRange();
        if (lastChild) name.selectNodeContents(lastChild);
        return name.getClientRects().length === 1 ? [] : [textContent];
      }),
    );
  for (const doubled of [false, true]) {
    if (doubled) await doubleText(page);
    for (const width of [ZOOMED.width, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await drawn(page);
      expect(await broken(), `${width} px`).toEqual([]);
    }
    expect(await excess(page)).toBe(0);
  }
});
