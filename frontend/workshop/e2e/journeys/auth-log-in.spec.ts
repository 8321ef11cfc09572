import type { Locator, Page } from '@playwright/test';
import { expect, type Person, test } from '../stage.ts';
import { expectToast, tabTo, visit } from '../steps.ts';

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

async function failToLogIn(page: Page, tap: (target: Locator) => Promise<void>, person: Person) {
  const { email, password, submit } = form(page);
  await email.fill(person.username);
  await password.fill('ein falsches Wort');
  await tap(submit);
  await expectToast(page, 'error', FAILED, CHECK_BOTH);
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/auth');
});

test('a person logs in with the keyboard only, from the top of the page', { tag: '@full' }, async ({
  page,
  person,
}) => {
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

test('a wrong password and an unknown address show the same toast and form error', async ({
  page,
  tap,
  person,
}) => {
  const { panel, email, password, submit } = form(page);
  await failToLogIn(page, tap, person);
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

test('on a phone the toast of a failed log-in leaves the form free', { tag: '@phone' }, async ({
  page,
  tap,
  person,
}) => {
  await failToLogIn(page, tap, person);
  const { panel } = form(page);
  const toast = await page.getByRole('region', { name: 'Meldungen', exact: true }).boundingBox();
  const whole = await panel.boundingBox();
  expect(toast?.height).toBeGreaterThan(0);
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(whole?.y ?? 0);
});
