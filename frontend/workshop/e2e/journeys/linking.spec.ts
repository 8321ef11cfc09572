import type { Page } from '@playwright/test';
import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { alterUser } from '../operations.ts';
import {
  type Account,
  allowAt,
  buildAccount,
  expect,
  type Leave,
  refuseAt,
  test,
} from '../provider-stage.ts';
import { expectToast, visit } from '../steps.ts';

type Name = 'Google' | 'Apple';

// A journey here opens a dozen documents, each in full.
test.slow();
// With the worker at work, as in the browser of everybody who is signed in.
test.use({ serviceWorkers: 'allow' });

/** The row of a provider in the profile. */
function row(page: Page, name: Name) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}

/** The line that names the credentials. */
function credentials(page: Page) {
  return page.locator('#sicherheit > summary');
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.context().request.get('/api/user')).status() === 200;
}

/** Signs in on /auth with Google or Apple. */
async function signInAt(page: Page, name: Name, account: Account, leave: Leave) {
  await visit(page, '/auth');
  const popup = name === 'Google' ? page.waitForEvent('popup') : null;
  await leave(page.getByRole('button', { name: `Mit ${name} fortfahren` }), name);
  await allowAt((await popup) ?? page, account);
  await page.waitForURL('/daily');
}

/** The person is back on the profile, still signed in, and reads that nothing was connected. */
async function expectNotConnected(page: Page, name: Name) {
  await page.waitForURL('/account#sicherheit');
  await expectToast(page, 'error', 'Fehler beim Verbinden');
  await expect(row(page, name)).toContainText('Nicht verbunden');
  expect(await isSignedIn(page)).toBe(true);
}

for (const name of inFull<Name[]>(['Google', 'Apple'], ['Google'])) {
  test(`${name} is connected to an account with a password, opens it, and is disconnected again`, async ({
    page,
    tap,
    leave,
    signedIn,
  }) => {
    const account = buildAccount();
    await visit(page, '/account#sicherheit');
    await expect(credentials(page)).toContainText('Passwort, kein Blatt');
    await expect(row(page, name)).toContainText('Nicht verbunden');
    await tap(row(page, name).getByRole('button', { name: `${name} verbinden` }));
    await leave(row(page, name).getByRole('button', { name: `Weiter zu ${name}` }), name);
    await allowAt(page, account);
    await page.waitForURL('/account#sicherheit');
    await expectToast(page, 'success', `${name} verbunden`);
    await expect(credentials(page)).toContainText(`Passwort, ${name}, kein Blatt`);
    await expect(row(page, name)).toContainText('Verbunden seit');

    // The provider's address differs: only the connection can open this account.
    await page.context().clearCookies();
    await signInAt(page, name, account, leave);
    await visit(page, '/account#sicherheit');
    await expect(page.getByRole('main').getByText(signedIn.username, { exact: true })).toBeVisible();

    await tap(row(page, name).getByRole('button', { name: `${name} trennen` }));
    await expect(row(page, name).getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await tap(row(page, name).getByRole('button', { name: 'Trennen', exact: true }));
    await expectToast(page, 'success', `${name} getrennt`);
    await expect(row(page, name)).toContainText('Nicht verbunden');
    await expect(credentials(page)).toContainText('Passwort, kein Blatt');
    expect(await isSignedIn(page)).toBe(true);
  });

  test(`${name} is not connected when the person refuses, nor to a second account: of the first it stays the only credential`, async ({
    page,
    tap,
    leave,
    openInOtherBrowser,
    signedIn: _,
  }) => {
    const account = buildAccount();
    const first = await openInOtherBrowser();
    await signInAt(first, name, account, leave);
    await visit(first, '/account#sicherheit');
    await expect(credentials(first)).toContainText(`${name}, kein Blatt`);
    await expect(first.getByRole('button', { name: 'Passwort ändern' })).toHaveCount(0);
    await expect(row(first, name)).toContainText('Das ist Dein einziger Weg ins Konto.');
    await expect(row(first, name).getByRole('button')).toHaveCount(0);

    await visit(page, '/account#sicherheit');
    await tap(row(page, name).getByRole('button', { name: `${name} verbinden` }));
    await leave(row(page, name).getByRole('button', { name: `Weiter zu ${name}` }), name);
    await refuseAt(page);
    await expectNotConnected(page, name);
    await tap(page.getByRole('button', { name: 'Meldung ausblenden' }));
    await expect(page.getByRole('button', { name: 'Meldung ausblenden' })).toHaveCount(0);

    await tap(row(page, name).getByRole('button', { name: `${name} verbinden` }));
    await leave(row(page, name).getByRole('button', { name: `Weiter zu ${name}` }), name);
    await allowAt(page, account);
    await expectNotConnected(page, name);
  });
}

test('registering with the address of a Google account reveals only that it failed', {
  tag: '@full',
}, async ({ page, tap, leave }) => {
  const account = buildAccount();
  await signInAt(page, 'Google', account, leave);
  await page.context().clearCookies();

  await visit(page, '/auth');
  await tap(page.getByRole('tab', { name: 'Registrieren' }));
  await page.getByLabel('E-Mail').fill(account.email ?? '');
  await page.getByLabel('Passwort', { exact: true }).fill('ein sicheres Wort');
  await page.getByLabel('Passwort bestätigen').fill('ein sicheres Wort');
  await tap(page.getByRole('button', { name: 'Registrieren', exact: true }));
  await expectToast(
    page,
    'error',
    'Registrierung fehlgeschlagen',
    'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.',
  );
  expect(await isSignedIn(page)).toBe(false);
});

test('after a quarter of an hour the current password is required, and a wrong password changes nothing', async ({
  page,
  tap,
  leave,
  signedIn,
}) => {
  await alterUser(page, 'RecentSignIn', { hasRecentSignIn: false });
  await visit(page, '/account#sicherheit');
  await tap(row(page, 'Google').getByRole('button', { name: 'Google verbinden' }));
  const password = row(page, 'Google').getByLabel('Aktuelles Passwort');
  const goOn = row(page, 'Google').getByRole('button', { name: 'Weiter zu Google' });
  await password.fill('ein falsches Wort');
  await tap(goOn);
  await expectToast(page, 'error', 'Fehler beim Verbinden', 'Das aktuelle Passwort ist nicht richtig.');
  await expect(password).toHaveAccessibleDescription('Das aktuelle Passwort ist nicht richtig.');
  await expect(password).toBeFocused();
  await password.fill(signedIn.password);
  await leave(goOn, 'Google');
  await allowAt(page, buildAccount());
  await page.waitForURL('/account#sicherheit');
  await expectToast(page, 'success', 'Google verbunden');
});
