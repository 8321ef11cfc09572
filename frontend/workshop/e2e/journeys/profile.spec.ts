import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { answerNeighbouringDay, answerToday, profileToday } from '../days.ts';
import { alterData, alterUser, hold, makeUnavailable, UNAVAILABLE_LINE } from '../operations.ts';
import { STARTING } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { expectFreshDocument, expectToast, markDocument, tabTo, visit } from '../steps.ts';

const MORNING = new Date('2026-03-03T08:00:00+01:00');

function logOut(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true });
}

/** Returns to the window, as from another window. */
async function returnToWindow(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('the profile shows the e-mail address and the member-since date', async ({ page, signedIn }) => {
  await visit(page, '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
  await expect(page.getByRole('main').getByText(signedIn.username, { exact: true })).toBeVisible();
  await expect(page.getByText('Mitglied seit')).toBeVisible();
  await expect(page.getByText(profileToday(), { exact: true })).toBeVisible();
});

for (const createdAt of inFull([null, undefined, ''], [null])) {
  test(`a member-since date that is ${JSON.stringify(createdAt) ?? 'absent'} reads Unbekannt`, async ({
    page,
    signedIn: _,
  }) => {
    await alterUser(page, 'CurrentUser', { createdAt });
    await visit(page, '/account');
    await expect(page.locator('dl > div', { hasText: 'Mitglied seit' })).toHaveText('Mitglied seitUnbekannt');
  });
}

test('an account without an e-mail address says so and shows no name instead', async ({
  page,
  signedIn: _,
}) => {
  await alterUser(page, 'CurrentUser', { username: null });
  await visit(page, '/account');
  await expect(page.locator('dl > div', { hasText: 'E-Mail' }).first()).toHaveText('E-MailNicht angegeben');
});

test('Abmelden shows its progress, leads to the landing page and ends the session on the server', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/account');
  await markDocument(page);
  const release = await hold(page, 'LogOut');
  await tap(logOut(page));
  await expect(page.getByRole('main').getByRole('button', { name: 'Abmelden...' })).toBeDisabled();
  release();
  await page.waitForURL('/');
  await expectFreshDocument(page);
  await expectToast(page, 'success', 'Abgemeldet');
  expect((await page.context().request.get('/api/user')).status()).toBe(401);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('sid');
});

test('after logging out with the keyboard only, going back leads to the log-in, not to the profile', {
  tag: '@full',
}, async ({ page, signedIn }) => {
  await visit(page, '/account');
  await expect(logOut(page)).toBeVisible();
  await tabTo(page, logOut(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(signedIn.username)).toHaveCount(0);
});

test('a failed log-out says why, and the person stays signed in', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  await visit(page, '/account');
  await makeUnavailable(page, 'LogOut');
  await tap(logOut(page));
  await expectToast(page, 'error', 'Fehler bei der Abmeldung', STARTING);
  await expect(logOut(page)).toBeEnabled();
  await expect(page).toHaveURL('/account');
  expect((await page.context().request.get('/api/user')).status()).toBe(200);
});

test('when the session ends elsewhere, the open profile shows a message and a link to the log-in', async ({
  page,
  tap,
  signedIn,
}) => {
  await visit(page, '/account');
  await expect(page.getByText(signedIn.username, { exact: true }).last()).toBeAttached();
  await expect(logOut(page)).toBeVisible();
  await page.context().request.post('/api/logout');
  await returnToWindow(page);
  await expect(
    page.getByText('Sie müssen angemeldet sein, um diese Seite anzuzeigen.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/account');
  await tap(page.getByRole('link', { name: 'Zum Login' }));
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Anmelden' })).toBeVisible();
});

test('an unreachable server changes nothing on the profile when the person returns', async ({
  page,
  allowNoise,
  signedIn,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  await visit(page, '/account');
  await expect(logOut(page)).toBeVisible();
  await makeUnavailable(page, 'CurrentUser');
  const asked = page.waitForResponse((response) => response.status() === 503);
  await returnToWindow(page);
  await asked;
  await expect(page.getByRole('main').getByText(signedIn.username, { exact: true })).toBeVisible();
});

test('dates are German: the day in long form with weekday, the member-since date with a two-digit day', async ({
  page,
  signedIn: _,
}) => {
  await page.clock.setFixedTime(MORNING);
  await visit(page, '/');
  await expect(page.getByText('Dienstag, 3. März 2026', { exact: true })).toBeVisible();
  // The day is the server's, which the question and the draft tell.
  for (const operation of ['Today', 'Draft']) await alterData(page, operation, { today: '2026-03-03' });
  await visit(page, '/daily');
  await expect(page.getByText('Dienstag, 3. März 2026', { exact: true })).toBeVisible();
  await alterUser(page, 'CurrentUser', { createdAt: '2026-01-05T23:30:00.000Z' });
  await visit(page, '/account');
  await expect(page.getByText('06. Januar 2026', { exact: true })).toBeVisible();
});

test('the export is a JSON file named after product and day, indented by two spaces, with the account and its answers', async ({
  page,
  signedIn,
}) => {
  await answerToday(page.context().request, 'Der Zug hat gewartet. 🚆');
  await page.addInitScript(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      document.documentElement.dataset.fileType = file.type;
      return createObjectURL(file);
    };
  });
  await page.clock.setFixedTime(MORNING);
  await visit(page, '/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten exportieren' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Aufwind-data-2026-03-03.json');
  await expect(page.locator('html')).toHaveAttribute('data-file-type', 'application/json');
  const file = await readFile(await download.path(), 'utf8');
  const content = JSON.parse(file);
  expect(file).toBe(JSON.stringify(content, null, 2));
  expect(Object.keys(content)).toEqual(['username', 'provider', 'createdAt', 'answers']);
  expect(content).toMatchObject({ username: signedIn.username, provider: 'local' });
  expect(content.answers.map((answer: object) => Object.keys(answer))).toEqual([
    ['content', 'date', 'createdAt', 'updatedAt', 'day', 'timeZone'],
  ]);
  expect(content.answers[0].content).toBe('Der Zug hat gewartet. 🚆');
});

test('without the streak no page speaks of a run, and the suns stay', async ({ page, tap, signedIn: _ }) => {
  const { request } = page.context();
  await answerNeighbouringDay(request, 'Wind im Hof.');
  await answerToday(request, 'Regen am Fenster.');
  await visit(page, '/account#rueckblick');
  const shown = page.getByLabel('Serie zeigen');
  await expect(shown).toBeChecked();
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'Rückblick und Serie' }).locator('xpath=..')).toContainText(
    'ohne Serie',
  );
  const aRun = page.getByText(/Streak|in Folge|Am längsten|Deine Serie/);
  for (const path of ['/daily', '/log']) {
    await visit(page, path);
    await expect(page.getByText('2 Einträge').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(aRun).toHaveCount(0);
  }
  await tap(page.getByRole('button', { name: /löschen$/ }).first());
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(aRun).toHaveCount(0);
});
