import { expect, test } from '../stage.ts';
import {
  expectNoToast,
  expectToast,
  expectVisibleFocus,
  pass,
  QUESTION,
  saveButton,
  tabTo,
  visit,
} from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

// With the keyboard alone, as everything in this file: no pointer touches a page.

test('a question of the FAQ opens with Enter, closes the previous question, and closes with Space', async ({
  page,
}) => {
  await visit(page, '/faq');
  const questions = page.getByRole('main').locator('summary');
  const answers = page.getByRole('main').locator('details');
  expect(await questions.count()).toBeGreaterThanOrEqual(10);
  await tabTo(page, questions.first());
  await page.keyboard.press('Enter');
  await expect(answers.first()).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expectVisibleFocus(questions.nth(1));
  await page.keyboard.press('Enter');
  await expect(answers.nth(1)).toHaveAttribute('open');
  await expect(answers.first()).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(answers.nth(1)).not.toHaveAttribute('open');
  // The other group keeps its open answer.
  await page.keyboard.press('Space');
  await tabTo(page, questions.last());
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(2);
});

test('feedback is sent, a thank-you is shown, and the form opens again, with the focus following', async ({
  page,
}) => {
  await visit(page, '/contact');
  await tabTo(page, page.getByLabel('Name (optional)'));
  await page.keyboard.type('Anna');
  await tabTo(page, page.getByLabel('E-Mail (optional)'));
  await page.keyboard.type('anna');
  await tabTo(page, page.getByLabel('Kommentar *'));
  await page.keyboard.type('Mit der Tastatur.');
  const send = page.getByRole('button', { name: 'Feedback senden' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail (optional)')).toBeFocused();
  await expect(page.getByLabel('E-Mail (optional)')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse');
  await page.keyboard.press('End');
  await page.keyboard.type('@example.org');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Feedback gesendet!');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Weiteres Feedback senden' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Kommentar *')).toHaveValue('');
});

test('in the answered demo, focusing an inert button shows its reason until Escape', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/demo');
  await tabTo(page, page.getByLabel(QUESTION));
  await page.keyboard.type('Ohne Maus.');
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await pass(page, SPEC_MS.demoSave);
  await expectToast(page, 'success', 'Gespeichert');
  await expect(page.getByRole('main').getByText('Ohne Maus.')).toHaveCount(2);

  const pencil = page.getByRole('button', { name: 'Eintrag „Heute“ bearbeiten' });
  const words = page.getByRole('tooltip');
  await tabTo(page, pencil);
  await expect(words).toHaveText('Diese Funktion ist nur in der vollständigen App verfügbar');
  await expect(pencil).toHaveAccessibleDescription(/nur in der vollständigen App/);
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await expect(pencil).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page.getByRole('button', { name: 'Eintrag „Heute“ löschen' }));
  await expect(words).toHaveCount(1);
});

test('the switch stops the motion, also at the next visit in this tab', async ({ page }) => {
  await visit(page, '/');
  await tabTo(page, page.getByRole('button', { name: 'Animation anhalten' }));
  await page.keyboard.press('Space');
  const goOn = page.getByRole('button', { name: 'Animation abspielen' });
  await expectVisibleFocus(goOn);
  await page.reload();
  await expect(goOn).toBeVisible();
  const states = await page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  expect(states).not.toContain('running');
  await tabTo(page, goOn);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Animation anhalten' })).toBeVisible();
});

test('F8 reaches a toast from anywhere, and its button closes it', async ({ page }) => {
  await visit(page, '/demo');
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expectToast(page, 'error', 'Leere Antwort');
  await expect(page.getByLabel(QUESTION)).toBeFocused();
  await page.keyboard.press('F8');
  await tabTo(page, page.getByRole('button', { name: 'Meldung schließen' }));
  await page.keyboard.press('Enter');
  await expectNoToast(page);
});

test('the phone’s menu opens, leads to a page, and closes with Escape and the focus back', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: /^Menü/ });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const links = page.getByRole('navigation', { name: 'Menü', exact: true });
  await tabTo(page, links.getByRole('link', { name: 'Demo' }));
  await page.keyboard.press('Escape');
  await expectVisibleFocus(toggle);
  await expect(links).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, links.getByRole('link', { name: 'FAQ' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(links).toBeHidden();
});
