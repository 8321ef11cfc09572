import { addAuthenticator } from '../authenticator.ts';
import { allowAt, buildAccount, expect, test } from '../provider-stage.ts';
import { expectToast, visit } from '../steps.ts';

test('a passkey created in the profile signs in with the button and with autofill', async ({
  page,
  signedIn: _,
}) => {
  const { touch } = await addAuthenticator(page);
  await visit(page, '/account#sicherheit');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Name des Passkeys').fill('Mein Handy');
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expectToast(page, 'success', 'Passkey hinzugefügt');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mein Handy' })).toContainText(
    'Noch nicht benutzt',
  );

  // The request of the autofill waits for the person, who presses the button instead.
  await touch(false);
  await page.context().clearCookies();
  await page.addInitScript(() => {
    const { get } = CredentialsContainer.prototype;
    CredentialsContainer.prototype.get = function (options) {
      document.documentElement.dataset.passkey = 'asked';
      return get.call(this, options);
    };
  });
  await visit(page, '/auth');
  await page.locator('html[data-passkey]').waitFor();
  await touch(true);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Erfolgreich angemeldet');

  await page.context().clearCookies();
  await visit(page, '/auth').catch(() => {});
  await page.waitForURL('/daily');

  await visit(page, '/account#sicherheit');
  await page.getByRole('button', { name: 'Mein Handy umbenennen' }).click();
  await page.getByLabel('Name des Passkeys').fill('Mein altes Handy');
  await page.getByRole('button', { name: 'Name speichern' }).click();
  await expectToast(page, 'success', 'Name gespeichert');
  await page.getByRole('button', { name: 'Mein altes Handy entfernen' }).click();
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expectToast(page, 'success', 'Passkey entfernt');
  await expect(page.getByText('Mein altes Handy')).toHaveCount(0);
});

test('a recovery code opens an account without a password with a new passkey', async ({
  page,
  leave,
  openInOtherBrowser,
}) => {
  const account = buildAccount();
  await visit(page, '/auth');
  const popup = page.waitForEvent('popup');
  await leave(page.getByRole('button', { name: 'Mit Google fortfahren' }), 'Google');
  await allowAt(await popup, account);
  await page.waitForURL('/daily');
  await visit(page, '/wiederherstellungsblatt');
  await page.getByRole('button', { name: 'Blatt erstellen' }).click();
  const code = await page.getByText(/^([0-9A-Z]{4}\s*){6}$/).innerText();

  const elsewhere = await openInOtherBrowser();
  await addAuthenticator(elsewhere);
  await visit(elsewhere, '/wiederherstellung');
  await elsewhere.getByLabel('E-Mail').fill(account.email ?? '');
  await elsewhere.getByLabel('Code vom Blatt').fill(code);
  await elsewhere.getByRole('button', { name: 'Weiter' }).click();
  await elsewhere.getByLabel('Name des Passkeys').fill('Neues Handy');
  await elsewhere.getByRole('button', { name: 'Passkey einrichten' }).click();
  await elsewhere.waitForURL('/daily');
  await visit(elsewhere, '/account#sicherheit');
  await expect(elsewhere.getByRole('listitem').filter({ hasText: 'Neues Handy' })).toBeVisible();
});
