import { answerNeighbouringDay } from '../days.ts';
import { expect, test } from '../stage.ts';
import {
  answerField,
  expectFreshDocument,
  expectSameDocument,
  expectToast,
  installClock,
  markDocument,
  pass,
  passCelebration,
  passUntil,
  saveButton,
  stopClock,
  visit,
} from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

const SENTENCE = 'Mira hat den Schlüssel gefunden.';

test('a sentence is edited and passed on by the share sheet, or copied where there is none; the diary stays', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await page.addInitScript(() => {
    const note = (how: string, text: string | undefined) =>
      document.body.setAttribute(`data-${how}`, text ?? '');
    navigator.share = async ({ text } = {}) => note('shared', text);
    navigator.clipboard.writeText = async (text) => note('copied', text);
  });
  await page.clock.install();
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await stopClock(page);
  await answerField(page).fill(SENTENCE);
  await markDocument(page);
  await tap(saveButton(page));
  await passCelebration(page);
  const tell = page.getByRole('button', { name: /^Jemandem davon erzählen/ });
  await tap(tell);
  const dialog = page.getByRole('dialog', { name: 'Jemandem davon erzählen' });
  const field = dialog.getByRole('textbox');
  await expect(field).toHaveValue(SENTENCE);
  await field.fill(`${SENTENCE} Danke!`);
  await page.evaluate(() => {
    const { share } = navigator;
    navigator.share = async () => {
      navigator.share = share;
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await tap(dialog.getByRole('button', { name: 'Teilen' }));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Teilen' }));
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${SENTENCE} Danke!`);
  await expect(dialog).toHaveCount(0);
  await expect(tell).toBeFocused();
  await expect(page.getByText(SENTENCE, { exact: true })).toBeVisible();

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await tap(tell);
  await tap(dialog.getByRole('button', { name: 'Kopieren' }));
  await expectToast(page, 'success', 'Kopiert');
  await expect(page.locator('body')).toHaveAttribute('data-copied', SENTENCE);
});

test('in the diary the action appears at the entry that somebody points at or reaches by keyboard', async ({
  page,
  signedIn: _,
}) => {
  await page.context().request.post('/api/answers', { data: { content: SENTENCE } });
  await visit(page, '/log');
  const tell = page.getByRole('button', { name: /^Jemandem davon erzählen/ });
  await expect(tell).toHaveCSS('opacity', '0');
  await page.getByText(SENTENCE, { exact: true }).hover();
  await expect(tell).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await tell.focus();
  await expect(tell).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tell).toBeFocused();
});

test('a sentence that is edited right after the save outlives the reload of the page', async ({
  page,
  tap,
  signedIn: _,
}) => {
  // The second entry reaches no milestone.
  await answerNeighbouringDay(page.context().request, 'Von gestern.');
  await installClock(page);
  await visit(page, '/daily');
  await answerField(page).fill(SENTENCE);
  await markDocument(page);
  await stopClock(page);
  await tap(saveButton(page));
  const tell = page.getByRole('button', { name: /^Jemandem davon erzählen/ });
  await passUntil(page, tell);
  await tap(tell);
  const dialog = page.getByRole('dialog', { name: 'Jemandem davon erzählen' });
  await dialog.getByRole('textbox').fill(`${SENTENCE} Danke!`);
  await pass(page, SPEC_MS.reloadAfterOverlay);
  await expectSameDocument(page);
  await expect(dialog.getByRole('textbox')).toHaveValue(`${SENTENCE} Danke!`);
  await page.clock.resume();
  await tap(dialog.getByRole('button', { name: 'Abbrechen' }));
  await expectFreshDocument(page);
});
