import { answerNeighbouringDay } from '../days.ts';
import {
  FULL,
  hold,
  makeUnavailable,
  refuseAsFull,
  sentOperations,
  UNAVAILABLE_LINE,
} from '../operations.ts';
import { TOO_LONG } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import {
  answerField,
  expectFreshDocument,
  expectReloadAfter,
  expectToast,
  expectVisibleFocus,
  markDocument,
  pass,
  QUESTION,
  saveButton,
  stopClock,
  tabTo,
  visit,
} from '../steps.ts';
import { SPEC_MS } from '../timings.ts';
import { expectKeptForSaving, networkReturns, saved, savedLater, typeDraft } from '../unsent.ts';

const NOT_SAVED = 'Ihre Antwort konnte nicht gespeichert werden.';

test.beforeEach(async ({ page, signedIn: _ }) => {
  await page.clock.install();
});

test('an ordinary answer is saved and shown at once, the page reloads after 1.5 seconds with its toast, and a log-out follows', async ({
  page,
  tap,
}) => {
  await answerNeighbouringDay(page.context().request, 'Ein Nachbartag.');
  await visit(page, '/daily');
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await stopClock(page);
  await markDocument(page);
  await answerField(page).fill('  Der Bus war leer.  ');
  await tap(saveButton(page));

  await expectToast(page, 'success', 'Antwort gespeichert');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
  await expect(page.getByText('Der Bus war leer.', { exact: true })).toBeVisible();
  await expect(answerField(page)).toBeHidden();
  await expect(page.getByText('2 Einträge', { exact: true })).toBeVisible();

  await expectReloadAfter(page, SPEC_MS.reload);
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expect(page.getByText('Der Bus war leer.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeFocused();

  // The reload's transition has ended: the log-out is no part of it, and causes no error on the page.
  await tap(page.getByRole('button', { name: 'Profil' }));
  await tap(page.getByRole('button', { name: 'Abmelden' }));
  await page.waitForURL('/');
  await expectToast(page, 'success', 'Abgemeldet');
});

test('an answer that is edited at once delays the reload, which shows the edit before the server answers', async ({
  page,
  tap,
}) => {
  await answerNeighbouringDay(page.context().request, 'Ein Nachbartag.');
  await visit(page, '/daily');
  await stopClock(page);
  await answerField(page).fill('Der Bus war leer.');
  await tap(saveButton(page));
  await tap(page.getByRole('button', { name: /^Antwort vom .* bearbeiten$/ }));
  await pass(page, SPEC_MS.reload);
  await answerField(page).fill('Der Bus war halb leer.');
  await hold(page, 'Today');
  await markDocument(page);
  await tap(page.getByRole('button', { name: 'Speichern' }));
  await expectFreshDocument(page);
  await expect(page.getByText('Der Bus war halb leer.', { exact: true })).toBeVisible();
});

test('a full diary shows a message, keeps the text over a reload, and saves it once there is space', async ({
  page,
  tap,
}) => {
  await visit(page, '/daily');
  const mend = await refuseAsFull(page, 'SaveAnswer');
  await answerField(page).fill('Ein Text, für den kein Platz ist.');
  await tap(saveButton(page));
  await expect(page.getByText(FULL, { exact: true })).toBeVisible();
  await expect(answerField(page)).toHaveValue('Ein Text, für den kein Platz ist.');
  await page.reload();
  await expect(answerField(page)).toHaveValue('Ein Text, für den kein Platz ist.');
  await mend();
  await tap(saveButton(page));
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
});

test('a toast reports an unreachable server, and the text is saved once the server is back', async ({
  page,
  tap,
  allowNoise,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  await visit(page, '/daily');
  const mend = await makeUnavailable(page, 'SaveAnswer');
  await typeDraft(page, 'Das soll bleiben.');
  await expect(saved(page)).toBeVisible();
  await tap(saveButton(page));
  await expectToast(page, 'error', 'Fehler beim Speichern', NOT_SAVED);
  await expect(savedLater(page)).toBeVisible();
  await expectKeptForSaving(page);
  await mend();
  await networkReturns(page);
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expect(page.getByText('Das soll bleiben.', { exact: true })).toBeVisible();
});

test('10,000 characters are saved, a longer text is refused at the field, and a counter warns before', async ({
  page,
  tap,
}) => {
  await visit(page, '/daily');
  const sent = sentOperations(page, 'SaveAnswer');
  await answerField(page).fill('🌱'.repeat(8999));
  await expect(page.getByText('von 10.000 Zeichen')).toBeHidden();
  await answerField(page).fill('🌱'.repeat(10_001));
  await expect(page.getByText('10.001 von 10.000 Zeichen')).toBeVisible();
  await tap(saveButton(page));
  await expectToast(page, 'error', 'Fehler beim Speichern', NOT_SAVED);
  await expect(answerField(page)).toHaveAccessibleDescription(new RegExp(TOO_LONG));
  expect(sent).toEqual([]);

  await answerField(page).fill('🌱'.repeat(10_000));
  await expect(page.getByText('10.000 von 10.000 Zeichen')).toBeVisible();
  await tap(saveButton(page));
  await expectToast(page, 'success', 'Antwort gespeichert');
});

test('a person writes, saves and continues with the keyboard only', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/daily');
  await expectVisibleFocus(answerField(page));
  await expect(answerField(page)).toBeEditable();
  await page.keyboard.type('Mit zehn Fingern.');
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeFocused();
  await expect(page.getByText('Mit zehn Fingern.')).toBeVisible();
});
