import type { BrowserContext, Page } from '@playwright/test';
import { answerToday } from '../days.ts';
import { abortRequests, enterTunnel, hold, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { HARD_DAY, LOG_IN_AGAIN, NOT_LOADED } from '../sentences.ts';
import { expect, type Person, register, test } from '../stage.ts';
import { answerField, installClock, isStored, saveButton, visit } from '../steps.ts';
import { PATIENCE_MS } from '../timings.ts';
import { expectKept } from '../unsent.ts';

const SENTENCE = 'Nur Anna weiß das.';

async function tapQuiet(page: Page) {
  await page.getByText('Heute ist es schwer').click();
  await expect(page.getByText(HARD_DAY)).toBeVisible();
}

async function logIn(page: Page, { username, password }: Person) {
  await page.getByLabel('E-Mail').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('/daily');
}

/** Expects an empty field on a page that starts while the server does not say who is signed in. */
async function expectEmptyFieldBeforeReply(page: Page) {
  await installClock(page);
  const asked = sentOperations(page, 'CurrentUser');
  const release = await hold(page, 'CurrentUser');
  await page.goto('/daily');
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(PATIENCE_MS.offlineStart);
  await expect(answerField(page)).toHaveValue('');
  release();
}

/** Somebody signs in, types a text that this browser cannot send, and leaves. */
async function leaveUnsentText(context: BrowserContext) {
  await register(context.request);
  const tab = await context.newPage();
  await visit(tab, '/daily');
  await abortRequests(tab, 'SaveDraft');
  await answerField(tab).fill(SENTENCE);
  await expectKept(tab, SENTENCE);
  await tab.close();
}

test('a log-out whose session has ended before still deletes all that this browser keeps', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/daily');
  await tapQuiet(page);
  await abortRequests(page, 'SaveDraft');
  await answerField(page).fill(SENTENCE);
  await expectKept(page, SENTENCE);
  await visit(page, '/faq');
  const cookies = await context.cookies();
  await context.request.post('/api/logout');
  await context.addCookies(cookies);
  await page.getByRole('button', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await page.waitForURL('/');
  expect(await isStored(page, SENTENCE)).toBe(false);
  expect(await isStored(page, 'quiet')).toBe(false);
});

test('what one person has noted in a tab is not shown to the next person', async ({
  page,
  context,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await tapQuiet(page);
  await context.clearCookies();
  await page.goto('/daily');
  await page.waitForURL('/auth');
  await register(context.request);
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await expect(page.getByText(HARD_DAY)).not.toBeVisible();
});

test('a log-in with a slow server shows no unsent text of another person', async ({
  page,
  context,
  allowNoise,
  person: bert,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/auth');
  await leaveUnsentText(context);

  await installClock(page);
  const asked = sentOperations(page, 'CurrentUser');
  const release = await hold(page, 'CurrentUser');
  await logIn(page, bert);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(PATIENCE_MS.request);
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  release();
});

test('a return from a provider with a slow server leads to no unsent text of another person', async ({
  page,
  context,
  allowNoise,
}) => {
  allowNoise(OFFLINE_LINE);
  await leaveUnsentText(context);
  // The provider's redirect has changed the session before the page opens.
  await register(context.request);
  await installClock(page);
  const asked = sentOperations(page, 'CurrentUser');
  const leaveTunnel = await enterTunnel(page);
  await page.goto('/auth/callback?provider=google&result=ok&mode=redirect');
  await page.waitForURL('/auth/callback');
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(PATIENCE_MS.request);
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tägliche Frage' })).toHaveCount(0);
  await leaveTunnel();
});

test('an answer whose page could not reload is not shown to the next person', async ({
  page,
  context,
  allowNoise,
  person: bert,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/daily');
  await answerField(page).fill(SENTENCE);
  await page.route('**/daily', (route) => route.abort());
  await saveButton(page).click();
  await expect.poll(() => page.url()).toContain('chrome-error');
  await context.clearCookies();
  const tab = await context.newPage();
  await visit(tab, '/auth');
  await logIn(tab, bert);
  await expect(answerField(tab)).toBeVisible();

  await page.unrouteAll();
  await expectEmptyFieldBeforeReply(page);
});

test('an old tab that learns the end of its session leaves the next person the start without a network', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await register(context.request);
  const tab = await context.newPage();
  await visit(tab, '/daily');
  await expect(answerField(tab)).toBeEditable();
  await answerField(page).fill(SENTENCE);
  await page.waitForURL('/auth');

  await expectEmptyFieldBeforeReply(tab);
});

test('a log-out takes the week of another tab off the screen', async ({ page, context, signedIn: _ }) => {
  await answerToday(context.request, SENTENCE);
  const tab = await context.newPage();
  await visit(tab, '/woche');
  await expect(tab.getByText(SENTENCE)).toBeVisible();
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Abmelden' }).last().click();
  await page.waitForURL('/');

  await tab.waitForURL('/auth');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByText(LOG_IN_AGAIN)).toHaveCount(0);
});
