import type { Page } from '@playwright/test';
import { FIRST_ENTRY } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import {
  answerField,
  expectFreshDocument,
  expectReloadAfter,
  expectSameDocument,
  expectToast,
  markDocument,
  pass,
  QUESTION,
  saveButton,
  stopClock,
  visit,
} from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

function overlay(page: Page) {
  return page.getByRole('dialog', { name: FIRST_ENTRY });
}

/** Saves a first answer, with the clock stopped in the moment the overlay opens. */
test.beforeEach(async ({ page, tap, signedIn: _ }) => {
  await page.clock.install();
  await visit(page, '/daily');
  await expect(answerField(page)).toBeVisible();
  await stopClock(page);
  await markDocument(page);
  await answerField(page).fill('Der erste Frost auf den Dächern.');
  await tap(saveButton(page));
  await expect(overlay(page)).toBeVisible();
});

test('the first answer is celebrated over the whole page; this ends after 3.5 seconds plus 0.3 seconds, and the page reloads after 4, also after a key press and a moved pointer', async ({
  page,
}) => {
  await expect(overlay(page).getByRole('heading', { name: 'Dein erster Eintrag.' })).toBeVisible();
  await expect(overlay(page).getByText(FIRST_ENTRY.replace('Dein erster Eintrag. ', ''))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeFocused();
  const box = await overlay(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });

  await page.keyboard.press('Shift');
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await pass(page, SPEC_MS.overlayAutoClose);
  await pass(page, SPEC_MS.overlayCloseAnimation - 1);
  await expect(overlay(page)).toBeVisible();
  await pass(page, 1);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeFocused();
  await expect(page.getByText('1 Tages-Streak', { exact: true })).toBeVisible();
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();

  const closedAfter = SPEC_MS.overlayAutoClose + SPEC_MS.overlayCloseAnimation;
  await expectReloadAfter(page, SPEC_MS.reloadAfterOverlay - closedAfter);
});

test('the celebration does not close one millisecond early', { tag: '@full' }, async ({ page }) => {
  await pass(page, SPEC_MS.overlayAutoClose - 1);
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  await expect(overlay(page)).toHaveAttribute('data-closing', 'false');
  await pass(page, 1);
  await expect(overlay(page)).toHaveAttribute('data-closing', 'true');
});

test('Weiter closes the celebration; after the reload the toast, the answer, its marker and the sentence are shown', async ({
  page,
  tap,
}) => {
  await tap(page.getByRole('button', { name: 'Weiter' }));
  await pass(page, SPEC_MS.overlayCloseAnimation);
  await expect(overlay(page)).toBeHidden();
  await expectToast(page, 'success', 'Antwort gespeichert');

  await expectReloadAfter(page, SPEC_MS.reloadAfterOverlay - SPEC_MS.overlayCloseAnimation);
  await expectToast(page, 'success', 'Antwort gespeichert');
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
  await expect(page.getByText('Der erste Frost auf den Dächern.')).toBeVisible();
  // Only the card shows the sentence.
  expect(await page.getByText(FIRST_ENTRY).count()).toBe(1);
  await expect(page.getByRole('main').getByText(FIRST_ENTRY)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Alle Einträge ansehen' })).toBeVisible();
});

test('a click on the celebration closes it', { tag: '@full' }, async ({ page }) => {
  await overlay(page).click({ position: { x: 8, y: 8 } });
  await pass(page, SPEC_MS.overlayCloseAnimation);
  await expect(overlay(page)).toBeHidden();
});

test('Escape closes the celebration', { tag: '@full' }, async ({ page }) => {
  await page.keyboard.press('Escape');
  await pass(page, SPEC_MS.overlayCloseAnimation);
  await expect(overlay(page)).toBeHidden();
});

test('with reduced motion the celebration stays open, and the page continues when it is closed', {
  tag: '@full',
}, async ({ page, tap }) => {
  await page.evaluate(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const told = new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
    Object.assign(window, { told: told.then(() => true) });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The browser reports the change with its next frame.
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe(true);
  await pass(page, 10 * SPEC_MS.overlayAutoClose);
  await expect(overlay(page)).toBeVisible();
  await expectSameDocument(page);

  await page.clock.resume();
  await tap(page.getByRole('button', { name: 'Weiter' }));
  await expectFreshDocument(page);
  await expect(overlay(page)).toBeHidden();
});
