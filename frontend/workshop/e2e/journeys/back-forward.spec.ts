import type { Page } from '@playwright/test';
import { findChromium } from '../../../../bff/workshop/testing/system-tools.ts';
import { answerToday } from '../days.ts';
import { hold } from '../operations.ts';
import { expect, type Person, test } from '../stage.ts';
import { answerField, expectFreshDocument, expectSameDocument, markDocument, visit } from '../steps.ts';

// Playwright switches the back/forward cache off; people have it, but only in the whole browser.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// Run in sequence, because a product starts for each worker.
test.describe.configure({ mode: 'default' });

async function logIn(page: Page, { username, password }: Person) {
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await page.getByLabel('E-Mail').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('/daily');
  await expect(answerField(page)).toBeVisible();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL('/');
}

/** Goes back; a page from the cache never tells Playwright that it has loaded. */
async function goBack(page: Page, path: string) {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(path, { waitUntil: 'commit' });
}

test('the browser brings back a page of the same person as it was', async ({ page, signedIn: _ }) => {
  await visit(page, '/contact');
  await page.getByLabel('Kommentar *').fill('Noch nicht fertig');
  await markDocument(page);
  await page.goto('/faq');
  await goBack(page, '/contact');
  await expect(page.getByLabel('Kommentar *')).toHaveValue('Noch nicht fertig');
  await expectSameDocument(page);
});

test('the browser brings back a page behind the log-in at its place, by its address', async ({
  page,
  signedIn: _,
}) => {
  await answerToday(page.context().request, 'Der Bus war leer.');
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [path, lastHeading] of [
    ['/account', 'Für Programme'],
    ['/log', 'Optimismus'],
  ] as const) {
    const heading = page.getByRole('heading', { name: lastHeading });
    await visit(page, path);
    await expect(heading).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 60));
    expect(await scrolled()).toBe(60);
    await markDocument(page);
    await page.goto('/api/docs');
    await goBack(page, path);
    await expect(heading).toBeVisible();
    await expectSameDocument(page);
    expect(await scrolled()).toBe(60);
    await expect(page).toHaveURL(path);
  }
});

test('going back after a log-in and a log-out shows neither address nor password', async ({
  page,
  person,
}) => {
  await visit(page, '/');
  await markDocument(page);
  await logIn(page, person);
  await markDocument(page);
  await logOut(page);
  // The guard of /daily leads to /auth; before it, the log-in was at /auth.
  await goBack(page, '/auth');
  await expectFreshDocument(page);
  await expect(page.getByLabel('E-Mail')).toBeEditable();
  await markDocument(page);
  await goBack(page, '/auth');
  await expectFreshDocument(page);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('E-Mail')).toHaveValue('');
});

test('an earlier page of a person who has logged out has neither the unsent message nor the diary left', async ({
  page,
  context,
  signedIn: _,
}) => {
  await answerToday(context.request, 'Nur für mich.');
  await visit(page, '/log');
  await expect(page.getByText('Nur für mich.')).toBeVisible();
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('/faq');
  await markDocument(page);
  await page.goto('/contact');
  await page.getByLabel('Kommentar *').fill('Nicht für alle.');
  await markDocument(page);
  await logOut(page);
  await goBack(page, '/contact');
  await expectFreshDocument(page);
  await expect(page.getByLabel('Kommentar *')).toHaveValue('');
  const release = await hold(page, 'CurrentUser');
  await goBack(page, '/faq');
  await expectFreshDocument(page);
  await expect(page.getByRole('link', { name: 'Mein Tagebuch' })).toHaveCount(0);
  release();
});
