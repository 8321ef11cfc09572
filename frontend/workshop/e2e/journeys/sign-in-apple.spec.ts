import type { Page } from '@playwright/test';
import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { hold, sentOperations } from '../operations.ts';
import {
  type Account,
  allowAt,
  buildAccount,
  expect,
  type Leave,
  refuseAt,
  test,
} from '../provider-stage.ts';
import { HAS_ACCOUNT } from '../sentences.ts';
import {
  expectFreshDocument,
  expectToast,
  markDocument,
  pass,
  passUntil,
  stopClock,
  visit,
} from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

const CALLBACK = '/auth/apple/callback';
const FAILED = 'Apple Anmeldung fehlgeschlagen';
const NO_CODE = 'Kein Autorisierungscode erhalten';
const MISMATCH = 'Ungültiger Authentifizierungszustand (State mismatch)';
const NOT_BELIEVED = 'Fehler bei der Apple-Authentifizierung';

function appleButton(page: Page) {
  return page.getByRole('button', { name: 'Mit Apple fortfahren' });
}

async function userOf(page: Page) {
  const answer = await page.context().request.get('/api/user');
  return answer.status() === 200 ? await answer.json() : null;
}

test.beforeEach(({ page }) => page.clock.install());

function errorHeading(page: Page) {
  return page.getByRole('heading', { name: 'Fehler bei der Anmeldung' });
}

/** Expects the error state of the return page, with this reason in the page and in the toast. */
async function expectError(page: Page, reason: string) {
  await expect(errorHeading(page)).toBeFocused();
  await expect(page.getByText('Sie werden in wenigen Sekunden weitergeleitet...')).toBeVisible();
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await expectToast(page, 'error', FAILED, reason);
}

async function leaveForApple(page: Page, leave: Leave) {
  await visit(page, '/auth');
  await leave(appleButton(page), 'Apple');
  await expect(page.getByRole('heading', { name: /^Apple/ })).toBeVisible();
}

/** Returns from Apple with a code and holds the code's request. */
async function returnFromAppleWithCode(page: Page, leave: Leave, account: Account) {
  await visit(page, '/auth');
  const release = await hold(page, 'SignInWithApple');
  const sent = sentOperations(page, 'SignInWithApple');
  await leave(appleButton(page), 'Apple');
  await allowAt(page, account);
  await expect.poll(() => sent.length).toBe(1);
  return { release, sent };
}

/** Opens the return address that the server makes of Apple's form, and stops the clock. */
async function returnFromApple(page: Page, query: Record<string, string>) {
  await stopClock(page);
  await page.goto(`${CALLBACK}?${new URLSearchParams(query)}`);
  await passUntil(page, errorHeading(page));
}

/** The state in this tab's storage, or undefined. */
function keptState(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const note = Object.entries(sessionStorage).find(([name]) => name.endsWith('apple'));
    return note && JSON.parse(note[1]).state;
  });
}

test('signing in with Apple sends the right request and stores nothing of the reply', async ({
  page,
  setting,
  leave,
}) => {
  const account = buildAccount({ name: 'Änne Groß' });
  const sent = sentOperations(page, 'SignInWithApple');
  await visit(page, '/auth');
  await markDocument(page);
  const asked = page.waitForRequest((request) =>
    request.url().startsWith(`${setting.Apple.issuer}/authorize`),
  );
  await leave(appleButton(page), 'Apple');
  const address = (await asked).url();
  expect(address).toContain('scope=name%20email');
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'name email',
    state: expect.stringMatching(/^[0-9a-f]{64}$/),
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await allowAt(page, account);
  await page.waitForURL('/daily');
  await expectFreshDocument(page);
  await expectToast(page, 'success', 'Erfolgreich angemeldet', 'Willkommen bei Aufwind!');
  expect(await userOf(page)).toMatchObject({
    username: account.email,
    provider: 'apple',
    name: 'Änne Groß',
  });
  expect(sent).toHaveLength(1);
  expect(await keptState(page)).toBeUndefined();
});

test('while the code is in flight the page says so, address and state are cleared, and a page mounted twice sends the code once', async ({
  page,
  leave,
}) => {
  const { release, sent } = await returnFromAppleWithCode(page, leave, buildAccount());
  await expect(page.getByRole('status').filter({ hasText: 'Anmeldung läuft …' })).toBeVisible();
  await expect(page).toHaveURL(CALLBACK);
  expect(await keptState(page)).toBeUndefined();
  await expect(page).toHaveTitle('Anmeldung mit Apple | Aufwind');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');

  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Häufige Fragen' })).toBeVisible();
  // The error that the second mount shows would lead on by itself.
  await stopClock(page);
  await page.goBack();
  await passUntil(page, errorHeading(page));
  await page.clock.resume();
  release();
  await page.waitForURL('/daily');
  await expectToast(page, 'success', 'Erfolgreich angemeldet');
  expect(sent).toHaveLength(1);
});

test('a refusal at Apple shows the error and leads to /auth after three seconds, where it stays until dismissed', async ({
  page,
  leave,
}) => {
  await leaveForApple(page, leave);
  await stopClock(page);
  await refuseAt(page);
  await passUntil(page, errorHeading(page));
  await expect(page).toHaveURL(CALLBACK);
  await expectError(page, NO_CODE);
  await page.clock.resume();
  await page.waitForURL('/auth');
  const message = page.getByRole('main').getByText(NO_CODE);
  await expect(message).toBeFocused();
  await page.reload();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Meldung ausblenden' }).click();
  await expect(message).toBeHidden();
  expect(await userOf(page)).toBeNull();
});

test('a missing code is an error that leads to /auth', { tag: '@full' }, async ({ page }) => {
  await returnFromApple(page, { state: 'x' });
  await expectError(page, NO_CODE);
  await page.clock.resume();
  await page.waitForURL('/auth');
  await expect(page.getByRole('main').getByText(NO_CODE)).toBeFocused();
});

test('the error page leads to the sign-in at once', { tag: '@full' }, async ({ page, tap }) => {
  await returnFromApple(page, {});
  await tap(page.getByRole('link', { name: 'Jetzt zur Anmeldung' }));
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('main').getByText(NO_CODE)).toBeVisible();
});

for (const [title, state] of inFull<[string, string][]>(
  [
    ['another state', 'of-another'],
    ['an empty state', ''],
  ],
  [['another state', 'of-another']],
)) {
  test(`${title} than the one stored in this tab is refused before anything is sent`, async ({
    page,
    leave,
  }) => {
    const sent = sentOperations(page, 'SignInWithApple');
    await leaveForApple(page, leave);
    await returnFromApple(page, { code: 'c', state });
    await expectError(page, MISMATCH);
    await expect(page).toHaveURL(CALLBACK);
    expect(await keptState(page)).toBeUndefined();
    expect(sent).toEqual([]);
  });
}

test('a code in a tab without a started sign-in is refused before anything is sent', async ({ page }) => {
  const sent = sentOperations(page, 'SignInWithApple');
  await returnFromApple(page, { code: 'c', state: 'null' });
  await expectError(page, MISMATCH);
  expect(sent).toEqual([]);
});

test('a used code does not sign in', { tag: '@full' }, async ({ page, leave, openInOtherBrowser }) => {
  await visit(page, '/auth');
  const returned = page.waitForRequest((request) => request.url().includes(`${CALLBACK}?code=`));
  await leave(appleButton(page), 'Apple');
  await allowAt(page, buildAccount());
  const code = new URL((await returned).url()).searchParams.get('code') ?? '';
  await page.waitForURL('/daily');

  const thief = await openInOtherBrowser();
  await thief.clock.install();
  await visit(thief, '/auth');
  await appleButton(thief).click();
  await expect(thief.getByRole('heading', { name: /^Apple/ })).toBeVisible();
  await thief.goto('/faq');
  const state = (await keptState(thief)) ?? '';
  await returnFromApple(thief, { code, state });
  await expectError(thief, NOT_BELIEVED);
  expect(await userOf(thief)).toBeNull();
});

test('an address with an account of another kind is refused with an error for three seconds and a hint on /auth', {
  tag: '@full',
}, async ({ page, leave, person }) => {
  const { release } = await returnFromAppleWithCode(page, leave, buildAccount({ email: person.username }));
  await stopClock(page);
  release();
  await expectError(page, HAS_ACCOUNT);
  await pass(page, SPEC_MS.appleErrorRedirect - 1);
  await expect(page).toHaveURL(CALLBACK);
  await pass(page, 1);
  await expect(page).toHaveURL('/auth');
  await page.clock.resume();
  await expect(page.getByRole('main').getByText(HAS_ACCOUNT)).toBeFocused();
  expect(await userOf(page)).toBeNull();
});
