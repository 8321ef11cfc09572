import { answerToday, storedAnswers, storedDraft } from '../days.ts';
import { abortRequests, dropResponses, OFFLINE_LINE } from '../operations.ts';
import { TAKE_OTHER } from '../sentences.ts';
import { expect, type Locator, type Page, test } from '../stage.ts';
import { answerField, expectToast, saveButton, visit } from '../steps.ts';
import {
  changeElsewhere,
  draftOnAnotherDevice,
  expectForgotten,
  expectKept,
  networkReturns,
  saved,
  savedLater,
  typeDraft,
  versions,
  waiting,
  waitingText,
} from '../unsent.ts';

/** Opens the editor of the page's only entry; returns its field. */
async function edit(page: Page, tap: (target: Locator) => Promise<void>) {
  await tap(page.getByRole('button', { name: /^Eintrag vom .* bearbeiten$/ }));
  return page.getByRole('textbox', { name: /^Eintrag vom / });
}

test('on two devices neither draft replaces the other silently, and the person can choose either', async ({
  page,
  openInOtherBrowser,
  tap,
  signedIn: _,
}) => {
  await page.context().request.post('/api/draft', { data: { content: 'eins' } });
  await page.clock.install();
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue('eins');
  const storageState = await page.context().storageState();
  const phone = await openInOtherBrowser({ storageState });
  await phone.clock.install();
  await visit(phone, '/daily');
  await expect(answerField(phone)).toHaveValue('eins');
  await typeDraft(phone, 'zwei');
  await expect(saved(phone)).toBeVisible();

  await typeDraft(page, 'drei');
  await expect(versions(page).getByRole('blockquote')).toHaveText('zwei');
  await expect(versions(page).getByRole('blockquote')).toHaveAttribute('dir', 'auto');
  await expect(answerField(page)).toHaveValue('drei');
  await tap(page.getByRole('button', { name: 'Meine Fassung behalten' }));
  await expect(versions(page)).toBeHidden();
  await expect(saved(page)).toBeVisible();

  await typeDraft(phone, 'vier');
  await expect(versions(phone)).toContainText('drei');
  await phone.getByRole('button', { name: TAKE_OTHER }).click();
  await expect(answerField(phone)).toHaveValue('drei');
  await expect(versions(phone)).toBeHidden();
});

test('neither an answer nor a log-out on the computer silently replaces a draft on the phone', async ({
  page,
  context,
  tap,
  signedIn,
}) => {
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await draftOnAnotherDevice(page, signedIn, 'Vom Telefon');
  await answerField(page).fill('Vom Computer');
  await tap(saveButton(page));
  await expectToast(page, 'error', 'Fehler beim Speichern');
  await expect(versions(page)).toContainText('Vom Telefon');
  await tap(page.getByRole('button', { name: 'Profil' }));
  await tap(page.getByRole('button', { name: 'Abmelden' }));
  await expect(page.getByRole('alertdialog', { name: 'Trotzdem abmelden?' })).toBeVisible();
  await tap(page.getByRole('button', { name: 'Abbrechen' }));
  expect(await storedDraft(context.request)).toBe('Vom Telefon');

  await tap(page.getByRole('button', { name: 'Meine Fassung behalten' }));
  await expect(saved(page)).toBeVisible();
  await tap(saveButton(page));
  await expectToast(page, 'success', 'Antwort gespeichert');
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Vom Computer' }]);
});

test('a draft superseded by a program’s answer can replace the answer', async ({
  page,
  context,
  tap,
  signedIn,
}) => {
  await visit(page, '/contact');
  await draftOnAnotherDevice(page, signedIn, 'Lang und gut');
  await answerToday(context.request, 'Kurz');
  await visit(page, '/daily');
  await expect(waitingText(page)).toContainText('Lang und gut');
  await tap(waitingText(page).getByRole('button', { name: 'Antwort ersetzen' }));
  await expectToast(page, 'success', 'Antwort aktualisiert');
  await expect(waitingText(page)).toBeHidden();
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Lang und gut' }]);
  await page.reload();
  await expect(page.getByText('Lang und gut', { exact: true })).toBeVisible();
  await expect(waitingText(page)).toBeHidden();
});

test('a draft whose reply was lost with its tab causes no conflict, however much is typed before the server answers', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await page.clock.install();
  await visit(page, '/daily');
  await dropResponses(page, 'SaveDraft');
  await typeDraft(page, 'Erst halb');
  await expect(waiting(page)).toBeVisible();
  expect(await storedDraft(context.request)).toBe('Erst halb');
  await page.close();

  const second = await context.newPage();
  await abortRequests(second, 'SaveDraft');
  await visit(second, '/daily');
  await expect(answerField(second)).toHaveValue('Erst halb');
  await typeDraft(second, 'Erst halb, dann ganz');
  await expect(waiting(second)).toBeVisible();
  await expectKept(second, 'dann ganz');
  await second.close();

  const third = await context.newPage();
  await visit(third, '/daily');
  await expect(answerField(third)).toHaveValue('Erst halb, dann ganz');
  await expect(saved(third)).toBeVisible();
  await expect(versions(third)).toBeHidden();
  expect(await storedDraft(context.request)).toBe('Erst halb, dann ganz');
});

test('an interrupted edit continues, and a failed edit is sent again when the network returns', async ({
  page,
  context,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await answerToday(context.request, 'Vorher');
  await visit(page, '/log');
  const field = await edit(page, tap);
  await field.fill('Ohne Netz geändert');
  await expectKept(page, 'Ohne Netz geändert');
  await page.reload();
  await expect(field).toHaveValue('Ohne Netz geändert');
  expect(await storedAnswers(context.request)).toMatchObject([{ content: 'Vorher' }]);

  const mend = await abortRequests(page, 'UpdateAnswer');
  await tap(page.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(savedLater(page)).toBeVisible();
  await mend();
  await networkReturns(page);
  await expectToast(page, 'success', 'Eintrag aktualisiert');
  await expect(page.getByText('Ohne Netz geändert', { exact: true })).toBeVisible();
  await expectForgotten(page, 'Ohne Netz');
});

test('an interrupted edit of an entry changed elsewhere offers both versions', async ({
  page,
  context,
  tap,
  signedIn: _,
}) => {
  await answerToday(context.request, 'Fassung eins.');
  await visit(page, '/log');
  const field = await edit(page, tap);
  await field.fill('Meine Fassung.');
  await expectKept(page, 'Meine Fassung.');
  await changeElsewhere(context.request, 'Fassung zwei.');

  await page.reload();
  await expect(field).toHaveValue('Meine Fassung.');
  await expect(versions(page)).toContainText('Fassung zwei.');
  await tap(page.getByRole('button', { name: 'Meine Fassung behalten' }));
  await expectToast(page, 'success', 'Eintrag aktualisiert');
  await expect(page.getByText('Meine Fassung.', { exact: true })).toBeVisible();

  await edit(page, tap);
  await field.fill('Doch anders.');
  await changeElsewhere(context.request, 'Fassung drei.');
  await tap(page.getByRole('button', { name: 'Speichern', exact: true }));
  await tap(page.getByRole('button', { name: TAKE_OTHER }));
  await expect(page.getByText('Fassung drei.', { exact: true })).toBeVisible();
  await expectForgotten(page, 'Doch anders.');
});
