import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

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
