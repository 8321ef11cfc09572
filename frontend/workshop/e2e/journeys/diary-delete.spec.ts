import type { Page } from '@playwright/test';
import { answerNeighbouringDay, answerToday, longToday, storedAnswers, todaysAnswerId } from '../days.ts';
import { hold } from '../operations.ts';
import { CHANGED_MEANWHILE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectFreshDocument, expectToast, markDocument, tabTo, visit } from '../steps.ts';

function trash(page: Page) {
  return page.getByRole('button', { name: `Eintrag vom ${longToday()} löschen` });
}

function dialog(page: Page) {
  return page.getByRole('alertdialog', { name: 'Eintrag löschen?' });
}

test.beforeEach(async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Quitten vor der Tür.');
  await visit(page, '/log');
});

test('the dialog asks with the date; Abbrechen and Escape keep the entry and put the focus back on its button', {
  tag: '@phone',
}, async ({ page, tap }) => {
  await tap(trash(page));
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(longToday()));
  await expect(dialog(page).getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: 'Löschen' })).toBeEnabled();
  await tap(dialog(page).getByRole('button', { name: 'Abbrechen' }));
  await expect(dialog(page)).toBeHidden();
  await expect(trash(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(trash(page)).toBeFocused();
  await expect(page.getByText('Quitten vor der Tür.')).toBeVisible();
});

test('Löschen deletes the entry; the page reloads and shows the toast, with the focus on its heading', {
  tag: '@phone',
}, async ({ page, tap }) => {
  const { request } = page.context();
  await answerNeighbouringDay(request, 'Der Nachbartag bleibt.');
  await page.reload();
  await expect(page.getByText('2 Einträge', { exact: true })).toBeVisible();
  await markDocument(page);
  await tap(trash(page));
  await tap(dialog(page).getByRole('button', { name: 'Löschen' }));
  await expectFreshDocument(page);
  await expectToast(page, 'success', 'Eintrag gelöscht');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Quitten vor der Tür.')).toHaveCount(0);
  await expect(page.getByText('Der Nachbartag bleibt.')).toBeVisible();
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  expect(await storedAnswers(request)).toHaveLength(1);
});

test('an entry that was changed on another device is shown before it can be deleted', async ({
  page,
  tap,
}) => {
  await expect(trash(page)).toBeVisible();
  const { request } = page.context();
  await request.patch(`/api/answers/${await todaysAnswerId(request)}`, {
    data: { content: 'Drei Quitten vor der Tür.' },
  });
  await tap(trash(page));
  await tap(dialog(page).getByRole('button', { name: 'Löschen' }));
  await expectToast(page, 'error', 'Fehler beim Löschen', CHANGED_MEANWHILE);
  await expect(page.getByText('Drei Quitten vor der Tür.')).toBeVisible();
  await tap(trash(page));
  await tap(dialog(page).getByRole('button', { name: 'Löschen' }));
  await expectToast(page, 'success', 'Eintrag gelöscht');
  expect(await storedAnswers(request)).toEqual([]);
});

test('deleting the last entry with the keyboard only empties the diary and reopens the day', async ({
  page,
}) => {
  await expect(trash(page)).toBeVisible();
  await markDocument(page);
  await tabTo(page, trash(page));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Löschen' }));
  await page.keyboard.press('Enter');
  await expectFreshDocument(page);
  await expectToast(page, 'success', 'Eintrag gelöscht');
  await expect(page.getByRole('heading', { name: 'Noch keine Einträge vorhanden' })).toBeVisible();
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue('');
  await expect(page.getByText(/Streak$|Eintr.ge?$/)).toHaveCount(0);
});

test('the dialog shows a running deletion and does not close', { tag: '@full' }, async ({ page, tap }) => {
  const release = await hold(page, 'DeleteAnswer');
  await tap(trash(page));
  await tap(dialog(page).getByRole('button', { name: 'Löschen' }));
  await expect(dialog(page).getByRole('button', { name: 'Lösche\u00a0…' })).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  release();
  await expectToast(page, 'success', 'Eintrag gelöscht');
});
