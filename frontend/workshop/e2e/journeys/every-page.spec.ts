import type { Page } from '@playwright/test';
import { PATHS, WAY_BACK_PATHS } from '../../../lib/paths.ts';
import { answerToday } from '../days.ts';
import { NOT_FOUND_LINE } from '../operations.ts';
import { NOWHERE, PUBLIC_PAGES, SIGNED_IN_PAGES } from '../pages.ts';
import { expect, test } from '../stage.ts';
import { everythingStored, visit } from '../steps.ts';

/** The cookies and the storages of a browser, all empty. */
const NOTHING_STORED = '["",[],[]]';

const NOT_INDEXED: string[] = ['/impressum', '/datenschutz', '/buch', ...Object.values(WAY_BACK_PATHS)];
/** A page without the header and the footer. */
const WHOLE_SCREEN = PATHS.week;
const PUBLIC = [...PUBLIC_PAGES, NOWHERE];
/** The pages of answers and laws, on which no line may end within the word E-Mail. */
const NAMING_MAIL: string[] = [PATHS.faq, PATHS.imprint, PATHS.privacy];

const TITLES = new Map([
  ['/', 'Eine Frage pro Tag | Aufwind'],
  ['/auth', 'Anmelden oder registrieren | Aufwind'],
  ['/daily', 'Tägliche Frage | Aufwind'],
  ['/log', 'Mein Tagebuch | Aufwind'],
  ['/account', 'Mein Profil | Aufwind'],
  [NOWHERE, 'Seite nicht gefunden | Aufwind'],
]);

/** The basics of a page: one title, one description, one `h1`, landmarks and the language. */
async function expectPageBasics(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page).toHaveTitle(TITLES.get(path) ?? /^.+ \| Aufwind$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{30,}$/);
  await expect(page.locator('meta[name="robots"][content="noindex, nofollow"]')).toHaveCount(
    NOT_INDEXED.includes(path) ? 1 : 0,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const landmark of ['banner', 'main', 'contentinfo'] satisfies ('banner' | 'main' | 'contentinfo')[]) {
    const isShown = landmark === 'main' || path !== WHOLE_SCREEN;
    await expect(page.getByRole(landmark)).toHaveCount(isShown ? 1 : 0);
  }
}

test('every public page has its title, description, heading, landmarks and language; a visitor gets no cookie and no stored data on any page, and a page behind the log-in leads there', async ({
  page,
  allowNoise,
}) => {
  allowNoise(NOT_FOUND_LINE);
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of PUBLIC) {
    await visit(page, path);
    await expectPageBasics(page, path);
    if (NAMING_MAIL.includes(path)) {
      await expect(page.locator('main')).toContainText('E-\u2060Mail');
      await expect(page.locator('main :is(p, li, h3)').filter({ hasText: 'E-Mail' })).toHaveCount(0);
    }
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
    expect(await everythingStored(page), path).toBe(NOTHING_STORED);
  }
  // The demo has two addresses.
  expect(titles.size).toBe(PUBLIC.length - 1);
  expect(descriptions.size).toBe(PUBLIC.length - 1);
  // The stage fails the journey at the first request to another host.
  for (const path of SIGNED_IN_PAGES) {
    await visit(page, path);
    await expect(page).toHaveURL(PATHS.auth);
    await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible();
    expect(await everythingStored(page), path).toBe(NOTHING_STORED);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('every page of a signed-in person has its title, description, heading, landmarks, language and a dark theme', async ({
  page,
  signedIn: _,
}) => {
  await answerToday(page.context().request, 'Etwas zum Lesen.');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of SIGNED_IN_PAGES) {
    await visit(page, path);
    await expectPageBasics(page, path);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 25, 23)');
  }
});

test('on a desktop no heading of a public page overflows', { tag: '@full' }, async ({ page, allowNoise }) => {
  allowNoise(NOT_FOUND_LINE);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of PUBLIC) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tooWide = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(tooWide, path).toEqual([]);
  }
});
