import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD_ADVICE } from '../../../session/session.texts.ts';
import { hold, makeUnavailable, sentOperations, UNAVAILABLE_LINE } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { expectFreshDocument, expectToast, markDocument, tabTo, visit } from '../steps.ts';

const NO_MAIL_HERE =
  'Wir können es nicht zurücksetzen. Im Profil bekommst Du ein Wiederherstellungsblatt, das Dir weiterhilft, wenn Du es vergisst.';
const INVALID_EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const TOO_SHORT = 'Passwort muss mindestens 6 Zeichen lang sein';
const DIFFERENT = 'Passwörter stimmen nicht überein';
const FAILED = 'Registrierung fehlgeschlagen';
const MAYBE_TAKEN = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';

function form(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Registrieren' });
  return {
    panel,
    email: panel.getByLabel('E-Mail'),
    password: panel.getByLabel('Passwort', { exact: true }),
    confirmation: panel.getByLabel('Passwort bestätigen'),
    submit: panel.getByRole('button', { name: 'Registrieren' }),
  };
}

function newEmail() {
  return `berta-${randomUUID()}@example.org`;
}

test.beforeEach(async ({ page, tap }) => {
  await visit(page, '/auth');
  await tap(page.getByRole('tab', { name: 'Registrieren' }));
});

test('an empty form is not sent: one field at a time gets its message and the focus, the first one first', async ({
  page,
  tap,
}) => {
  const { panel, email, password, confirmation, submit } = form(page);
  const sent = sentOperations(page, 'Register');
  await tap(submit);
  await expect(email).toHaveAccessibleDescription(INVALID_EMAIL);
  await expect(email).toBeFocused();
  await expect(panel.locator('[aria-invalid]')).toHaveCount(1);
  await email.fill(newEmail());
  await tap(submit);
  await expect(password).toHaveAccessibleDescription(TOO_SHORT);
  await expect(password).toBeFocused();
  await expect(panel.locator('[aria-invalid]')).toHaveCount(1);
  await password.fill('sechs6');
  await tap(submit);
  await expect(confirmation).toHaveAccessibleDescription(TOO_SHORT);
  await expect(confirmation).toBeFocused();
  expect(sent).toEqual([]);
});

test('each text that is no e-mail address gets the message at its field', { tag: '@full' }, async ({
  page,
  tap,
}) => {
  const { email, password, confirmation, submit } = form(page);
  await password.fill('sechs6');
  await confirmation.fill('sechs6');
  for (const address of ['anna', 'anna@', '@example.org', 'anna@example', 'an na@example.org']) {
    await email.fill(address);
    await tap(submit);
    await expect(email).toHaveAccessibleDescription(INVALID_EMAIL);
    await expect(email).toHaveValue(address);
  }
  await expect(password).toHaveAccessibleDescription(`${PASSWORD_ADVICE} ${NO_MAIL_HERE}`);
});

test('five characters are too short, and two passwords must be the same', async ({ page, tap }) => {
  const { email, password, confirmation, submit } = form(page);
  await email.fill(newEmail());
  await password.fill('fünf5');
  await confirmation.fill('fünf5');
  await tap(submit);
  await expect(password).toHaveAccessibleDescription(TOO_SHORT);
  await expect(password).toBeFocused();

  await password.fill('sechs6');
  await confirmation.fill('sieben7');
  await tap(submit);
  await expect(confirmation).toHaveAccessibleDescription(DIFFERENT);
  await expect(password).toHaveAccessibleDescription(`${PASSWORD_ADVICE} ${NO_MAIL_HERE}`);
  await expect(confirmation).toBeFocused();
});

test('six characters are enough: the person arrives at /daily by a full navigation and is welcomed', async ({
  page,
  tap,
}) => {
  const { email, password, confirmation, submit } = form(page);
  const sent = sentOperations(page, 'Register');
  const username = newEmail();
  await markDocument(page);
  await email.fill(username);
  await password.fill('sechs6');
  await confirmation.fill('sechs6');
  await tap(submit);
  await page.waitForURL('/daily');
  await expectFreshDocument(page);
  await expectToast(page, 'success', 'Konto erstellt', 'Willkommen bei Aufwind!');
  expect(sent).toEqual([{ username, password: 'sechs6' }]);
});

test('a password that is made visible confirms itself, before and after it is typed on', async ({
  page,
  tap,
}) => {
  const { panel, password, confirmation } = form(page);
  await password.fill('sechs6');
  await expect(confirmation).toHaveValue('');
  await tap(panel.getByRole('button', { name: 'Passwort anzeigen' }).first());
  await expect(confirmation).toHaveValue('sechs6');
  await password.fill('sieben7');
  await expect(confirmation).toHaveValue('sieben7');
  await tap(panel.getByRole('button', { name: 'Passwort verbergen' }));
  await password.fill('acht8888');
  await expect(confirmation).toHaveValue('sieben7');
});

test('the keyboard alone is enough to register', { tag: '@full' }, async ({ page }) => {
  const { email, password, confirmation } = form(page);
  await page.getByRole('tab', { name: 'Registrieren' }).focus();
  await tabTo(page, email);
  await page.keyboard.type(newEmail());
  await tabTo(page, password);
  await page.keyboard.type('ein sicheres Wort');
  await tabTo(page, confirmation);
  await page.keyboard.type('ein sicheres Wort');
  await page.keyboard.press('Enter');
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Konto erstellt');
});

test('an address that has an account already fails with a toast and beside the form, and keeps what was typed', async ({
  page,
  tap,
  person,
}) => {
  const { panel, email, password, confirmation, submit } = form(page);
  await email.fill(person.username.toUpperCase());
  await password.fill('ein anderes Wort');
  await confirmation.fill('ein anderes Wort');
  await tap(submit);
  await expectToast(page, 'error', FAILED, MAYBE_TAKEN);
  await expect(panel.getByText(MAYBE_TAKEN)).toBeVisible();
  await expect(panel.locator(':focus')).toHaveText(MAYBE_TAKEN);
  await expect(panel.getByText('Hast Du schon ein Konto? Dann wähle „Anmelden“.')).toBeVisible();
  await expect(email).toHaveValue(person.username.toUpperCase());
  await expect(password).toHaveValue('ein anderes Wort');
  await expect(submit).toBeEnabled();
  await expect(page).toHaveURL('/auth?neu');
});

test('a server that is away fails with the same toast, and the second try works', { tag: '@full' }, async ({
  page,
  tap,
  allowNoise,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  const { email, password, confirmation, submit } = form(page);
  const mend = await makeUnavailable(page, 'Register');
  await email.fill(newEmail());
  await password.fill('sechs6');
  await confirmation.fill('sechs6');
  await tap(submit);
  await expectToast(page, 'error', FAILED, MAYBE_TAKEN);
  await mend();
  await tap(submit);
  await page.waitForURL('/daily');
});

test('while the request is under way the button is disabled and says so, and Enter sends nothing more', async ({
  page,
  tap,
}) => {
  const { panel, email, password, confirmation, submit } = form(page);
  const sent = sentOperations(page, 'Register');
  const release = await hold(page, 'Register');
  await email.fill(newEmail());
  await password.fill('sechs6');
  await confirmation.fill('sechs6');
  await tap(submit);
  await expect(panel.getByRole('button', { name: 'Wird registriert …' })).toBeDisabled();
  await confirmation.press('Enter');
  release();
  await page.waitForURL('/daily');
  expect(sent).toHaveLength(1);
});

test('both password fields hide what is typed, invite password managers, and can be made visible', async ({
  page,
  tap,
}) => {
  const { email, password, confirmation } = form(page);
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  for (const field of [password, confirmation]) {
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
  const reveal = page.getByRole('button', { name: 'Passwort anzeigen' }).first();
  await tap(reveal);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(confirmation).toHaveAttribute('type', 'password');
  await tap(page.getByRole('button', { name: 'Passwort verbergen' }));
  await expect(password).toHaveAttribute('type', 'password');
});
