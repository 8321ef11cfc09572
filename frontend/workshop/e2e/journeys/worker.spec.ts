import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { answerToday, storedAnswers } from '../days.ts';
import { hold, NO_NETWORK_LINE, NOT_FOUND_LINE } from '../operations.ts';
import { SIGNED_IN_PAGES } from '../pages.ts';
import { NOT_LOADED } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import {
  answerField,
  drawn,
  everythingStored,
  expectSameDocument,
  expectToast,
  isStored,
  markDocument,
  saveButton,
  visit,
} from '../steps.ts';
import {
  expectForgotten,
  expectKeptForSaving,
  networkReturns,
  saved,
  savedLater,
  versions,
} from '../unsent.ts';
import { installWorker } from '../workers.ts';

test.use({ serviceWorkers: 'allow' });

test('the product starts without a network for a signed-in person, and sends the written answer once, later', async ({
  page,
  context,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  await context.request.post('/api/draft', { data: { content: 'Aus dem Zug' } });
  await installWorker(page);
  await expect(answerField(page)).toHaveValue('Aus dem Zug');
  await context.setOffline(true);
  await page.reload();
  await expect(answerField(page)).toHaveValue('');
  await answerField(page).fill('Geschrieben, wo kein Netz ist');
  await tap(saveButton(page));
  await expect(savedLater(page)).toBeVisible();
  await expectKeptForSaving(page);
  await page.reload();
  await expect(answerField(page)).toHaveValue('Geschrieben, wo kein Netz ist');
  for (const [path, heading] of [
    ['/', 'Eine Frage pro Tag.'],
    ['/log', 'Ohne Netz zeigen wir Dir hier nichts. Schreiben geht.'],
    ['/account', NOT_LOADED],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }

  // The draft on the server is another text: the app does not discard it while nobody looks.
  await page.goto('/daily');
  await expect(answerField(page)).toHaveValue('Geschrieben, wo kein Netz ist');
  await context.setOffline(false);
  // Not every Chromium reports the network to a page from the service worker.
  await networkReturns(page);
  await expect(versions(page)).toContainText('Aus dem Zug');
  await tap(page.getByRole('button', { name: 'Meine Fassung behalten' }));
  await expect(saved(page)).toBeVisible();
  await tap(saveButton(page));
  await expectToast(page, 'success', 'Antwort gespeichert');
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Geschrieben, wo kein Netz ist' }]);
  await expectForgotten(page, 'kein Netz ist');
});

test('an answer saved without a network reaches the server at the next start with a network', async ({
  page,
  context,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  await installWorker(page);
  await context.setOffline(true);
  await page.reload();
  await answerField(page).fill('Bis morgen früh');
  await tap(saveButton(page));
  await expect(savedLater(page)).toBeVisible();
  await expectKeptForSaving(page);
  // Kill the tab: a request at its end could use the returning network.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await visit(next, '/daily');
  await expectToast(next, 'success', 'Antwort gespeichert');
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Bis morgen früh' }]);
});

test('the active worker serves the landing page and the pages behind the log-in; everything else comes from the server', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NOT_FOUND_LINE);
  await answerToday(context.request, 'Ein Xylophonbriefkasten');
  await installWorker(page);
  for (const path of ['/', ...SIGNED_IN_PAGES])
    expect((await page.goto(path))?.fromServiceWorker(), path).toBe(true);
  await page.goto('/log');
  await expect(page.getByText('Ein Xylophonbriefkasten')).toBeVisible();
  expect(await isStored(page, 'Xylophon')).toBe(false);

  for (const [path, status] of [
    ['/wissen', 200],
    ['/auth', 200],
    ['/nirgendwo', 404],
    ['/daily/nirgendwo', 404],
    ['/api/nichts', 404],
    ['/api/auth/google?mode=redirect', 200],
    ['/auth/apple/callback?code=x', 200],
    ['/graphql', 404],
  ] satisfies [string, number][]) {
    const response = await page.goto(path);
    expect([path, response?.status(), response?.fromServiceWorker()]).toEqual([path, status, false]);
  }
});

test('a worker whose files were evicted downloads them with the next page, which then starts offline', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  await installWorker(page);
  // WebKit keeps the worker of an origin whose storage a log-out clears.
  const files = () => page.evaluate(async () => (await caches.keys()).length);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  expect(await files()).toBe(0);
  await visit(page, '/faq');
  expect(await files()).toBe(0);
  await visit(page, '/daily');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const caught = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return caught.flat().length;
      }),
    )
    .toBeGreaterThan(20);
  await context.setOffline(true);
  await page.reload();
  await expect(answerField(page)).toBeEditable();
});

test('after a log-out the browser holds neither text nor worker', async ({ page, tap, signedIn: _ }) => {
  await installWorker(page);
  // Now the worker controls the page.
  await page.reload();
  await answerField(page).fill('Geht mit');
  await tap(page.getByRole('button', { name: 'Profil' }));
  await tap(page.getByRole('button', { name: 'Abmelden' }));
  await page.waitForURL('/');
  await expectToast(page, 'success', 'Abgemeldet');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect(async () => {
    expect(await everythingStored(page)).toBe('["",[],[]]');
    expect(await workers()).toBe(0);
  }).toPass();
});

test('the log-out leads to the landing page, also if the worker ends before the response', {
  tag: '@full',
}, async ({ page, tap, signedIn: _ }) => {
  await installWorker(page);
  await visit(page, '/account');
  const release = await hold(page, 'LogOut');
  await tap(page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true }));
  await expect(page.getByRole('main').getByRole('button', { name: 'Abmelden...' })).toBeDisabled();
  await markDocument(page);
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
  await drawn(page);
  await expectSameDocument(page);
  release();
  await page.waitForURL('/');
  await expectToast(page, 'success', 'Abgemeldet');
});

test('Chromium reports no obstacle to installing the product', async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'aufwind-profile-'));
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    ...(args && { args }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}/`);
    const devTools = await browser.newCDPSession(page);
    const { errors, data } = await devTools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Aufwind', start_url: '/daily', lang: 'de' });
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});
