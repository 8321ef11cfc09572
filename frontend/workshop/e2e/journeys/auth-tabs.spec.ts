import { GREETING } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { tabTo, visit } from '../steps.ts';

test.beforeEach(async ({ page }) => {
  await visit(page, '/auth');
});

test('links to begin open the registration, the header’s link the log-in, and a reload keeps the tab', async ({
  page,
  tap,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, '/');
  await tap(page.getByRole('link', { name: 'Kostenlos starten' }));
  await expect(page.getByRole('tab', { name: 'Registrieren' })).toHaveAttribute('aria-selected', 'true');
  await expect(heading).toHaveText(GREETING);
  await page.reload();
  await expect(page.getByLabel('Passwort bestätigen')).toBeVisible();
  await tap(page.getByRole('banner').getByRole('link', { name: 'Anmelden' }));
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toHaveAttribute('aria-selected', 'true');
  await expect(heading).toHaveText(GREETING);
});

test('the Tab key skips the unselected tab', { tag: '@full' }, async ({ page }) => {
  const logIn = page.getByRole('tab', { name: 'Anmelden' });
  await expect(logIn).toBeVisible();
  await tabTo(page, logIn);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Registrieren' })).not.toBeFocused();
});

test('the fields keep their position in both tabs, on phone and desktop', { tag: '@full' }, async ({
  page,
  tap,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await tap(page.getByRole('tab', { name: 'Anmelden' }));
    await expect(page.getByLabel('Passwort bestätigen')).toHaveCount(0);
    const before = await page.getByLabel('E-Mail').boundingBox();
    await tap(page.getByRole('tab', { name: 'Registrieren' }));
    await expect(page.getByLabel('Passwort bestätigen')).toBeVisible();
    expect(await page.getByLabel('E-Mail').boundingBox()).toEqual(before);
  }
});
