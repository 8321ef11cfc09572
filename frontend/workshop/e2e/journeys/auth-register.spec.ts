import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from '../stage.ts';
import { expectToast, tabTo, visit } from '../steps.ts';

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
