import { answerToday, storedDraft } from '../days.ts';
import { enterTunnel, NO_NETWORK_LINE, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { NOT_LOADED } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { answerField, installClock, visit } from '../steps.ts';
import { PATIENCE_MS } from '../timings.ts';
import { expectKept, saved, typeDraft, unstored } from '../unsent.ts';

const ENOUGH_TO_STORE_MS = 1_000;

test.use({ serviceWorkers: 'allow' });

test('in a tunnel with hanging requests, the daily page opens offline after the timeout and sends the text later', async ({
  page,
  context,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await installClock(page);
  const asked = sentOperations(page, 'CurrentUser');
  const leaveTunnel = await enterTunnel(page);
  await page.reload();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(PATIENCE_MS.offlineStart);
  await answerField(page).fill('Zwischen zwei Bahnhöfen');
  await expectKept(page, 'Zwischen zwei Bahnhöfen');

  await leaveTunnel();
  await page.clock.runFor(2 * PATIENCE_MS.request);
  await expect(saved(page)).toBeVisible();
  expect(await storedDraft(context.request)).toBe('Zwischen zwei Bahnhöfen');
});

test('a browser without a session reports a hanging server after the timeout', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/');
  // The reply about the session stores who is signed in.
  await expect(page.getByRole('button', { name: 'Profil' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await installClock(page);
  const asked = sentOperations(page, 'CurrentUser');
  await enterTunnel(page);
  await page.goto('/daily');
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(PATIENCE_MS.request);
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
});

test('a page restored in a tunnel is hidden until the timeout and then continues with its text', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await installClock(page);
  const asked = sentOperations(page, 'CurrentUser');
  await enterTunnel(page);
  await answerField(page).fill('Vor dem Tunnel begonnen');
  await expectKept(page, 'Vor dem Tunnel begonnen');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => asked.length).toBe(1);
  await expect(answerField(page)).toBeHidden();
  await page.clock.runFor(PATIENCE_MS.offlineStart);
  await expect(answerField(page)).toHaveValue('Vor dem Tunnel begonnen');
});

test('a text that neither the server nor the browser has stored is not closed without a question', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(NO_NETWORK_LINE);
  allowNoise(OFFLINE_LINE);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.clock.install();
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await context.setOffline(true);
  await typeDraft(page, 'Nur hier');
  await expect(unstored(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(answerField(page)).toHaveValue('Nur hier');
  await context.setOffline(false);
});

test('a changed entry that the browser cannot store is not closed without a question', async ({
  page,
  signedIn: _,
}) => {
  await answerToday(page.context().request, 'Quitten.');
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await installClock(page);
  await visit(page, '/log');
  await page.getByRole('button', { name: /^Eintrag vom .* bearbeiten$/ }).click();
  const field = page.getByRole('textbox', { name: /^Eintrag vom / });
  await field.pressSequentially(' Und Äpfel.');
  await page.clock.runFor(ENOUGH_TO_STORE_MS);
  const expectQuestion = async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
  };
  await expectQuestion();
  await expect(field).toHaveValue('Quitten. Und Äpfel.');

  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { name: 'Häufige Fragen' })).toBeVisible();
  await expectQuestion();
  await page.getByRole('link', { name: 'Mein Tagebuch' }).first().click();
  await page.getByRole('button', { name: /^Eintrag vom .* bearbeiten$/ }).click();
  await expect(field).toHaveValue('Quitten. Und Äpfel.');
});
