import { UNAVAILABLE_LINE } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

const REFUSED = 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.';
const APPLE_MISSING = 'Die Anmeldung mit Apple ist zurzeit nicht eingerichtet.';

test.beforeEach(({ allowNoise }) => allowNoise(UNAVAILABLE_LINE));

test('without Google’s settings its button is shown, and the popup returns with a message', async ({
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

test('without Apple’s settings its button is shown, and a click shows a message on the page', async ({
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
