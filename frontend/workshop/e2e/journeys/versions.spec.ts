import { expect, forgetDocuments, test } from '../copy-stage.ts';
import { answerWith, failure, UNAVAILABLE_LINE } from '../operations.ts';
import { STARTING } from '../sentences.ts';
import { answerField, visit } from '../steps.ts';
import { expectKept, saved, unstored, waiting } from '../unsent.ts';
import { findNewWorker, installWorker } from '../workers.ts';

const AUTOSAVED_MS = 2_000;
const OUTDATED_MS = 60_000;
/** How the server refuses a document of another version. */
const UNKNOWN_DOCUMENT = {
  message: STARTING,
  extensions: { code: 'UNAVAILABLE', isUnknownDocument: true },
};

// Run in sequence, because all tests share a copy of the build.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

test('a new version is offered when nobody is writing, loads without losing a word, and has the operator’s changes', async ({
  page,
  tap,
  product,
  allowNoise,
  signedIn: _,
}) => {
  // Requests of the page during the restart of the product.
  allowNoise(/ERR_CONNECTION_(REFUSED|RESET)/);
  await page.request.post('/api/draft', { data: { content: 'Mitten im Satz' } });
  await installWorker(page);
  await page.reload();
  await expect(answerField(page)).toHaveValue('Mitten im Satz');
  await answerField(page).focus();
  // A changed setting makes another worker, as a new version does.
  await product.restart({ OPERATOR_NAME: 'Neue Betreiberin' });
  await findNewWorker(page);
  const offer = page.getByRole('button', { name: 'Neu laden' });
  await expect(answerField(page)).toBeFocused();
  await expect(offer).toBeHidden();

  await answerField(page).blur();
  await expect(offer).toBeVisible();
  await answerField(page).focus();
  await expect(offer).toBeHidden();
  await answerField(page).press('End');
  await page.keyboard.type(', dann zu Ende.');
  await answerField(page).blur();
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await tap(offer);
  await reloaded;
  await expect(answerField(page)).toHaveValue('Mitten im Satz, dann zu Ende.');
  await expect(offer).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.locator('main address')).toContainText('Neue Betreiberin');
});

test('a page whose documents the server lacks keeps the typed text, offers to reload, and continues', async ({
  page,
  tap,
  dist,
  product,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(/ERR_CONNECTION_(REFUSED|RESET)/);
  allowNoise(UNAVAILABLE_LINE);
  await page.request.post('/api/draft', { data: { content: 'Mitten im Satz' } });
  await page.clock.install();
  await installWorker(page);
  await expect(answerField(page)).toHaveValue('Mitten im Satz');
  const remember = await forgetDocuments(dist, product);
  await answerField(page).press('End');
  await page.keyboard.type(', den niemand annimmt');
  await page.clock.runFor(AUTOSAVED_MS);
  await expect(waiting(page)).toBeVisible();
  await expectKept(page, 'den niemand annimmt');
  const offer = page.getByRole('button', { name: 'Neu laden' });
  await expect(offer).toBeHidden();
  await page.clock.runFor(OUTDATED_MS);
  await expect(offer).toBeVisible();
  await expect(answerField(page)).toBeFocused();

  await remember();
  await page.keyboard.type(', bis jetzt.');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await tap(offer);
  await reloaded;
  await expect(answerField(page)).toHaveValue('Mitten im Satz, den niemand annimmt, bis jetzt.');
  await answerField(page).press('End');
  await page.keyboard.type(' Weiter.');
  await expect(saved(page)).toBeVisible();
  const draft = await (await page.request.get('/api/draft')).json();
  expect(draft.content).toBe('Mitten im Satz, den niemand annimmt, bis jetzt. Weiter.');
  await expect(offer).toBeHidden();
});

test('a page whose documents the server lacks does not reload over a text that nobody could store without a question', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.clock.install();
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await answerWith(page, 'SaveDraft', failure([UNKNOWN_DOCUMENT], 503));
  await answerField(page).pressSequentially('Nur hier');
  await page.clock.runFor(AUTOSAVED_MS);
  await expect(unstored(page)).toBeVisible();
  await page.clock.runFor(OUTDATED_MS);
  // The tap may wait for the reload, and the reload for the reply to the question.
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await tap(page.getByRole('button', { name: 'Neu laden' }));
  expect(await asked).toBe('beforeunload');
  await expect(answerField(page)).toHaveValue('Nur hier');
});
