import type { Page } from '@playwright/test';
import { thisYear } from '../days.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

const SHADOW_FROM_PX = 10;
const HIDE_FROM_PX = 50;

function header(page: Page) {
  return page.getByRole('banner');
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
}

async function shadow(page: Page): Promise<string> {
  return header(page).evaluate((element) => getComputedStyle(element).boxShadow);
}

test('the header gets a stronger shadow after 10 pixels, hides after 50, returns on the way up, and loses the shadow at the top', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/');
  await expect(header(page)).toBeInViewport();
  const resting = await shadow(page);
  await scrollTo(page, SHADOW_FROM_PX);
  await expect(header(page)).toHaveAttribute('data-raised', 'false');
  expect(await shadow(page)).toBe(resting);
  await scrollTo(page, SHADOW_FROM_PX + 1);
  await expect(header(page)).toHaveAttribute('data-raised', 'true');
  await expect.poll(() => shadow(page)).not.toBe(resting);
  await scrollTo(page, HIDE_FROM_PX);
  await expect(header(page)).toHaveAttribute('data-raised', 'true');
  await expect(header(page)).toHaveCSS('transform', 'none');

  await scrollTo(page, HIDE_FROM_PX + 1);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 600);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 590);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => shadow(page)).toBe(resting);
});

test('a hidden header returns when the Tab key reaches it', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 400);
  await expect(header(page)).not.toBeInViewport();
  const logo = header(page).getByRole('link', { name: 'Aufwind' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(logo).toBeFocused();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('the skip link is the first stop and leads past the header to the content', async ({ page }) => {
  await visit(page, '/auth');
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeFocused();
});

test('the logo leads to the landing page from every page without a reload', { tag: '@phone' }, async ({
  page,
  tap,
  signedIn: _,
}) => {
  for (const path of ['/daily', '/log', '/account']) {
    await visit(page, path);
    await tap(header(page).getByRole('link', { name: 'Aufwind' }));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the footer names who stands behind it and the current year, and leads to the legal pages', {
  tag: '@phone',
}, async ({ page, tap }) => {
  await visit(page, '/auth');
  // Parts that load late would push the footer away from the pointer.
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Ein Projekt von Aufwind Software');
  await expect(footer).toContainText(`© ${thisYear()} Aufwind. Alle Rechte vorbehalten.`);
  for (const [label, path] of [
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
  ] satisfies [string, string][]) {
    await tap(footer.getByRole('link', { name: label, exact: true }));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
