import { UNREADABLE_CONTENT } from '../../../../bff/answer/answer.sentences.rules.ts';
import { alterData, makeUnavailable, sendOperation, UNAVAILABLE_LINE } from '../operations.ts';
import { END_PROGRAMS_TOO, STARTING } from '../sentences.ts';
import { expect, signIn, test } from '../stage.ts';
import { expectToast, visit } from '../steps.ts';

test('the profile lists all sessions, and Überall abmelden ends all sessions but this one', async ({
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
  await visit(page, '/account#sicherheit');
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

test('logging out everywhere asks whether to end API tokens, and an ended token reads nothing', async ({
  page,
  tap,
  playwright,
  baseURL,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  const outside = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const input = { name: 'Notizen', scopes: ['answers:read'], lifetimeDays: 90 };
  const made = await sendOperation(page.context().request, 'CreateApiToken', { input });
  const { data } = await made.json();
  const headers = { Authorization: `Bearer ${data.createApiToken.secret}` };
  const read = async () => (await outside.get('/api/answers', { headers })).status();
  await visit(page, '/account#sicherheit');
  const dialog = page.getByRole('alertdialog', { name: 'Überall abmelden?' });
  const ends = dialog.getByLabel(`${END_PROGRAMS_TOO}: Notizen`);

  await tap(page.getByRole('button', { name: 'Überall abmelden' }));
  await ends.uncheck();
  const mend = await makeUnavailable(page, 'LogOutEverywhere');
  await tap(dialog.getByRole('button', { name: 'Überall abmelden' }));
  await expect(dialog.getByText(STARTING)).toBeVisible();
  await mend();
  await tap(dialog.getByRole('button', { name: 'Überall abmelden' }));
  await expectToast(page, 'success', 'Überall abgemeldet');
  expect(await read()).toBe(200);

  await tap(page.getByRole('button', { name: 'Überall abmelden' }));
  await expect(ends).toBeChecked();
  await expect(dialog.getByText(STARTING)).toHaveCount(0);
  await tap(dialog.getByRole('button', { name: 'Überall abmelden' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Notizen entfernen' })).toHaveCount(0);
  expect(await read()).toBe(401);
  await outside.dispose();
});

test('an unreadable entry says so and has no pencil, and other entries can be changed', async ({
  page,
  signedIn: _,
}) => {
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
    answers: {
      __typename: 'AnswerPage',
      nodes: [entry('2', '2026-11-02', UNREADABLE_CONTENT, false), entry('1', '2026-11-01', 'Lesbar.', true)],
    },
  });
  await visit(page, '/log');
  await expect(page.getByText(UNREADABLE_CONTENT, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /bearbeiten$/ })).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: 'Eintrag vom Sonntag, 1. November 2026 bearbeiten' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /löschen$/ })).toHaveCount(2);
});
