import type { Page } from '@playwright/test';
import { answerToday } from '../days.ts';
import { hold, makeUnavailable, sentOperations, UNAVAILABLE_LINE } from '../operations.ts';
import { expect, signIn, test } from '../stage.ts';
import { expectToast, tabTo, visit } from '../steps.ts';
import { keepSlowly } from '../unsent.ts';

const FAILED = 'Fehler beim Aktualisieren';
// Longer than the server takes to answer.
const KEEPING_MS = 1_000;

function controls(page: Page) {
  return {
    pencil: page.getByRole('button', { name: /^Eintrag vom .* bearbeiten$/ }),
    trash: page.getByRole('button', { name: /^Eintrag vom .* löschen$/ }),
    field: page.getByRole('textbox', { name: /^Eintrag vom / }),
    save: page.getByRole('button', { name: 'Speichern' }),
    cancel: page.getByRole('button', { name: 'Abbrechen' }),
  };
}

test.beforeEach(async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Quitten vor der Tür.');
  await visit(page, '/log');
});

test('Escape closes an unchanged edit and keeps a changed one open', async ({ page, tap }) => {
  const { pencil, field } = controls(page);
  await tap(pencil);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(pencil).toBeFocused();
  await tap(pencil);
  await field.fill('Geändert.');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Geändert.');
});

test('the pencil opens the entry in its place, with the focus at the end of its text', async ({
  page,
  tap,
}) => {
  const { pencil, trash, field } = controls(page);
  await tap(pencil);
  await expect(field).toHaveValue('Quitten vor der Tür.');
  await expect(field).toBeFocused();
  await expect(trash).toBeHidden();
  await page.keyboard.type(' Einfach so.');
  await expect(field).toHaveValue('Quitten vor der Tür. Einfach so.');
});

test('Speichern changes the entry permanently, with a toast and the focus back on the pencil', async ({
  page,
  tap,
}) => {
  const { pencil, field, save } = controls(page);
  await tap(pencil);
  await field.fill('Äpfel vor der Tür.');
  await tap(save);
  await expectToast(page, 'success', 'Eintrag aktualisiert');
  await expect(page.getByText('Äpfel vor der Tür.', { exact: true })).toBeVisible();
  await expect(pencil).toBeFocused();
  await page.reload();
  await expect(page.getByText('Äpfel vor der Tür.', { exact: true })).toBeVisible();
});

test('Abbrechen leaves the entry as it was and puts the focus back on the pencil', { tag: '@full' }, async ({
  page,
  tap,
}) => {
  const { pencil, field, cancel } = controls(page);
  await tap(pencil);
  await field.fill('Doch nicht.');
  await tap(cancel);
  await expect(page.getByText('Quitten vor der Tür.', { exact: true })).toBeVisible();
  await expect(pencil).toBeFocused();
  await tap(pencil);
  await expect(field).toHaveValue('Quitten vor der Tür.');
});

test('a person changes an entry with the keyboard only', { tag: '@full' }, async ({ page }) => {
  const { pencil, field, save } = controls(page);
  await expect(pencil).toBeVisible();
  await tabTo(page, pencil);
  await page.keyboard.press('Space');
  await expect(field).toBeFocused();
  await page.keyboard.type(' Danke.');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Eintrag aktualisiert');
  await expect(page.getByText('Quitten vor der Tür. Danke.', { exact: true })).toBeVisible();
});

test('an emptied entry is not sent, and the field says why', { tag: '@full' }, async ({ page, tap }) => {
  const { pencil, field, save } = controls(page);
  const sent = sentOperations(page, 'UpdateAnswer');
  await tap(pencil);
  await field.fill(' \n ');
  await tap(save);
  await expect(field).toHaveAccessibleDescription('Antwort darf nicht leer sein');
  await expect(field).toBeFocused();
  expect(sent).toEqual([]);
});

test('a toast reports an unreachable server, and the text waits for the next attempt', {
  tag: '@full',
}, async ({ page, tap, allowNoise }) => {
  allowNoise(UNAVAILABLE_LINE);
  const { pencil, field, save } = controls(page);
  const mend = await makeUnavailable(page, 'UpdateAnswer');
  await tap(pencil);
  await field.fill('Bleibt stehen.');
  await tap(save);
  await expectToast(page, 'error', FAILED, 'Ihr Eintrag konnte nicht aktualisiert werden.');
  await expect(field).toHaveValue('Bleibt stehen.');
  await mend();
  await tap(save);
  await expectToast(page, 'success', 'Eintrag aktualisiert');
});

test('a session that ends while the browser stores the text leads to /auth once the text is stored', async ({
  page,
  context,
  signedIn: anna,
}) => {
  const { pencil, field, save } = controls(page);
  await pencil.click();
  await field.fill('Lang und breit');
  await context.request.post('/api/logout');
  await keepSlowly(page, KEEPING_MS);
  await save.click();
  await page.waitForURL('/auth');

  await signIn(context.request, anna);
  // The app saves the text automatically and then closes its editor.
  const release = await hold(page, 'UpdateAnswer');
  await visit(page, '/log');
  await expect(field).toHaveValue('Lang und breit');
  release();
  await expect(page.getByText('Lang und breit', { exact: true })).toBeVisible();
});
