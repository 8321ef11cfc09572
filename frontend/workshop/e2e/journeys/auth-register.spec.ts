import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sentOperations } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { expectFreshDocument, expectToast, markDocument, tabTo, visit } from '../steps.ts';

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

test('a password of six characters registers, and a full navigation leads to a welcome at /daily', async ({
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

test('a person registers with the keyboard only', { tag: '@full' }, async ({ page }) => {
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
