import { expect, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

const REFUSED = 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.';
const APPLE_MISSING = 'Die Anmeldung mit Apple ist zurzeit nicht eingerichtet.';

// The browser's own line about the server's answer, which is 503.
test.beforeEach(({ allowNoise }) => allowNoise(/status of 503/));

test('where Google is not set up its button is there, and the popup comes back with a message', async ({
  page,
  tap,
}) => {
  await visit(page, '/auth');
  const button = page.getByRole('button', { name: 'Mit Google fortfahren' });
  await tap(button);
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', REFUSED);
  await expect(page.getByRole('main').getByText(REFUSED)).toBeFocused();
  await expect(button).toBeEnabled();
});

test('where Apple is not set up its button is there, and says so without leaving the page', async ({
  page,
  tap,
}) => {
  await visit(page, '/auth');
  const button = page.getByRole('button', { name: 'Mit Apple fortfahren' });
  await tap(button);
  await expectToast(page, 'error', 'Apple Anmeldung fehlgeschlagen', APPLE_MISSING);
  await expect(page.getByRole('main').getByText(APPLE_MISSING)).toBeFocused();
  await expect(page).toHaveURL('/auth');
  await expect(button).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
