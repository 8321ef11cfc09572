import { answerToday, storedAnswers, storedDraft, todaysAnswerId } from '../days.ts';
import { abortRequests, hold, NO_NETWORK_LINE, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { FIRST_ENTRY } from '../sentences.ts';
import { expect, type Page, register, signIn, test } from '../stage.ts';
import { answerField, expectNoToast, expectToast, isStored, saveButton, visit } from '../steps.ts';
import {
  expectForgotten,
  networkReturns,
  saved,
  savedLater,
  typeDraft,
  typeWithoutNetwork,
  waiting,
  waitingText,
  watchForgetting,
} from '../unsent.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

test('text typed without a network is shown as waiting, and is sent when the network returns', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  await typeWithoutNetwork(page, context, 'Im Tunnel getippt');
  await expect(waiting(page)).toBeVisible();

  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expectForgotten(page, 'Tunnel');
  expect(await storedDraft(context.request)).toBe('Im Tunnel getippt');
});

test('unsent text of a killed tab is restored in the next tab, a week later too while the session lives', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  await typeWithoutNetwork(page, context, 'Vor dem Absturz');
  await page.close();
  await context.setOffline(false);
  expect(await storedDraft(context.request)).toBe('');

  const next = await context.newPage();
  await next.clock.install({ time: Date.now() + 8 * DAY_MS });
  await visit(next, '/daily');
  await expect(answerField(next)).toHaveValue('Vor dem Absturz');
  await expect(saved(next)).toBeVisible();
});

test('unsent text is deleted after seven days, on any page and without a sign-in', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  await typeWithoutNetwork(page, context, 'Lange her');
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  const cookies = await context.cookies();
  await context.clearCookies();
  await visit(next, '/wissen');
  await expect.poll(() => next.evaluate(() => localStorage.length)).toBe(0);
  expect(await isStored(next, 'Lange her')).toBe(true);
  await next.clock.install({ time: Date.now() + 7 * DAY_MS + HOUR_MS });
  await visit(next, '/wissen');
  await expectForgotten(next, 'Lange her');

  await context.addCookies(cookies);
  await visit(next, '/daily');
  await expect(answerField(next)).toBeEditable();
  await expect(answerField(next)).toHaveValue('');
});

test('a save without a network keeps the text and saves it once when the network returns', async ({
  page,
  context,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/daily');
  const mend = await abortRequests(page, 'SaveAnswer');
  await answerField(page).fill('Erst später gespeichert');
  await tap(saveButton(page));
  await expect(savedLater(page)).toBeVisible();
  await expectNoToast(page);
  await expect(answerField(page)).toHaveValue('Erst später gespeichert');
  await expect(answerField(page)).not.toHaveAttribute('aria-invalid');

  await mend();
  const timesForgotten = await watchForgetting(page);
  const release = await hold(page, 'SaveAnswer');
  await networkReturns(page);
  await expect(page.getByRole('button', { name: 'Speichere …' })).toBeDisabled();
  expect(await timesForgotten()).toBe(0);
  release();
  await expectToast(page, 'success', 'Antwort gespeichert');
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Erst später gespeichert' }]);
});

test('a slow save that is requested twice is a single request and a single answer, and locks the field meanwhile', async ({
  page,
  context,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await answerField(page).fill('Nur einmal');
  const sent = sentOperations(page, 'SaveAnswer');
  const release = await hold(page, 'SaveAnswer');
  await saveButton(page).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.form?.requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Speichere …' })).toBeDisabled();
  await expect(answerField(page)).not.toBeEditable();
  release();
  await expectToast(page, 'success', 'Antwort gespeichert');
  expect(sent).toMatchObject([{ input: { content: 'Nur einmal' } }]);
  expect(await storedAnswers(context.request)).toHaveLength(1);
});

test('the text of an expired session is neither shown nor sent for another person, and is kept for its owner', async ({
  page,
  context,
  playwright,
  baseURL,
  allowNoise,
  signedIn: anna,
}) => {
  allowNoise(OFFLINE_LINE);
  const stranger = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const bert = await register(stranger);
  await stranger.dispose();
  await page.clock.install();
  await visit(page, '/daily');
  const mend = await abortRequests(page, 'SaveDraft');
  await typeDraft(page, 'Nur Anna weiß das');
  await expect(waiting(page)).toBeVisible();

  // Somebody else signs in in another tab of this browser; this tab still belongs to Anna.
  await signIn(context.request, bert);
  await mend();
  await typeDraft(page, 'Nur Anna weiß das!');
  await page.waitForURL('/auth');
  expect(await storedDraft(context.request)).toBe('');
  await visit(page, '/daily');
  await expect(answerField(page)).toBeVisible();
  await typeDraft(page, 'Bert war hier');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Nur Anna')).toHaveCount(0);
  await page.getByRole('button', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL('/');

  await signIn(context.request, anna);
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue('Nur Anna weiß das!');
  await expect(saved(page)).toBeVisible();
});

test('a tab left open over midnight shows the new day when the person returns, and keeps its text next to a new answer', async ({
  page,
  context,
  signedIn: _,
}) => {
  await page.clock.install();
  await answerToday(context.request, 'Von gestern');
  await visit(page, '/daily');
  await expect(page.getByText('Von gestern', { exact: true })).toBeVisible();
  const looked = sentOperations(page, 'Today');
  const id = await todaysAnswerId(context.request);
  // The clock of the server stays: an answer that is gone stands for a day that has begun.
  await context.request.delete(`/api/answers/${id}`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(1000);
  await expect(page.getByText('Von gestern', { exact: true })).toBeVisible();
  await page.clock.fastForward(DAY_MS);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(answerField(page)).toBeVisible();
  expect(looked).toHaveLength(1);

  await answerField(page).fill('Ein neuer Tag');
  await answerToday(context.request, 'Anderswo geantwortet');
  await page.clock.runFor(1000);
  await expect(page.getByText('Anderswo geantwortet', { exact: true })).toBeVisible();
  await expect(waitingText(page)).toContainText('Ein neuer Tag');
});

test('going back after a log-out elsewhere shows no text of the diary', async ({
  page,
  context,
  signedIn: _,
}) => {
  await answerToday(context.request, 'Nicht für alle');
  await visit(page, '/log');
  await expect(page.getByText('Nicht für alle')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.getByText('Nicht für alle')).toBeHidden();
  await context.request.post('/api/logout');
  const release = await hold(page, 'CurrentUser');
  const shown = page.evaluate(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    // Read the page before the next frame, which would show private text.
    await Promise.resolve();
    return document.body.innerText;
  });
  expect(await shown).not.toContain('Nicht für alle');
  release();
  await page.waitForURL('/auth');
  await expect(page.getByText('Nicht für alle')).toHaveCount(0);
});

const WAYS = {
  'a link to': (page: Page) => page.getByRole('link', { name: 'Mein Tagebuch' }).first().click(),
  'a later visit of': (page: Page) => visit(page, '/log'),
};

for (const [title, go] of Object.entries(WAYS)) {
  test(`a saved answer that waits for the network is sent from the diary too, by ${title} the diary`, async ({
    page,
    allowNoise,
    signedIn: _,
  }) => {
    allowNoise(OFFLINE_LINE);
    const mend = await abortRequests(page, 'SaveAnswer');
    await visit(page, '/daily');
    await answerField(page).fill('Im Tunnel gespeichert');
    await saveButton(page).click();
    await expect(savedLater(page)).toBeVisible();
    await go(page);
    await expect(answerField(page)).toHaveCount(0);
    await mend();
    await networkReturns(page);
    await expectToast(page, 'success', 'Antwort gespeichert', FIRST_ENTRY);
    await expect(page.getByRole('main').getByText('Im Tunnel gespeichert')).toBeVisible();
    await expectForgotten(page, 'Tunnel');
  });
}
