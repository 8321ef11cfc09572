import { answerToday } from '../days.ts';
import { abortRequests, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectNoToast, expectToast, QUESTION, tabTo, visit } from '../steps.ts';
import { savedLater } from '../unsent.ts';

test.beforeEach(async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Der Bus war leer.');
  await visit(page, '/daily');
});

test('Abbrechen leaves the answer as it was and puts the focus back on the pencil', async ({ page, tap }) => {
  const pencil = page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ });
  await tap(pencil);
  await expect(answerField(page)).toHaveValue('Der Bus war leer.');
  await expect(answerField(page)).toBeFocused();
  await answerField(page).fill('Etwas ganz anderes.');
  await tap(page.getByRole('button', { name: 'Abbrechen' }));
  await expect(answerField(page)).toBeHidden();
  await expect(page.getByText('Der Bus war leer.', { exact: true })).toBeVisible();
  await expect(pencil).toBeFocused();
});

test('Speichern changes the answer permanently, with a toast and the focus back on the pencil', async ({
  page,
  tap,
}) => {
  const pencil = page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ });
  await tap(pencil);
  await answerField(page).fill('Der Bus war leer\nund pünktlich.');
  await tap(page.getByRole('button', { name: 'Speichern' }));
  await expectToast(page, 'success', 'Antwort aktualisiert');
  await expect(pencil).toBeFocused();
  await page.reload();
  await expect(page.getByText('Der Bus war leer\nund pünktlich.')).toHaveText(
    /^Der Bus war leer\s+und pünktlich\.$/,
  );
});

test('a person changes the answer with the keyboard only', { tag: '@full' }, async ({ page }) => {
  const pencil = page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ });
  await expect(pencil).toBeVisible();
  await tabTo(page, pencil);
  await page.keyboard.press('Enter');
  await expect(answerField(page)).toBeFocused();
  await page.keyboard.type(' Ganz leer.');
  await tabTo(page, page.getByRole('button', { name: 'Speichern' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Antwort aktualisiert');
  await expect(page.getByText('Der Bus war leer. Ganz leer.', { exact: true })).toBeVisible();
});

test('an emptied answer is not sent, and the field says why', async ({ page, tap }) => {
  const sent = sentOperations(page, 'UpdateAnswer');
  await tap(page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ }));
  await answerField(page).fill('   ');
  await tap(page.getByRole('button', { name: 'Speichern' }));
  await expect(answerField(page)).toHaveAccessibleDescription('Antwort darf nicht leer sein');
  await expect(answerField(page)).toBeFocused();
  expect(sent).toEqual([]);
});

test('a failed change is kept on this device, and the next attempt succeeds', async ({
  page,
  tap,
  allowNoise,
}) => {
  allowNoise(OFFLINE_LINE);
  const mend = await abortRequests(page, 'UpdateAnswer');
  await tap(page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ }));
  await answerField(page).fill('Unterwegs geändert.');
  await tap(page.getByRole('button', { name: 'Speichern' }));
  await expect(savedLater(page)).toBeVisible();
  await expectNoToast(page);
  await expect(answerField(page)).toHaveValue('Unterwegs geändert.');
  await mend();
  await tap(page.getByRole('button', { name: 'Speichern' }));
  await expectToast(page, 'success', 'Antwort aktualisiert');
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
  await expect(page.getByText('Unterwegs geändert.', { exact: true })).toBeVisible();
});
