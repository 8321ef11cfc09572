import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storedAnswers } from '../days.ts';
import { abortRequests, OFFLINE_LINE, sendOperation, sentOperations } from '../operations.ts';
import { expect, signIn, test } from '../stage.ts';
import { visit } from '../steps.ts';
import { expectForgotten, expectKept, networkReturns, saved, savedLater, typeDraft } from '../unsent.ts';

const DAY_MS = 86_400_000;
const DAY = '2026-01-03';
const NAME = 'Eintrag vom Samstag, 3. Januar 2026';

/** Edits the oldest of some entries. */
async function edit(page: Page, text: string, count = 1) {
  const entries = Array.from({ length: count }, (_, days) => {
    const day = new Date(Date.UTC(2026, 0, 3 + days)).toISOString().slice(0, 10);
    return { day, content: `Eintrag ${days}` };
  });
  const input = { importId: randomUUID(), entries };
  await sendOperation(page.context().request, 'ImportAnswers', { input });
  await visit(page, `/log#${DAY}`);
  await page.getByRole('button', { name: `${NAME} bearbeiten` }).click();
  await page.getByRole('textbox', { name: NAME }).fill(text);
  await expectKept(page, text);
}

/** Saves the edit without the server, and closes the page. Returns how the server comes back. */
async function saveInVain(page: Page): Promise<() => Promise<void>> {
  const mend = await abortRequests(page, 'UpdateAnswer');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(savedLater(page)).toBeVisible();
  await page.goto('about:blank');
  return mend;
}

function waitingEdit(page: Page) {
  return page.getByRole('link', { name: 'Im Tagebuch wartet eine Änderung' });
}

test('an edit that was saved without the server is sent by the next page of the day', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await edit(page, 'Am See, bis es dunkel war.');
  const mend = await saveInVain(page);
  await mend();
  await visit(page, '/daily');
  await expectForgotten(page, 'Am See');
  const oldest = (await storedAnswers(context.request)).at(-1);
  expect(oldest?.content).toBe('Am See, bis es dunkel war.');
  await expect(waitingEdit(page)).toHaveCount(0);
});

test('an unfinished edit is opened by its link, however old its entry is', async ({ page, signedIn: _ }) => {
  await edit(page, 'Am See, bis', 60);
  await page.goto('about:blank');
  await visit(page, '/daily');
  await waitingEdit(page).click();
  await expect(page.getByRole('textbox', { name: NAME })).toHaveValue('Am See, bis');
});

test('the text of an edit whose entry was deleted elsewhere is shown until it is discarded', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await edit(page, 'Am See, bis es dunkel war.');
  const mend = await saveInVain(page);
  await mend();
  const [entry] = (await storedAnswers(context.request)).slice(-1);
  await context.request.delete(`/api/answers/${entry?.id}`);
  await visit(page, '/daily');
  const text = page.getByRole('region', { name: /keinen Eintrag mehr$/ });
  await expect(text).toContainText('Am See, bis es dunkel war.');
  await expect(waitingEdit(page)).toHaveCount(0);
  await text.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(text).toHaveCount(0);
  await expectForgotten(page, 'Am See');
});

test('an edit that was saved without a network is sent when the network returns, and its link goes', async ({
  page,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await edit(page, 'Am See, bis es dunkel war.');
  const mend = await saveInVain(page);
  await visit(page, '/daily');
  await expect(waitingEdit(page)).toBeVisible();
  await mend();
  await networkReturns(page);
  await expectForgotten(page, 'Am See');
  await expect(waitingEdit(page)).toHaveCount(0);
});

test('an edit that was discarded in another tab does not come back with the pencil', async ({
  page,
  context,
  signedIn: _,
}) => {
  await edit(page, 'Am See, bis');
  await page.goto('about:blank');
  await visit(page, '/daily');
  await expect(waitingEdit(page)).toBeVisible();
  const tab = await context.newPage();
  await visit(tab, `/log#${DAY}`);
  await tab.getByRole('button', { name: 'Abbrechen' }).click();
  await expectForgotten(tab, 'Am See');
  await waitingEdit(page).click();
  await page.getByRole('button', { name: `${NAME} bearbeiten` }).click();
  await expect(page.getByRole('textbox', { name: NAME })).toHaveValue('Eintrag 0');
});

test('an edit that was discarded in one tab is not sent by another tab when the network returns', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await page.clock.install();
  await edit(page, 'Am See, bis es dunkel war.');
  const mend = await abortRequests(page, 'UpdateAnswer');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(savedLater(page)).toBeVisible();
  const tab = await context.newPage();
  const mendTab = await abortRequests(tab, 'UpdateAnswer');
  await visit(tab, '/daily');
  await expect(waitingEdit(tab)).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expectForgotten(page, 'Am See');
  await mend();
  await mendTab();
  const sent = sentOperations(tab, 'UpdateAnswer');
  await networkReturns(tab);
  await typeDraft(tab, 'Heute.');
  await expect(saved(tab)).toBeVisible();
  expect(sent).toEqual([]);
});

test('an edit on a page that was open for more than seven days is kept when the session ends', async ({
  page,
  context,
  signedIn: anna,
}) => {
  await page.clock.install();
  await edit(page, 'Am See, bis');
  await page.clock.fastForward(8 * DAY_MS);
  await context.request.post('/api/logout');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL('/auth');
  await signIn(context.request, anna);
  await visit(page, `/log#${DAY}`);
  await expect(page.getByRole('textbox', { name: NAME })).toHaveValue('Am See, bis');
});
