import type { Page } from '@playwright/test';
import { cutOff, hold, OFFLINE_LINE, sentOperations } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { expectFreshDocument, expectToast, markDocument, tabTo, visit } from '../steps.ts';

const INVALID_EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const TOO_SHORT = 'Passwort muss mindestens 6 Zeichen lang sein';
const FAILED = 'Anmeldung fehlgeschlagen';
const CHECK_BOTH = 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.';
const ADVICE = 'Achte auf Groß- und Kleinschreibung. Neu hier? Dann wähle „Registrieren“.';

function form(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Anmelden' });
  return {
    panel,
    email: panel.getByLabel('E-Mail'),
    password: panel.getByLabel('Passwort', { exact: true }),
    submit: panel.getByRole('button', { name: 'Anmelden' }),
  };
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/auth');
});

test('an empty form is not sent: its first field gets a message and the focus', async ({ page, tap }) => {
  const { email, password, submit } = form(page);
  const sent = sentOperations(page, 'LogIn');
  await tap(submit);
  await expect(email).toHaveAccessibleDescription(INVALID_EMAIL);
  await expect(email).toBeFocused();
  await expect(password).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test('a short password gets its message, which goes away with the fault', async ({ page, tap }) => {
  const { email, password, submit } = form(page);
  await email.fill('anna@example.org');
  await password.fill('12345');
  await tap(submit);
  await expect(password).toHaveAccessibleDescription(TOO_SHORT);
  await expect(password).toBeFocused();
  await expect(email).toHaveAccessibleDescription('');

  await password.fill('123456');
  await email.fill('anna');
  await tap(submit);
  await expect(email).toHaveAccessibleDescription(INVALID_EMAIL);
  await expect(password).toHaveAccessibleDescription('');
});

test('the right password leads to /daily by a full navigation, where a toast says welcome', async ({
  page,
  tap,
  person,
}) => {
  const { email, password, submit } = form(page);
  await markDocument(page);
  await email.fill(person.username);
  await password.fill(person.password);
  await tap(submit);
  await page.waitForURL('/daily');
  await expectFreshDocument(page);
  await expectToast(page, 'success', 'Erfolgreich angemeldet', 'Willkommen bei Aufwind!');
});

test('the keyboard alone is enough, from the top of the page', { tag: '@full' }, async ({ page, person }) => {
  const { email, password } = form(page);
  await expect(email).toBeVisible();
  await tabTo(page, email);
  await page.keyboard.type(person.username);
  await tabTo(page, password);
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Erfolgreich angemeldet');
});

test('blanks around the address and other case are the same person', { tag: '@full' }, async ({
  page,
  tap,
  person,
}) => {
  const { email, password, submit } = form(page);
  await email.fill(` ${person.username.toUpperCase()} `);
  await password.fill(person.password);
  await tap(submit);
  await page.waitForURL('/daily');
});

test('a wrong password and an unknown address fail alike, by a toast and beside the form', async ({
  page,
  tap,
  person,
}) => {
  const { panel, email, password, submit } = form(page);
  await email.fill(person.username);
  await password.fill('ein falsches Wort');
  await tap(submit);
  await expectToast(page, 'error', FAILED, CHECK_BOTH);
  await expect(panel.locator(':focus')).toHaveText(CHECK_BOTH);
  await expect(panel.getByText(ADVICE)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Passwort vergessen?' })).toHaveCount(1);
  await expect(email).toHaveValue(person.username);

  await page.reload();
  await email.fill(`nicht-${person.username}`);
  await password.fill(person.password);
  await tap(submit);
  await expectToast(page, 'error', FAILED, CHECK_BOTH);
  await expect(panel.locator(':focus')).toHaveText(CHECK_BOTH);
  await expect(page).toHaveURL('/auth');
});

test('without a connection the log-in fails with the same toast, and the next try works', async ({
  page,
  tap,
  person,
  allowNoise,
}) => {
  allowNoise(OFFLINE_LINE);
  const { email, password, submit } = form(page);
  const mend = await cutOff(page, 'LogIn');
  await email.fill(person.username);
  await password.fill(person.password);
  await tap(submit);
  await expectToast(page, 'error', FAILED, CHECK_BOTH);
  await mend();
  await tap(submit);
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Erfolgreich angemeldet');
});

test('while the request is under way the button is disabled and says so, and Enter sends nothing more', {
  tag: '@full',
}, async ({ page, tap, person }) => {
  const { panel, email, password, submit } = form(page);
  const sent = sentOperations(page, 'LogIn');
  const release = await hold(page, 'LogIn');
  await email.fill(person.username);
  await password.fill(person.password);
  await tap(submit);
  await expect(panel.getByRole('button', { name: 'Wird angemeldet …' })).toBeDisabled();
  await password.press('Enter');
  release();
  await page.waitForURL('/daily');
  expect(sent).toEqual([person]);
});

test('the password field hides what is typed and invites the password manager', async ({ page, tap }) => {
  const { email, password } = form(page);
  await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await tap(page.getByRole('button', { name: 'Passwort anzeigen' }));
  await expect(password).toHaveAttribute('type', 'text');
});
