import { storedDraft } from '../days.ts';
import { abortRequests, hold, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { expect, type Page, test } from '../stage.ts';
import { answerField, expectNoToast, expectToast, pass, saveButton, stopClock, visit } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';
import { saved, typeDraft, versions, waiting } from '../unsent.ts';

const HINT = 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.';
const EMPTY_FIELD = 'Noch leer. Ein Satz genügt.';
const NOTHING_TYPED = 'Bitte geben Sie eine Antwort ein.';

test('an empty or blank answer is not sent; a toast and the field say why', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  const sent = sentOperations(page, 'SaveAnswer');
  for (const text of ['', '  \n ']) {
    await answerField(page).fill(text);
    await tap(saveButton(page));
    await expectToast(page, 'error', 'Fehler beim Speichern', NOTHING_TYPED);
    await expect(answerField(page)).toHaveAccessibleDescription(`${HINT} ${EMPTY_FIELD}`);
    await expect(answerField(page)).toBeFocused();
    await tap(page.getByRole('button', { name: 'Meldung schließen' }));
    await expectNoToast(page);
  }
  await answerField(page).fill('Die Sonne');
  await expect(answerField(page)).toHaveAccessibleDescription(HINT);
  expect(sent).toEqual([]);
});

test('the draft is saved once, one second after the last keystroke', async ({ page, signedIn: _ }) => {
  await page.clock.install();
  await visit(page, '/daily');
  await expect(answerField(page)).toBeVisible();
  await stopClock(page);
  const sent = sentOperations(page, 'SaveDraft');

  await answerField(page).pressSequentially('Der Bus');
  await pass(page, SPEC_MS.draftAutosave - 1);
  await answerField(page).pressSequentially(' war leer');
  await pass(page, SPEC_MS.draftAutosave - 1);
  expect(sent).toEqual([]);
  await expect(saved(page)).toBeHidden();

  await pass(page, 1);
  await expect(saved(page)).toBeVisible();
  expect(sent).toMatchObject([{ input: { content: 'Der Bus war leer' } }]);

  await answerField(page).press('End');
  await answerField(page).pressSequentially('.');
  await expect(saved(page)).toBeHidden();
  await pass(page, SPEC_MS.draftAutosave);
  await expect(saved(page)).toBeVisible();
  expect(sent).toMatchObject([
    { input: { content: 'Der Bus war leer' } },
    { input: { content: 'Der Bus war leer.' } },
  ]);
});

/** As a phone does with a page when another app comes to the front. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

for (const [deed, leave] of [
  ['leaves the page', (page) => page.getByRole('link', { name: 'Aufwind' }).click()],
  ['turns to another app', hide],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`a person who ${deed} within the second finds the text again`, async ({ page, signedIn: _ }) => {
    await page.clock.install();
    await visit(page, '/daily');
    await expect(answerField(page)).toBeVisible();
    await stopClock(page);
    const arrived = page.waitForResponse(
      (response) => response.request().postData()?.includes('SaveDraft') === true,
    );
    await answerField(page).fill('Noch nicht fertig');
    await leave(page);
    await arrived;
    await page.clock.resume();
    await visit(page, '/daily');
    await expect(answerField(page)).toHaveValue('Noch nicht fertig');
  });
}

/** Opens the question of a person with a draft, which loads with the call of the returned function. */
async function visitBeforeDraft(page: Page): Promise<() => void> {
  await page.context().request.post('/api/draft', { data: { content: 'alter Entwurf' } });
  const release = await hold(page, 'Draft');
  await visit(page, '/daily');
  return release;
}

test('a draft that loads late replaces no typed text and is not overwritten: the person chooses', async ({
  page,
  tap,
  signedIn: _,
}) => {
  const release = await visitBeforeDraft(page);
  await answerField(page).fill('neuer Gedanke');
  await expect(versions(page)).toContainText('alter Entwurf');
  release();
  await expect(answerField(page)).toHaveValue('neuer Gedanke');

  await tap(page.getByRole('button', { name: 'Meine Fassung behalten' }));
  await expect(saved(page)).toBeVisible();
  await expect(versions(page)).toBeHidden();
  await page.reload();
  await expect(answerField(page)).toHaveValue('neuer Gedanke');
});

test('a field whose draft loads after a save is no longer marked as empty', async ({
  page,
  tap,
  signedIn: _,
}) => {
  const release = await visitBeforeDraft(page);
  await tap(saveButton(page));
  await expect(answerField(page)).toHaveAccessibleDescription(`${HINT} ${EMPTY_FIELD}`);
  release();
  await expect(answerField(page)).toHaveValue('alter Entwurf');
  await expect(answerField(page)).toHaveAccessibleDescription(HINT);
});

test('a draft that cannot be sent is shown as unsaved, is sent with the next keystroke, and is there after a reload', async ({
  page,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await page.clock.install();
  await visit(page, '/daily');
  const mend = await abortRequests(page, 'SaveDraft');
  await typeDraft(page, 'Ohne Netz');
  await expect(waiting(page)).toBeVisible();
  await expect(answerField(page)).toHaveValue('Ohne Netz');

  await mend();
  await typeDraft(page, 'Ohne Netz,\ndann mit 🌱');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(answerField(page)).toHaveValue('Ohne Netz,\ndann mit 🌱');
});

test('a decomposed letter equals the composed letter for the server, and the caret stays in place', async ({
  page,
  signedIn: _,
}) => {
  await page.clock.install();
  await visit(page, '/daily');
  await answerField(page).fill('Kase');
  await answerField(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 2));
  await page.keyboard.insertText('\u0308');
  await page.keyboard.insertText('!');
  await expect(answerField(page)).toHaveValue('Ka\u0308!se');
  await pass(page, SPEC_MS.draftAutosave);
  await expect(saved(page)).toBeVisible();
  expect(await storedDraft(page.context().request)).toBe('Kä!se');
});

test('clearing the field deletes the draft', { tag: '@full' }, async ({ page, signedIn: _ }) => {
  await page.context().request.post('/api/draft', { data: { content: 'doch nicht' } });
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue('doch nicht');
  await answerField(page).fill('');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(answerField(page)).toHaveValue('');
});
