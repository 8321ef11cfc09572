import { answerToday } from '../days.ts';
import { expect, test } from '../stage.ts';
import { answerField, expectToast, visit } from '../steps.ts';

const ALREADY = 'Die Frage von heute ist bereits beantwortet.';

test('answered in one tab, another text in the second is refused with a toast and stays in the field', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  const second = await context.newPage();
  await visit(page, '/daily');
  await visit(second, '/daily');
  await answerField(second).fill('Der zweite Gedanke.');
  await expect(second.getByText('Entwurf gespeichert')).toBeVisible();

  await answerField(page).fill('Der erste Gedanke.');
  await tap(page.getByRole('button', { name: 'Antwort speichern' }));
  await expectToast(page, 'success', 'Antwort gespeichert');

  await tap(second.getByRole('button', { name: 'Antwort speichern' }));
  await expectToast(
    second,
    'error',
    'Fehler beim Speichern',
    'Ihre Antwort konnte nicht gespeichert werden.',
  );
  await expect(answerField(second)).toHaveValue('Der zweite Gedanke.');
  await expect(answerField(second)).toHaveAccessibleDescription(new RegExp(ALREADY));

  await second.reload();
  await expect(second.getByText('Der erste Gedanke.', { exact: true })).toBeVisible();
});

test('the same text saved in both tabs is one answer, and both say so', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  const second = await context.newPage();
  await visit(second, '/daily');
  await visit(page, '/daily');
  await answerField(second).fill('Derselbe Gedanke.');
  await answerToday(context.request, 'Derselbe Gedanke.');
  await tap(second.getByRole('button', { name: 'Antwort speichern' }));
  await expectToast(second, 'success', 'Antwort gespeichert');
  await expect(second.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await expect(second.getByRole('dialog')).toBeHidden();
});

test('an answer changed elsewhere meanwhile is not written over; the own text stays in the editor', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  await answerToday(context.request, 'Fassung eins.');
  await visit(page, '/daily');
  await tap(page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ }));
  await answerField(page).fill('Meine Fassung.');

  const today = await (await context.request.get('/api/answers/today')).json();
  await context.request.patch(`/api/answers/${today.id}`, { data: { content: 'Fassung zwei.' } });

  await tap(page.getByRole('button', { name: 'Speichern' }));
  await expectToast(
    page,
    'error',
    'Fehler beim Aktualisieren',
    'Dieser Eintrag wurde inzwischen an anderer Stelle geändert.',
  );
  await expect(answerField(page)).toHaveValue('Meine Fassung.');
  await page.reload();
  await expect(page.getByText('Fassung zwei.', { exact: true })).toBeVisible();
});

test('signed out elsewhere while writing: the text stays, the save fails, and signing in again brings it back', async ({
  page,
  context,
  tap,
  signedIn,
}) => {
  await visit(page, '/daily');
  await answerField(page).fill('Mitten im Satz');
  await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
  await context.request.post('/api/logout');

  await tap(page.getByRole('button', { name: 'Antwort speichern' }));
  await expectToast(page, 'error', 'Fehler beim Speichern');
  await expect(page).toHaveURL('/daily');
  await expect(answerField(page)).toHaveValue('Mitten im Satz');

  await context.request.post('/api/login', { data: signedIn });
  await page.reload();
  await expect(answerField(page)).toHaveValue('Mitten im Satz');
});
