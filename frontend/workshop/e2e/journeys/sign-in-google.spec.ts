import type { Page } from '@playwright/test';
import { enterTunnel, sentOperations } from '../operations.ts';
import { allowAt, blockPopups, buildAccount, expect, refuseAt, test } from '../provider-stage.ts';
import { HAS_ACCOUNT } from '../sentences.ts';
import { expectFreshDocument, expectNoToast, expectToast, markDocument, visit } from '../steps.ts';

const FAILED = 'Bei der Anmeldung mit Google ist ein Fehler aufgetreten.';
const REFUSED = 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.';

function googleButton(page: Page) {
  return page.getByRole('button', { name: 'Mit Google fortfahren' });
}

function appleButton(page: Page) {
  return page.getByRole('button', { name: 'Mit Apple fortfahren' });
}

async function userOf(page: Page) {
  const answer = await page.context().request.get('/api/user');
  return answer.status() === 200 ? await answer.json() : null;
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/auth');
});

test('a popup of 500 × 600 blocks other sign-ins until the person is back in the window, and its late success leads to /daily', async ({
  page,
  leave,
}) => {
  const account = buildAccount();
  await markDocument(page);
  const opened = page.waitForEvent('popup');
  await leave(googleButton(page), 'Google');
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: /^Google/ })).toBeVisible();
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  const submit = page.getByRole('button', { name: 'Anmelden', exact: true });
  for (const button of [googleButton(page), appleButton(page), submit]) await expect(button).toBeDisabled();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  for (const button of [googleButton(page), appleButton(page), submit]) await expect(button).toBeEnabled();
  const closed = popup.waitForEvent('close');
  await allowAt(popup, account);
  await closed;
  await page.waitForURL('/daily');
  await expectFreshDocument(page);
  await expectToast(page, 'success', 'Erfolgreich angemeldet', 'Willkommen bei Aufwind!');
  expect(await userOf(page)).toMatchObject({ username: account.email, provider: 'google' });
});

test('closing the popup only logs to the console, and the next attempt works', async ({ page, leave }) => {
  const noted = page.waitForEvent('console', (message) => message.text().includes('Sign-in with Google'));
  let opened = page.waitForEvent('popup');
  await leave(googleButton(page), 'Google');
  await (await opened).close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await noted;
  await expect(googleButton(page)).toBeEnabled();
  await expectNoToast(page);

  opened = page.waitForEvent('popup');
  await googleButton(page).click();
  await allowAt(await opened, buildAccount());
  await page.waitForURL('/daily');
});

test('a refusal in the popup only logs to the console', { tag: '@full' }, async ({ page, leave }) => {
  const noted = page.waitForEvent('console', (message) => message.text().includes('cancelled'));
  const opened = page.waitForEvent('popup');
  await leave(googleButton(page), 'Google');
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await refuseAt(popup);
  await closed;
  await noted;
  await expect(googleButton(page)).toBeEnabled();
  await expect(page).toHaveURL('/auth');
  await expectNoToast(page);
  expect(await userOf(page)).toBeNull();
});

test('an address with an account of another kind is refused, with a hint to the right sign-in', async ({
  page,
  leave,
  person,
}) => {
  const opened = page.waitForEvent('popup');
  await leave(googleButton(page), 'Google');
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await allowAt(popup, buildAccount({ email: person.username }));
  await closed;
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', REFUSED);
  await expect(page.getByText(HAS_ACCOUNT)).toBeFocused();
  await page.getByRole('button', { name: 'Meldung ausblenden' }).click();
  await expect(page.getByText(HAS_ACCOUNT)).toBeHidden();
  expect(await userOf(page)).toBeNull();
});

test.describe('with blocked popups', () => {
  test.beforeEach(async ({ page }) => {
    await blockPopups(page);
    await page.reload();
  });

  test('the whole page goes to Google and comes back to /daily', async ({ page, leave }) => {
    const account = buildAccount();
    await leave(googleButton(page), 'Google');
    await allowAt(page, account);
    await page.waitForURL('/daily');
    await expectToast(page, 'success', 'Erfolgreich angemeldet', 'Willkommen bei Aufwind!');
    expect(await userOf(page)).toMatchObject({ username: account.email });
  });

  test('a refusal comes back to /auth with a message that stays until it is dismissed', async ({
    page,
    leave,
  }) => {
    await leave(googleButton(page), 'Google');
    await refuseAt(page);
    await page.waitForURL('/auth');
    await expectToast(page, 'error', 'Google Anmeldung fehlgeschlagen', FAILED);
    await page.reload();
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.getByRole('button', { name: 'Meldung ausblenden' }).click();
    await page.reload();
    await expect(googleButton(page)).toBeVisible();
    await expect(page.getByText(FAILED)).toBeHidden();
  });

  test('an address with an account of another kind comes back to /auth with the hint', {
    tag: '@full',
  }, async ({ page, leave, person }) => {
    await leave(googleButton(page), 'Google');
    await allowAt(page, buildAccount({ email: person.username }));
    await page.waitForURL('/auth');
    await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', REFUSED);
    await expect(page.getByText(HAS_ACCOUNT)).toBeFocused();
  });
});

test('after a failed attempt the page sends its address with the next attempt, for browsers without other headers', async ({
  page,
  leave,
}) => {
  await blockPopups(page);
  await page.goto('/auth/callback?result=failed&mode=redirect&reason=cancelled');
  await page.waitForURL('/auth');
  const started = page.waitForRequest(/\/api\/auth\/google\?/);
  await leave(googleButton(page), 'Google');
  const { referer, 'sec-fetch-site': site } = await (await started).allHeaders();
  expect([new URL(referer ?? 'about:blank').pathname, site]).toEqual(['/auth', 'same-origin']);
  await expect(page.getByRole('heading', { name: /^Google/ })).toBeVisible();
});

test('a popup whose opener is gone completes the sign-in itself', async ({ page, leave }) => {
  const opened = page.waitForEvent('popup');
  await leave(googleButton(page), 'Google');
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: /^Google/ })).toBeVisible();
  await page.goto('/faq');
  await allowAt(popup, buildAccount());
  await popup.waitForURL('/daily');
  await expectToast(popup, 'success', 'Erfolgreich angemeldet');
});

test('the return page trusts only the server: without a session it leads back, and a missing result is no failure', async ({
  page,
}) => {
  await page.goto('/auth/callback?result=ok&mode=redirect');
  await page.waitForURL('/auth');
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', REFUSED);

  await page.goto('/auth/callback');
  await page.waitForURL('/auth');
  await expect(googleButton(page)).toBeEnabled();
  await expectNoToast(page);
});

test('the return page shows a waiting text, is not indexed, and clears its address', async ({ page }) => {
  const sent = sentOperations(page, 'CurrentUser');
  await enterTunnel(page);
  await page.goto('/auth/callback?result=ok&mode=redirect&reason=x');
  await expect(page.getByRole('status').filter({ hasText: 'Anmeldung läuft …' })).toBeVisible();
  await expect(page).toHaveURL('/auth/callback');
  await expect(page).toHaveTitle('Anmeldung mit Google | Aufwind');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  expect(sent).toHaveLength(1);
});
