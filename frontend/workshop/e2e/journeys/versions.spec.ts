import { deployNextVersion, expect, forgetDocuments, test } from '../copy-stage.ts';
import { UNAVAILABLE_LINE } from '../operations.ts';
import { answerField, visit } from '../steps.ts';
import { expectKept, saved, unstored, waiting } from '../unsent.ts';
import { findNewWorker, installWorker } from '../workers.ts';

const AUTOSAVED_MS = 2_000;
const OUTDATED_MS = 60_000;

// Run in sequence, because all tests share a copy of the build.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

test('a new version is offered when nobody is writing, and loads without losing a word', async ({
  page,
  tap,
  dist,
  product,
  allowNoise,
  signedIn: _,
}) => {
  // Requests of the page during the restart of the product.
  allowNoise(/ERR_CONNECTION_(REFUSED|RESET)/);
  await installWorker(page);
  await page.reload();
  await answerField(page).fill('Mitten im Satz');
  await expect(saved(page)).toBeVisible();
  await deployNextVersion(dist, product);
  await findNewWorker(page);
  const offer = page.getByRole('button', { name: 'Neu laden' });
  await expect(saved(page)).toBeVisible();
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
  await installWorker(page);
  await answerField(page).fill('Mitten im Satz');
  await expect(saved(page)).toBeVisible();
  await page.clock.install();
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
  dist,
  product,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(/ERR_CONNECTION_(REFUSED|RESET)/);
  allowNoise(UNAVAILABLE_LINE);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.clock.install();
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  const remember = await forgetDocuments(dist, product);
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
  await remember();
});

test('cached pages show the operator’s changes after a reload', async ({
  page,
  tap,
  product,
  allowNoise,
  signedIn: _,
}) => {
  // Requests of the page during the restart of the product.
  allowNoise(/ERR_CONNECTION_(REFUSED|RESET)/);
  await installWorker(page);
  await visit(page, '/log');
  await expect(page.getByRole('heading', { name: 'Noch keine Einträge vorhanden' })).toBeVisible();
  await product.restart({ OPERATOR_NAME: 'Neue Betreiberin' });
  await findNewWorker(page);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await tap(page.getByRole('button', { name: 'Neu laden' }));
  await reloaded;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.locator('main address')).toContainText('Neue Betreiberin');
  await product.restart();
});
