import { randomUUID } from 'node:crypto';
import { addAuthenticator } from '../authenticator.ts';
import { test } from '../mailbox-stage.ts';
import {
  ADDRESS_CONFIRMED,
  CONFIRM_ADDRESS,
  LINK_REFUSED,
  MAIL_SENT,
  NOT_THIS_ACCOUNT,
  OLD_ADDRESS_BACK,
} from '../sentences.ts';
import { expect, type Page, register } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

const NEW_PASSWORD = 'ein ganz neues Wort';

async function confirmAddress(page: Page, link: string) {
  await visit(page, link);
  await page.getByRole('button', { name: CONFIRM_ADDRESS }).click();
  await expect(page.getByRole('heading', { name: ADDRESS_CONFIRMED })).toBeFocused();
}

async function logIn(page: Page, username: string, password: string) {
  await visit(page, '/auth');
  await page.getByLabel('E-Mail').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden', exact: true }).click();
}

async function requestReset(page: Page, username: string) {
  await visit(page, '/passwort-vergessen');
  await page.getByLabel('E-Mail').fill(username);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText(MAIL_SENT)).toBeVisible();
}

test('a person with a confirmed address resets the password by mail in an unknown browser', async ({
  page,
  signedIn,
  openInOtherBrowser,
  linkTo,
  allowNoise,
}) => {
  allowNoise(/status of 40[01]/);
  const { username } = signedIn;
  await confirmAddress(page, await linkTo(username, 1));

  const elsewhere = await openInOtherBrowser();
  await logIn(elsewhere, username, 'ein falsches Wort');
  await elsewhere.getByRole('link', { name: 'Passwort vergessen?' }).first().click();
  await expect(elsewhere.getByLabel('E-Mail')).toHaveValue(username);
  await elsewhere.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(elsewhere.getByText(MAIL_SENT)).toBeVisible();

  const link = await linkTo(username, 2);
  await visit(elsewhere, link);
  await expect(elsewhere).toHaveURL('/passwort-neu');
  // The history has no entry with the token of the link.
  await elsewhere.goBack();
  await expect(elsewhere).toHaveURL('/passwort-vergessen');
  await elsewhere.goForward();
  await expect(elsewhere).toHaveURL('/passwort-neu');
  await elsewhere.reload();
  await elsewhere.getByLabel('Neues Passwort').fill('kurz');
  await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(elsewhere.getByText('Passwort muss mindestens 6 Zeichen lang sein')).toBeVisible();
  await elsewhere.getByLabel('Neues Passwort').fill(NEW_PASSWORD);
  await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Dein neues Passwort gilt' })).toBeFocused();
  expect((await page.context().request.get('/api/user')).status()).toBe(401);

  await elsewhere.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await logIn(elsewhere, username, NEW_PASSWORD);
  await elsewhere.waitForURL('/daily');

  const third = await openInOtherBrowser();
  await visit(third, link);
  await third.getByLabel('Neues Passwort').fill('noch ein anderes Wort');
  await third.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(third.getByText(LINK_REFUSED)).toBeVisible();
  await third.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect(third).toHaveURL('/passwort-vergessen');
});

test('after a password reset by mail a recent passkey is shown, and a button removes it', async ({
  page,
  signedIn,
  openInOtherBrowser,
  linkTo,
  allowNoise,
}) => {
  allowNoise(/status of 40[01]/);
  const { username } = signedIn;
  await confirmAddress(page, await linkTo(username, 1));
  await addAuthenticator(page);
  await visit(page, '/account#sicherheit');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Name des Passkeys').fill('Fremdes Handy');
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expectToast(page, 'success', 'Passkey hinzugefügt');

  const elsewhere = await openInOtherBrowser();
  await requestReset(elsewhere, username);
  await visit(elsewhere, await linkTo(username, 3));
  await elsewhere.getByLabel('Neues Passwort').fill(NEW_PASSWORD);
  await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(elsewhere.getByRole('listitem').filter({ hasText: 'Fremdes Handy' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Alle entfernen' }).click();
  await expect(elsewhere.getByText('Die neuen Wege in Dein Konto sind entfernt.')).toBeFocused();

  await logIn(elsewhere, username, NEW_PASSWORD);
  await elsewhere.waitForURL('/daily');
  await visit(elsewhere, '/account#sicherheit');
  await expect(elsewhere.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  await expect(elsewhere.getByText('Fremdes Handy')).toHaveCount(0);
});

test('a code can be typed if a mail program has cut the link, and a wrong code is refused at its field', {
  tag: '@full',
}, async ({ page, signedIn, linkTo, allowNoise }) => {
  allowNoise(/status of 400/);
  const { username } = signedIn;
  await confirmAddress(page, await linkTo(username, 1));
  await requestReset(page, username);
  const link = await linkTo(username, 2);
  await visit(page, '/passwort-neu');
  await page.getByLabel('Code aus der E-Mail').fill('kein Code von uns');
  await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText(LINK_REFUSED)).toBeVisible();
  await page.getByLabel('Code aus der E-Mail').fill(`https://example.org${link}`);
  await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Dein neues Passwort gilt' })).toBeVisible();
});

test('a stranger with the confirmation link cannot confirm the address, and can reject it', async ({
  signedIn,
  openInOtherBrowser,
  linkTo,
  allowNoise,
}) => {
  allowNoise(/status of 40[01]/);
  const link = await linkTo(signedIn.username, 1);
  const stranger = await openInOtherBrowser();
  await register(stranger.context().request);
  await visit(stranger, link);
  await expect(stranger.getByText('angemeldet.')).toBeVisible();
  await stranger.getByRole('button', { name: CONFIRM_ADDRESS }).click();
  await expect(stranger.getByText(NOT_THIS_ACCOUNT)).toBeVisible();
  await stranger.getByLabel('Passwort Deines Kontos').fill('geraten und falsch');
  await stranger.getByRole('button', { name: CONFIRM_ADDRESS }).click();
  await expect(stranger.getByRole('heading', { name: ADDRESS_CONFIRMED })).toHaveCount(0);
  await stranger.getByRole('button', { name: 'Das bin ich nicht' }).click();
  await expect(stranger.getByRole('heading', { name: 'Alles klar' })).toBeFocused();
});

test('a changed address is confirmed in one browser and restored in another', async ({
  page,
  signedIn,
  openInOtherBrowser,
  linkTo,
  allowNoise,
}) => {
  allowNoise(/status of 40[01]/);
  const { username } = signedIn;
  await confirmAddress(page, await linkTo(username, 1));
  const next = `berta-${randomUUID()}@example.org`;
  await visit(page, '/account#sicherheit');
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  await page.getByLabel('Neue E-Mail-Adresse').fill(next);
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expectToast(page, 'success', 'E-Mail ist unterwegs');
  await expect(page.getByText(`${next} ist noch nicht bestätigt`, { exact: false })).toBeVisible();
  await confirmAddress(page, await linkTo(next, 1));
  await visit(page, '/account#sicherheit');
  await expect(page.getByRole('main').getByText(next, { exact: true }).first()).toBeVisible();

  const elsewhere = await openInOtherBrowser();
  await visit(elsewhere, await linkTo(username, 2));
  await elsewhere.getByLabel('Neues Passwort').fill(NEW_PASSWORD);
  await elsewhere.getByRole('button', { name: 'Adresse zurückholen' }).click();
  await expect(elsewhere.getByRole('heading', { name: OLD_ADDRESS_BACK })).toBeFocused();
  expect((await page.context().request.get('/api/user')).status()).toBe(401);
  await logIn(elsewhere, username, NEW_PASSWORD);
  await elsewhere.waitForURL('/daily');
});
