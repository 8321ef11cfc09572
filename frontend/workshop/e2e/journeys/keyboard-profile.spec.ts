import { expect, test } from '../stage.ts';
import { expectToast, expectVisibleFocus, tabTo, visit } from '../steps.ts';

// With the keyboard alone, as everything in this file: no pointer touches a page.

test.beforeEach(async ({ page, signedIn: _ }) => {
  await visit(page, '/account');
  await expect(page.getByRole('heading', { name: 'Mein Profil' })).toBeVisible();
});

test('the password is changed, and Abbrechen clears both fields', async ({ page, signedIn }) => {
  const opener = page.getByRole('button', { name: 'Passwort ändern' });
  const password = page.getByLabel('Neues Passwort');
  const confirmation = page.getByLabel('Passwort bestätigen');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expectVisibleFocus(password);
  await expect(password).toHaveAttribute('placeholder', 'Mindestens 6 Zeichen');
  // Hidden, for password managers.
  await expect(page.locator('form [autocomplete="username"]')).toHaveValue(signedIn.username);
  await page.keyboard.type('anders');
  await tabTo(page, page.getByRole('button', { name: 'Abbrechen' }));
  await page.keyboard.press('Enter');
  await expectVisibleFocus(opener);

  await page.keyboard.press('Enter');
  await expect(password).toHaveValue('');
  await password.fill('sechs6');
  await confirmation.fill('sechs6');
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Passwort geändert');
  await expect(opener).toBeFocused();
  const { request } = page.context();
  await request.post('/api/logout');
  const { username } = signedIn;
  const old = await request.post('/api/login', { data: signedIn });
  expect(old.status()).toBe(401);
  const fresh = await request.post('/api/login', { data: { username, password: 'sechs6' } });
  expect(fresh.status()).toBe(200);
});

test('the export keeps the focus on its button', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Daten exportieren' });
  await tabTo(page, button);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  await expectToast(page, 'success', 'Export erfolgreich');
  await expectVisibleFocus(button);
});

test('deleting the account asks first, with the focus on Abbrechen, and Escape cancels', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Konto löschen' });
  const dialog = page.getByRole('alertdialog', { name: 'Konto wirklich löschen?' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expectVisibleFocus(dialog.getByRole('button', { name: 'Abbrechen' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectVisibleFocus(opener);

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Ja, Konto löschen' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await expectToast(page, 'success', 'Konto gelöscht', 'Auf Wiedersehen!');
  expect((await page.context().request.get('/api/user')).status()).toBe(401);
});

test('connecting a credential can be cancelled, with the focus back on its button', async ({ page }) => {
  const row = page.locator('#sicherheit > summary');
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account#sicherheit');
  const connect = page.getByRole('button', { name: 'Google verbinden' });
  await tabTo(page, connect);
  await page.keyboard.press('Enter');
  await expectVisibleFocus(page.getByRole('button', { name: 'Abbrechen' }));
  await page.keyboard.press('Enter');
  await expectVisibleFocus(connect);
});
