import type { Locator } from '@playwright/test';
import { expect, test } from '../stage.ts';
import { answerField, expectToast, saveButton, visit } from '../steps.ts';
import { saved, typeDraft } from '../unsent.ts';

// A phone of 390 × 844, and its height above a keyboard, because Chromium's emulation has no keyboard.
const PHONE = { width: 390, height: 844 };
const ABOVE_KEYBOARD = { width: 390, height: 508 };
const SMALL_PHONE = { width: 375, height: 667 };
const LEAST_LINES = 6;

/** The number of visible lines of a field. */
function linesOf(field: Locator): Promise<number> {
  return field.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const room = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return room / Number.parseFloat(lineHeight);
  });
}

test('above a phone’s keyboard the question, at least six lines, the privacy note and the button are visible', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await page.clock.install();
  await visit(page, '/daily');
  const field = answerField(page);
  await expect(field).toBeEditable();
  // No keyboard comes over a page that nobody has touched.
  await expect(field).not.toBeFocused();
  await expect(field).toHaveAttribute('placeholder', /\S/);
  await tap(field);
  await page.setViewportSize(ABOVE_KEYBOARD);
  await typeDraft(page, 'Der Nebel über den Feldern.\n'.repeat(20));
  await expect(saved(page)).toBeInViewport({ ratio: 0.99 });
  const button = saveButton(page);
  for (const part of [page.getByRole('heading', { level: 1 }), field, button]) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  const [above, below] = await Promise.all([field.boundingBox(), button.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await linesOf(field)).toBeGreaterThanOrEqual(LEAST_LINES);
  await expect(page.getByRole('banner')).toBeHidden();

  // A keyboard that is put away without leaving the field gives the rest of the page back.
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.setViewportSize(ABOVE_KEYBOARD);
  await expect(page.getByRole('banner')).toBeHidden();
  await tap(button);
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
});

test('field and button stay above a keyboard that overlays the page', async ({ page, tap, signedIn: _ }) => {
  await visit(page, '/daily');
  const field = answerField(page);
  // The placeholder loads with the script that detects the keyboard.
  await expect(field).toHaveAttribute('placeholder', /\S/);
  await tap(field);
  await page.evaluate((height) => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error('This browser has no visual viewport.');
    Object.defineProperty(viewport, 'height', { get: () => height });
    viewport.dispatchEvent(new Event('resize'));
  }, ABOVE_KEYBOARD.height);
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await linesOf(field)).toBeGreaterThanOrEqual(LEAST_LINES);
  const button = await saveButton(page).boundingBox();
  expect((button?.y ?? PHONE.height) + (button?.height ?? 0)).toBeLessThanOrEqual(ABOVE_KEYBOARD.height);
});

test('the empty field has the prompt of the day, and after it other prompts for who asks for them', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveAttribute('placeholder', /\S/);
  const prompt = await answerField(page).getAttribute('placeholder');
  expect(prompt).toMatch(/^z\.\u00a0B\. \p{Lu}.+\?$/u);
  const others = new Set<string | null>();
  for (let press = 0; press < 4; press += 1) {
    await tap(page.getByRole('button', { name: 'Ein anderer Anstoß' }));
    const other = await answerField(page).getAttribute('placeholder');
    // A screen reader does not read a changed placeholder.
    await expect(page.getByRole('status').filter({ hasText: other ?? '' })).toHaveCount(1);
    others.add(other);
  }
  expect(others.size).toBe(4);
  expect(others).not.toContain(prompt);
  await page.reload();
  await expect(answerField(page)).toHaveAttribute('placeholder', prompt ?? '');
});

test('above a keyboard a toast does not cover the button', async ({ page, tap, signedIn: _ }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/daily');
  await tap(answerField(page));
  await page.setViewportSize(ABOVE_KEYBOARD);
  await expect(page.locator('html')).toHaveAttribute('data-keyboard', 'answer');
  await tap(saveButton(page));
  await expectToast(page, 'error', 'Fehler beim Speichern');
  const toast = await page.getByRole('region', { name: 'Meldungen', exact: true }).boundingBox();
  const button = await saveButton(page).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('on a small phone a toast covers neither the field nor its button', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  await visit(page, '/daily');
  const button = saveButton(page);
  await tap(button);
  await expectToast(page, 'error', 'Fehler beim Speichern');
  const toast = await page.getByRole('region', { name: 'Meldungen', exact: true }).boundingBox();
  const field = await answerField(page).boundingBox();
  expect(toast?.height).toBeGreaterThan(0);
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
});
