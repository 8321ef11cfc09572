import type { APIRequestContext } from '@playwright/test';
import { exportedFile } from '../exports.ts';
import { INTERRUPTED_LINE, interruptResponses } from '../operations.ts';
import { EXPORT_BROKEN_OFF, EXPORT_DONE, LINK_REFUSED } from '../sentences.ts';
import { expect, type Page, type Person, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

const LOCKED_BECAUSE =
  'Dieses Konto ist gesperrt. Der Grund: Von hier kam Werbung. Deine Einträge bleiben erhalten. Bitte schreib uns über die Kontaktseite.';

async function numberOf(request: APIRequestContext): Promise<string> {
  const { id } = await (await request.get('/api/user')).json();
  return String(id);
}

async function logIn(page: Page, { username, password }: Person) {
  await page.getByLabel('E-Mail').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden', exact: true }).click();
}

test('a locked account is signed out and refuses the sign-in with a message; unlocking restores it', async ({
  page,
  signedIn,
  product,
  allowNoise,
}) => {
  allowNoise(/status of 40[13]/);
  const id = await numberOf(page.context().request);
  product.command('people', 'lock', id, '--reason', 'Von hier kam Werbung', '--yes');
  await page.goto('/daily');
  await page.waitForURL('/auth');
  await logIn(page, signedIn);
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', LOCKED_BECAUSE);
  await expect(page.getByRole('tabpanel').getByText(LOCKED_BECAUSE)).toBeFocused();
  product.command('people', 'unlock', id, '--yes');
  await logIn(page, signedIn);
  await page.waitForURL('/daily');
});

test('a link from the operator downloads the export once without a sign-in, also after an interrupted download', async ({
  page,
  signedIn: _,
  product,
  openInOtherBrowser,
  allowNoise,
}) => {
  allowNoise(/status of 40[01]/);
  allowNoise(INTERRUPTED_LINE);
  const { request } = page.context();
  await request.post('/api/answers', { data: { content: 'Sonne „im“ Flur\n☀️' } });
  await visit(page, '/account');
  const own = await exportedFile(page, 'Daten exportieren');
  const { link } = JSON.parse(
    product.command('people', 'export-link', await numberOf(request), '--yes', '--json'),
  );
  const elsewhere = await openInOtherBrowser();
  await visit(elsewhere, '/faq');
  await visit(elsewhere, link);
  await expect(elsewhere).toHaveURL('/mein-export');
  // The history has no entry with the token of the link.
  await elsewhere.goBack();
  await expect(elsewhere).toHaveURL('/faq');
  await elsewhere.goForward();
  await expect(elsewhere).toHaveURL('/mein-export');
  const mend = await interruptResponses(elsewhere, '/api/user/export-by-link');
  await elsewhere.getByRole('button', { name: 'Daten herunterladen' }).click();
  await expect(elsewhere.getByText(EXPORT_BROKEN_OFF)).toBeVisible();
  await mend();
  expect(await exportedFile(elsewhere, 'Daten herunterladen')).toEqual(own);
  await expect(elsewhere.getByRole('heading', { name: EXPORT_DONE })).toBeFocused();
  expect(await exportedFile(elsewhere, 'Noch einmal speichern')).toEqual(own);

  const third = await openInOtherBrowser();
  await visit(third, link);
  await third.getByRole('button', { name: 'Daten herunterladen' }).click();
  await expect(third.getByText(LINK_REFUSED)).toBeVisible();
  await third.getByRole('link', { name: 'Zum Kontakt' }).click();
  await expect(third).toHaveURL('/contact');
});
