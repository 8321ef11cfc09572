import { alterData, alterUser } from '../operations.ts';
import { CODE_WRONG, IS_SHEET_SAFE, PASSWORD_BY_CODE, SHEET_REFUSED } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { expectToast, tabTo, visit } from '../steps.ts';

const NO_REMINDER = {
  __typename: 'Reminder',
  isOn: false,
  hasEnded: false,
  time: '20:30',
  weekdays: [],
  channel: null,
  isOnThisDevice: false,
};

test('a printed recovery code opens the account once, with a new password', async ({
  page,
  signedIn,
  openInOtherBrowser,
  allowNoise,
}) => {
  allowNoise(/status of 40[01]/);
  await visit(page, '/account#sicherheit');
  await page.getByRole('link', { name: 'Blatt erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wiederherstellungsblatt' })).toBeFocused();
  await page.getByRole('button', { name: 'Blatt erstellen' }).click();
  const sheet = page.getByRole('region', { name: 'Dein Blatt' });
  await expect(sheet).toContainText(signedIn.username);
  const code = (await sheet.getByText(/^([0-9A-Z]{4}\s*){6}$/).innerText()).trim();

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const elsewhere = await openInOtherBrowser();
  await visit(elsewhere, '/wiederherstellung');
  await expect(elsewhere.getByLabel('E-Mail')).toHaveAttribute('type', 'email');
  await elsewhere.getByLabel('E-Mail').fill(signedIn.username);
  await elsewhere.getByLabel('Code vom Blatt').fill(code.toLowerCase());
  await elsewhere.getByRole('button', { name: 'Weiter' }).click();
  await elsewhere.getByLabel('Neues Passwort').fill('ein ganz neues Wort');
  await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
  await elsewhere.waitForURL('/daily');
  await expectToast(
    elsewhere,
    'success',
    'Willkommen zurück',
    'Sieh im Profil nach, welche Wege in Dein Konto führen.',
  );
  expect((await page.context().request.get('/api/user')).status()).toBe(401);

  const again = await openInOtherBrowser();
  await visit(again, '/wiederherstellung');
  await again.getByLabel('E-Mail').fill(signedIn.username);
  await again.getByLabel('Code vom Blatt').fill(code);
  await again.getByRole('button', { name: 'Weiter' }).click();
  await expect(again.getByText(SHEET_REFUSED)).toBeFocused();
});

test('leaving a recovery code by a link or by going back asks whether it is stored, and hides the code', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/account#sicherheit');
  await page.getByRole('link', { name: 'Blatt erstellen' }).click();
  await page.getByRole('button', { name: 'Blatt erstellen' }).click();
  const sheet = page.getByRole('region', { name: 'Dein Blatt' });
  await expect(sheet).toBeVisible();
  for (const leave of [() => page.getByRole('link', { name: 'FAQ' }).first().click(), () => page.goBack()]) {
    await leave();
    await expect(page.getByRole('alertdialog', { name: IS_SHEET_SAFE })).toBeVisible();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(sheet).toBeVisible();
  }
  await page.goBack();
  await page.getByRole('button', { name: 'Ja, weiter' }).click();
  await expect(page).toHaveURL('/account#sicherheit');
  await expect(page.getByText(/Dein Blatt ist vom/)).toBeVisible();
});

test('with the keyboard only, a person reaches the recovery form and its error', {
  tag: '@full',
}, async ({ page, allowNoise }) => {
  allowNoise(/status of 401/);
  await visit(page, '/auth');
  await tabTo(page, page.getByRole('link', { name: 'Passwort vergessen?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Passwort vergessen?' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: PASSWORD_BY_CODE }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByLabel('E-Mail'));
  await page.keyboard.type('anna@example.org');
  await tabTo(page, page.getByLabel('Code vom Blatt'));
  await page.keyboard.type('zu kurz');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code vom Blatt')).toBeFocused();
  await expect(page.getByText(CODE_WRONG)).toBeVisible();
  await page.getByLabel('Code vom Blatt').fill('');
  await page.keyboard.type('0123-4567-89AB-CDEF-GHJK-MNPQ');
  await page.keyboard.press('Enter');
  await expect(page.getByText(SHEET_REFUSED)).toBeFocused();
});

test('an account without an e-mail address is sent to the profile before it creates a recovery code', async ({
  page,
  signedIn: _,
}) => {
  const me = {
    hasPassword: false,
    username: null,
    isAddressConfirmed: false,
    pendingAddress: null,
    passkeys: [],
    passkeyUserHandle: null,
    identities: [],
    recoveryCodeCreatedAt: null,
    hasSecurityMails: true,
    reminder: NO_REMINDER,
  };
  const offers = { __typename: 'Offers', mail: false, passkeys: true };
  await alterUser(page, 'RecoveryCode', me);
  await alterUser(page, 'Profile', me);
  await alterData(page, 'Reminder', { offers: { ...offers, pushKey: null }, me });
  await visit(page, '/wiederherstellungsblatt');
  await expect(page.getByRole('main')).toContainText('Sein Code gilt zusammen mit Deiner E-Mail-Adresse.');
  await expect(page.getByRole('button', { name: 'Blatt erstellen' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Gib sie bitte zuerst im Profil an' }).click();
  await expect(page).toHaveURL('/account#sicherheit');
  await expect(page.getByText('Dein Konto hat keine E-Mail-Adresse.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'E-Mail-Adresse angeben' })).toBeVisible();
});
