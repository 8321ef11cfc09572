import { alterData, makeUnavailable, UNAVAILABLE_LINE } from '../operations.ts';
import { expect, signIn, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

test('the profile lists where a person is signed in, and Überall abmelden ends all of it but this browser', async ({
  page,
  playwright,
  baseURL,
  tap,
  signedIn,
}) => {
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await signIn(elsewhere, signedIn);
  await visit(page, '/account');
  const devices = page
    .locator('section', { has: page.getByRole('heading', { name: 'Angemeldete Geräte' }) })
    .last();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
  await expect(devices.getByRole('listitem').filter({ hasText: 'Firefox' })).toHaveText(
    'Firefox auf LinuxZuletzt benutzt: heute',
  );

  await tap(devices.getByRole('button', { name: 'Überall abmelden' }));
  await expectToast(page, 'success', 'Überall abgemeldet', 'Nur auf diesem Gerät bist Du noch angemeldet.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.get('/api/user')).status()).toBe(401);
  expect((await page.context().request.get('/api/user')).status()).toBe(200);
  await elsewhere.dispose();
});

test('a log-out everywhere that fails says why, and nobody is logged out', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  await visit(page, '/account');
  await makeUnavailable(page, 'LogOutEverywhere');
  await tap(page.getByRole('button', { name: 'Überall abmelden' }));
  await expectToast(page, 'error', 'Fehler bei der Abmeldung', 'Der Dienst startet gerade.');
  expect((await page.context().request.get('/api/user')).status()).toBe(200);
});

test('an entry that cannot be read says so and offers no pencil, while the others can be changed', async ({
  page,
  signedIn: _,
}) => {
  const sentence = 'Dieser Eintrag kann gerade nicht gelesen werden.';
  const updatedAt = '2026-11-01T20:00:00.000Z';
  const entry = (id: string, day: string, content: string, isReadable: boolean) => {
    return { __typename: 'Answer', id, day, content, isReadable, updatedAt };
  };
  await alterData(page, 'Answers', {
    answerCount: 2,
    today: '2026-11-03',
    diaryYear: {
      __typename: 'DiaryYear',
      year: 2026,
      answeredDays: ['2026-11-01', '2026-11-02'],
      possibleDays: 3,
      earlierYear: null,
      laterYear: null,
    },
    answers: [entry('2', '2026-11-02', sentence, false), entry('1', '2026-11-01', 'Lesbar.', true)],
  });
  await visit(page, '/log');
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /bearbeiten$/ })).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: 'Eintrag vom Sonntag, 1. November 2026 bearbeiten' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /löschen$/ })).toHaveCount(2);
});
