import { longToday } from '../days.ts';
import { DAY_EXAMPLE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { QUESTION, visit } from '../steps.ts';

test('a visitor sees the promise, an example, the reasons and three links to begin', async ({
  page,
  tap,
}) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Eine Frage pro Tag.' })).toBeVisible();
  const example = main.getByRole('figure', { name: DAY_EXAMPLE });
  await expect(example.getByText(QUESTION)).toBeVisible();
  await expect(example.getByText(longToday())).toBeVisible();
  for (const name of [
    'Nur 1 Minute täglich',
    'Positive Perspektive',
    'Mehr Resilienz',
    'Was daraus wird',
    'Warum Aufwind?',
    'Radikal einfach',
    'Wissenschaftlich fundiert',
    'Deine Daten gehören Dir',
    'Für unterwegs optimiert',
    'Warum ist Resilienz wichtig?',
  ]) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const promise of ['Datenschutz', 'Made in Germany', 'Wissenschaftlich geprüft']) {
    await expect(main.getByRole('listitem').filter({ hasText: promise }).first()).toBeVisible();
  }
  for (const name of ['Jetzt starten', 'Kostenlos starten', 'Jetzt mit Aufwind starten']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/auth?neu');
  }
  await expect(main.getByRole('link', { name: 'Demo ansehen' })).toHaveAttribute('href', '/demo');
  await expect(main.getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute('href', '/wissen');
  await expect(main.getByRole('link', { name: 'Zur Tagesfrage' })).toHaveCount(0);
  await tap(main.getByRole('link', { name: 'Jetzt starten', exact: true }));
  await expect(page).toHaveURL('/auth?neu');
});

test('a signed-in person sees a link to the question instead', async ({ page, tap, signedIn: _ }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const toQuestion = main.getByRole('link', { name: 'Zur Tagesfrage' });
  await expect(toQuestion).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Jetzt starten', exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Kostenlos starten' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Jetzt mit Aufwind starten' })).toHaveCount(0);
  await tap(toQuestion.last());
  await expect(page).toHaveURL('/daily');
});

test('a person begins with the keyboard only', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/');
  const start = page.getByRole('link', { name: 'Jetzt starten', exact: true });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth?neu');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link opens the next page at its top, and going back restores the position', async ({ page, tap }) => {
  await visit(page, '/');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Kostenlos starten' }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await tap(page.getByRole('link', { name: 'Kostenlos starten' }));
  await expect(page).toHaveURL('/auth?neu');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Eine Frage pro Tag.' })).toBeAttached();
  await expect.poll(scrolled).toBe(before);
});
