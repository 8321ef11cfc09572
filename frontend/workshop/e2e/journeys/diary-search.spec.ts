import type { Page } from '@playwright/test';
import { answerNeighbouringDay, answerToday, longToday, storedAnswers } from '../days.ts';
import { abortRequests, fulfilWith, hold, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { DEMO } from '../product.ts';
import { SEARCH_FAILED, SEARCH_LABEL } from '../sentences.ts';
import { expect, signIn, test } from '../stage.ts';
import { everythingStored, visit } from '../steps.ts';

const LETTER_EVERY_MS = 90;

function searchField(page: Page) {
  return page.getByRole('searchbox', { name: SEARCH_LABEL });
}

function status(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: /./ });
}

/** Types as a person does, a letter at a time. */
async function type(page: Page, text: string) {
  await searchField(page).pressSequentially(text, { delay: LETTER_EVERY_MS });
}

/** Types so fast that the page cannot follow, and that no pause is between the letters on a busy machine. */
async function typeInOneStep(page: Page, text: string) {
  await searchField(page).focus();
  await page.evaluate((letters) => {
    for (const letter of letters) document.execCommand('insertText', false, letter);
  }, text);
}

test('three letters, typed faster than the page follows, find entries, announced and marked, without a trace in address or storage', async ({
  page,
  signedIn: _,
}) => {
  const { request } = page.context();
  await answerToday(request, 'Zu Besuch bei der Großmutter, die alle Oma nennen.');
  await answerNeighbouringDay(request, 'Ein stiller Tag.');
  await visit(page, '/log');
  const searches = sentOperations(page, 'SearchAnswers');
  await typeInOneStep(page, 'oma');
  await expect(status(page)).toHaveText('1 Eintrag mit „oma“');
  await expect(searchField(page)).toHaveValue('oma');
  await expect(page.locator('mark')).toHaveText(['Oma']);
  await expect(page.getByRole('link', { name: longToday() })).toBeVisible();
  await expect(page.getByText('Ein stiller Tag.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Optimismus' })).toBeHidden();
  expect(searches).toEqual([{ text: 'oma' }]);
  await expect(page).toHaveURL('/log');
  expect(await everythingStored(page)).not.toContain('oma');
});

test('a hit leads to its entry; going back leads to the hits and then to the previous list position', async ({
  page,
  tap,
}) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  await expect(page.locator('main time').first()).toBeVisible();
  await type(page, 'kaffee');
  const hits = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('mark') });
  await expect(hits).not.toHaveCount(0);
  const hit = hits.nth(7);
  const date = await hit.getByRole('link').innerText();
  await hit.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await tap(hit.getByRole('link'));
  const entry = page.getByRole('heading', { level: 3, name: date });
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await expect(page).toHaveURL(/\/log#\d{4}-\d{2}-\d{2}$/);
  await expect(searchField(page)).toHaveValue('');

  await page.goBack();
  await expect(searchField(page)).toHaveValue('kaffee');
  await expect(hit).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: /^\d{4} ·/ })).toBeInViewport();
  await expect(page).toHaveURL('/log');
});

test('Escape and the button close a search, and the focus stays in the field', async ({ page, tap }) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  const entries = page.locator('main time');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => tap(page.getByRole('button', { name: 'Suche schließen' })),
  ]) {
    await expect(entries.first()).toBeVisible();
    await searchField(page).fill('kaffee');
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(entries.first()).toBeHidden();
    await close();
    await expect(entries.first()).toBeVisible();
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
  }
});

test('a button loads more than thirty hits, each once', async ({ page, tap }) => {
  const { request } = page.context();
  await signIn(request, DEMO);
  const wanted = (await storedAnswers(request)).filter(({ content }) => /wir/i.test(content)).length;
  expect(wanted).toBeGreaterThan(30);
  expect(wanted).toBeLessThanOrEqual(60);
  await visit(page, '/log');
  await searchField(page).fill('wir');
  // A busy server answers before it has read the whole diary.
  await expect(status(page)).toHaveText(new RegExp(`^(${wanted}|Mindestens \\d+) Einträge mit „wir“$`));
  const hits = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('mark') });
  await expect(hits).toHaveCount(30);
  const more = page.getByRole('button', { name: 'Weitere Treffer laden' });
  await expect(async () => {
    await tap(more);
    await expect(more).toBeHidden();
  }).toPass();
  await expect(hits).toHaveCount(wanted);
  await expect(status(page)).toHaveText(`${wanted} Einträge mit „wir“`);
  const dates = await hits.getByRole('link').allInnerTexts();
  expect(new Set(dates).size).toBe(wanted);
});

test('hits inside words alone are open, and an entry of either direction is read from its own side', async ({
  page,
  context,
  signedIn: _,
}) => {
  await answerToday(context.request, '«أنا فخورة بك!» Tomaten');
  await visit(page, '/log');
  const entry = page.getByText('Tomaten').first();
  await expect(entry).toHaveCSS('direction', 'rtl');
  await page.getByRole('searchbox').fill('mate');
  await expect(page.getByText('1-mal mitten in Wörtern')).toBeVisible();
  await expect(page.locator('mark')).toBeVisible();
  await expect(page.locator('p', { has: page.locator('mark') })).toHaveCSS('direction', 'rtl');
});

test('a failed search shows a message, and Enter retries', async ({ page, allowNoise, signedIn: _ }) => {
  allowNoise(OFFLINE_LINE);
  await answerToday(page.context().request, 'Der Zug hat gewartet.');
  await visit(page, '/log');
  const mend = await abortRequests(page, 'SearchAnswers');
  await searchField(page).fill('zug');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(SEARCH_FAILED);
  await mend();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('1 Eintrag mit „zug“');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await abortRequests(page, 'SearchAnswers');
  await searchField(page).fill('bus');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(SEARCH_FAILED);
  await expect(page.getByText('Der Zug hat gewartet.')).toBeHidden();
});

test('a search interrupted by a busy server continues automatically until a hit, and then with a button', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await answerToday(page.context().request, 'Der Zug hat gewartet.');
  await visit(page, '/log');
  const searches = sentOperations(page, 'SearchAnswers');
  const nothing = { __typename: 'SearchPage', count: 0, insideCount: 0, nodes: [], isComplete: false };
  const mend = await fulfilWith(page, 'SearchAnswers', {
    searchAnswers: { ...nothing, nextBefore: '2999-12-31' },
  });
  await searchField(page).fill('zug');
  await expect(status(page)).toHaveText('Bisher nichts mit „zug“.');
  expect(searches).toEqual([
    { text: 'zug' },
    ...Array.from({ length: 9 }, () => ({ text: 'zug', before: '2999-12-31' })),
  ]);
  await mend();
  await tap(page.getByRole('button', { name: 'Weitere Treffer laden' }));
  await expect(status(page)).toHaveText('1 Eintrag mit „zug“');
});

test('results of an earlier query are not shown after another query', async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Der Zug hat gewartet.');
  await visit(page, '/log');
  const release = await hold(page, 'SearchAnswers');
  const first = page.waitForRequest((request) => /SearchAnswers/.test(request.postData() ?? ''));
  await type(page, 'zug');
  await first;
  const second = page.waitForRequest((request) => /Einhorn/.test(request.postData() ?? ''));
  await searchField(page).fill('Einhorn');
  await second;
  release();
  await expect(status(page)).toHaveText('Nichts mit „Einhorn“. Vielleicht ein anderes Wort?');
  await expect(page.locator('mark')).toHaveCount(0);
});

test('further results of an earlier query do not replace newer results', {
  tag: '@full',
}, async ({ page, tap }) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  await type(page, 'wir');
  const more = page.getByRole('button', { name: 'Weitere Treffer laden' });
  await expect(more).toBeVisible();
  const release = await hold(page, 'SearchAnswers');
  const second = page.waitForRequest((request) => /Kaffee/.test(request.postData() ?? ''));
  await searchField(page).fill('Kaffee');
  await second;
  await tap(more);
  release();
  await expect(status(page)).toHaveText(/ mit „Kaffee“$/);
  const marks = await page.locator('mark').allInnerTexts();
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['kaffee']));
});
