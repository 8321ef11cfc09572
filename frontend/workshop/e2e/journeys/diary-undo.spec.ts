import type { Page } from '@playwright/test';
import { answerNeighbouringDay, answerToday, storedAnswers, todaysAnswerId } from '../days.ts';
import { abortFiles, answerWith, BAD_GATEWAY_LINE, OFFLINE_LINE } from '../operations.ts';
import { DEMO, scriptOf } from '../product.ts';
import { NOT_LOADED, NOT_RESTORED, RESTORED } from '../sentences.ts';
import { expect, signIn, test } from '../stage.ts';
import {
  answerField,
  expectFreshDocument,
  expectToast,
  installClock,
  isStored,
  markDocument,
  pass,
  passReload,
  saveButton,
  stopClock,
  visit,
} from '../steps.ts';

const TEXT = 'Quitten vor der Tür.';
const TOAST_MS = 120_000;
const LONG_AFTER_MS = 600_000;

function undo(page: Page) {
  return page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' });
}

/** Deletes the newest entry, up to the toast on the page that was loaded anew. */
async function deleteEntry(page: Page) {
  await markDocument(page);
  await page
    .getByRole('button', { name: /^Eintrag vom .* löschen$/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expectFreshDocument(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(undo(page).last()).toBeVisible();
}

test.beforeEach(async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, TEXT);
});

test('Rückgängig restores the entry, announces it and moves the focus to the heading; the text survives the reload and is in no storage afterwards', {
  tag: '@phone',
}, async ({ page, tap }) => {
  const { request } = page.context();
  const before = await storedAnswers(request);
  await visit(page, '/log');
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const crossing = JSON.stringify(Object.entries(sessionStorage));
      localStorage.setItem('crossing', String(crossing.includes('Quitten')));
    });
  });
  await deleteEntry(page);
  expect(await page.evaluate(() => localStorage.getItem('crossing'))).toBe('true');
  expect(await isStored(page, 'Quitten')).toBe(false);
  expect(await storedAnswers(request)).toEqual([]);
  await expectToast(page, 'success', 'Eintrag gelöscht');

  await markDocument(page);
  await tap(undo(page));
  await expectFreshDocument(page);
  await expectToast(page, 'success', RESTORED);
  await expect(undo(page)).toHaveCount(0);
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [restored] = await storedAnswers(request);
  expect(restored).toMatchObject({ id: before[0]?.id, date: before[0]?.date, content: TEXT });
});

test('of two deletions in a row each can be undone; after two minutes a deletion is final, also after a tap on its toast', {
  tag: '@phone',
}, async ({ page, tap }) => {
  await answerNeighbouringDay(page.context().request, 'Birnen vor der Tür.');
  await installClock(page);
  await visit(page, '/log');
  await deleteEntry(page);
  await deleteEntry(page);
  await expect(undo(page)).toHaveCount(2);
  await markDocument(page);
  await tap(undo(page).first());
  await expectFreshDocument(page);
  await expect(page.locator('main time')).toHaveCount(1);
  await tap(page.getByText('Eintrag gelöscht', { exact: true }));
  await stopClock(page);
  await pass(page, TOAST_MS);
  await expect(undo(page)).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect(page.locator('main time')).toHaveCount(1);
  await expect(undo(page)).toHaveCount(0);
});

test('in a scrolled diary Rückgängig leads to the restored entry', async ({ page, tap }) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const day = await entry.nth(8).getByRole('heading', { level: 3 }).innerText();
  const heading = page.getByRole('heading', { name: day, exact: true });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await markDocument(page);
  await tap(page.getByRole('button', { name: `Eintrag vom ${day} löschen` }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }));
  await expectFreshDocument(page);
  await expect(undo(page)).toBeVisible();
  await expect(entry.nth(8)).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 700));
  await markDocument(page);
  await tap(undo(page));
  await expectFreshDocument(page);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('with an edit open no focus is lost, and Rückgängig shows the entry', async ({ page, tap }) => {
  await answerNeighbouringDay(page.context().request, 'Birnen vor der Tür.');
  await visit(page, '/log');
  const entryOf = (text: string) => page.locator('main li').filter({ hasText: text });
  await tap(entryOf('Birnen').getByRole('button', { name: /bearbeiten$/ }));
  const editor = page.getByRole('textbox', { name: /^Eintrag vom/ });
  await editor.fill('Mirabellen');
  await tap(entryOf(TEXT).getByRole('button', { name: /löschen$/ }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }));
  await expect(entryOf(TEXT)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tap(undo(page));
  await expectToast(page, 'success', RESTORED);
  await expect(entryOf(TEXT)).toBeVisible();
  await expect(editor).toHaveValue('Mirabellen');
});

test('with the keyboard, F8 leads to the toast, and the toast stays while it has the focus', async ({
  page,
}) => {
  await installClock(page);
  await visit(page, '/log');
  await deleteEntry(page);
  // Retry, because the toast listens for the key a moment after it appears.
  await expect(async () => {
    await page.keyboard.press('F8');
    for (let stop = 0; stop < 3; stop += 1) {
      if (await undo(page).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('F8 does not lead to the toast.');
  }).toPass();
  await stopClock(page);
  await pass(page, LONG_AFTER_MS);
  await expect(undo(page)).toBeFocused();
  await page.clock.resume();
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expectFreshDocument(page);
  await expect(page.getByText(TEXT)).toBeVisible();
});

test('an undo that a restarting server refuses can be repeated on another page, after a save and its reload', async ({
  page,
  allowNoise,
}) => {
  allowNoise(BAD_GATEWAY_LINE);
  const { request } = page.context();
  const [ofToday] = await storedAnswers(request);
  await request.delete(`/api/answers/${ofToday?.id}`);
  await answerNeighbouringDay(request, 'Birnen vor der Tür.');
  await page.clock.install();
  await visit(page, '/log');
  await deleteEntry(page);
  const mend = await answerWith(page, 'RestoreAnswer', { status: 502, body: 'Bad Gateway' });
  await undo(page).click();
  await expectToast(page, 'error', NOT_RESTORED);
  await mend();
  await page.getByRole('link', { name: 'Tägliche Frage' }).first().click();
  await answerField(page).fill('Heute.');
  await markDocument(page);
  await saveButton(page).click();
  await passReload(page);
  await undo(page).click();
  await expect(async () => expect(await storedAnswers(request)).toHaveLength(2)).toPass();
});

test('a day that was answered again keeps its new answer, the toast says so, and the old text waits for the day', async ({
  page,
  tap,
}) => {
  const { request } = page.context();
  await visit(page, '/log');
  await deleteEntry(page);
  await answerToday(request, 'Ein neuer Anfang.');
  await tap(undo(page));
  await expectToast(page, 'error', NOT_RESTORED, 'Dieser Tag hat inzwischen einen anderen Eintrag.');
  expect(await storedAnswers(request)).toMatchObject([{ content: 'Ein neuer Anfang.' }]);
  await request.delete(`/api/answers/${await todaysAnswerId(request)}`);
  await tap(undo(page));
  await expect(async () => expect(await storedAnswers(request)).toMatchObject([{ content: TEXT }])).toPass();
});

test('a tab that is restored later offers no undo and forgets the text', async ({ page }) => {
  await visit(page, '/log');
  await page.evaluate((content) => {
    const of = { userId: '1', id: '1', day: '2026-02-14', texts: { content } };
    const toast = { kind: 'success', title: 'Eintrag gelöscht', undo: { until: Date.now() - 1, of } };
    sessionStorage.setItem('aufwind:toast', JSON.stringify(toast));
  }, 'Birnen vor der Tür.');
  await page.reload();
  await expectToast(page, 'success', 'Eintrag gelöscht');
  await expect(undo(page)).toHaveCount(0);
  expect(await isStored(page, 'Birnen')).toBe(false);
});

test('an entry that another person has deleted in this tab is not restored into this diary', async ({
  page,
  tap,
}) => {
  const { request } = page.context();
  const [{ id } = { id: '' }] = await storedAnswers(request);
  await request.delete(`/api/answers/${id}`);
  await visit(page, '/log');
  await page.evaluate(
    (of) => {
      const toast = { kind: 'success', title: 'Eintrag gelöscht', undo: { until: Date.now() + 60_000, of } };
      sessionStorage.setItem('aufwind:toast', JSON.stringify(toast));
    },
    { userId: '999999', id: String(id), day: '2026-02-14', texts: { content: 'Nicht von mir.' } },
  );
  await page.reload();
  await tap(undo(page));
  await expectToast(page, 'error', NOT_RESTORED, 'Bitte melde Dich an.');
  expect(await storedAnswers(request)).toEqual([]);
});

test('a page whose script cannot be fetched keeps the undo over its retry', async ({ page, allowNoise }) => {
  allowNoise(OFFLINE_LINE);
  allowNoise(/dynamically imported module/);
  await visit(page, '/log');
  await deleteEntry(page);
  const mend = await abortFiles(page, await scriptOf('content/faq-page.tsx'));
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await mend();
  await markDocument(page);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectFreshDocument(page);
  await undo(page).click();
  await expectToast(page, 'success', RESTORED);
});
