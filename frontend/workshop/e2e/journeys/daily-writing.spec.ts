import { hold, sentOperations } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectToast, visit } from '../steps.ts';

test('Ctrl+Enter saves the answer and its edit, and Enter begins a line', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await page.keyboard.type('Erste Zeile');
  await page.keyboard.press('Enter');
  await page.keyboard.type('zweite');
  const sent = sentOperations(page, 'SaveAnswer');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
  expect(sent).toMatchObject([{ input: { content: 'Erste Zeile\nzweite' } }]);

  await tap(page.getByRole('button', { name: 'Weiter' }));
  await tap(page.getByRole('button', { name: /bearbeiten$/ }));
  await page.keyboard.type(' und dritte');
  await page.keyboard.press('Meta+Enter');
  await expectToast(page, 'success', 'Antwort aktualisiert');
  await expect(page.getByText('zweite und dritte')).toBeVisible();
});

test('the question does not take the focus from another control', async ({ page, signedIn: _ }) => {
  const letQuestionCome = await hold(page, 'Today');
  await visit(page, '/daily');
  const profile = page.getByRole('button', { name: 'Profil' });
  await profile.focus();
  letQuestionCome();
  await expect(answerField(page)).toBeEditable();
  await expect(profile).toBeFocused();
});
