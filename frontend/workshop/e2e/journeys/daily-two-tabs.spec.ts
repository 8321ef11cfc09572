import { answerToday } from '../days.ts';
import { CHANGED_MEANWHILE, LOG_IN_AGAIN } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectToast, saveButton, visit } from '../steps.ts';
import { changeElsewhere, saved, typeDraft, versions, waitingText } from '../unsent.ts';

test('after an answer in one tab, the second tab’s draft is refused with a toast, waits, and can replace the answer', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  await page.clock.install();
  const second = await context.newPage();
  await visit(page, '/daily');
  await visit(second, '/daily');
  await typeDraft(second, 'Der zweite Gedanke.');
  await expect(saved(second)).toBeVisible();

  await typeDraft(page, 'Der erste Gedanke.');
  await expect(versions(page)).toContainText('Der zweite Gedanke.');
  await tap(page.getByRole('button', { name: 'Meine Fassung behalten' }));
  await expect(saved(page)).toBeVisible();
  await tap(saveButton(page));
  await expectToast(page, 'success', 'Antwort gespeichert');

  await tap(saveButton(second));
  await expectToast(
    second,
    'error',
    'Fehler beim Speichern',
    'Ihre Antwort konnte nicht gespeichert werden.',
  );
  const waiting = waitingText(second);
  await expect(second.getByText('Der erste Gedanke.', { exact: true })).toBeVisible();
  await expect(second.getByText('1 Tages-Streak')).toBeVisible();
  await expect(waiting).toContainText('Der zweite Gedanke.');

  await second.reload();
  await expect(waiting).toContainText('Der zweite Gedanke.');
  await tap(waiting.getByRole('button', { name: 'Antwort ersetzen' }));
  await expectToast(second, 'success', 'Antwort aktualisiert');
  await expect(waiting).toBeHidden();
  await second.reload();
  await expect(second.getByText('Der zweite Gedanke.', { exact: true })).toBeVisible();
});

test('saving the same text in both tabs creates a single answer, and both tabs show it', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  const second = await context.newPage();
  await visit(second, '/daily');
  await visit(page, '/daily');
  for (const tab of [page, second]) {
    await answerField(tab).fill('Derselbe Gedanke.');
    await tap(saveButton(tab));
    await expectToast(tab, 'success', 'Antwort gespeichert');
  }
  await expect(second.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await expect(second.getByRole('dialog')).toBeHidden();
});

test('an answer changed elsewhere is not overwritten, and the own text stays in the editor', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  await answerToday(context.request, 'Fassung eins.');
  await visit(page, '/daily');
  await tap(page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ }));
  await answerField(page).fill('Meine Fassung.');

  await changeElsewhere(context.request, 'Fassung zwei.');

  await tap(page.getByRole('button', { name: 'Speichern' }));
  await expectToast(page, 'error', 'Fehler beim Aktualisieren', CHANGED_MEANWHILE);
  await expect(answerField(page)).toHaveValue('Meine Fassung.');
  await page.reload();
  await expect(page.getByText('Fassung zwei.', { exact: true })).toBeVisible();
});

test('after a log-out elsewhere while writing, the log-in opens in every tab, and the whole text is there afterwards', async ({
  page,
  context,
  tap,
  signedIn,
}) => {
  const second = await context.newPage();
  await visit(second, '/log');
  await page.clock.install();
  await visit(page, '/daily');
  await typeDraft(page, 'Mitten im');
  await expect(saved(page)).toBeVisible();
  await context.request.post('/api/logout');
  await typeDraft(page, 'Mitten im Satz');

  for (const tab of [page, second]) {
    await tab.waitForURL('/auth');
    await expect(tab.getByText(LOG_IN_AGAIN)).toBeVisible();
  }
  await page.getByLabel('E-Mail').fill(signedIn.username);
  await page.getByLabel('Passwort', { exact: true }).fill(signedIn.password);
  await tap(page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden' }));
  await page.waitForURL('/daily');
  await expect(answerField(page)).toHaveValue('Mitten im Satz');
});
