import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answerNeighbouringDay, answerToday } from '../days.ts';
import { hold, makeUnavailable, sentOperations, UNAVAILABLE_LINE } from '../operations.ts';
import { expect, test } from '../stage.ts';
import { drawn, expectFreshDocument, expectToast, markDocument, tabTo, visit } from '../steps.ts';

const MORNING = new Date('2026-03-03T08:00:00+01:00');

function logOut(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true });
}

/** Returns to the window, as from another window. */
async function returnToWindow(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('Abmelden shows its progress, leads to the landing page and ends the session on the server', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/account');
  await markDocument(page);
  const release = await hold(page, 'LogOut');
  const ended = sentOperations(page, 'LogOut');
  await tap(logOut(page));
  await expect(page.getByRole('main').getByRole('button', { name: 'Abmelden...' })).toBeDisabled();
  await expect.poll(() => ended.length).toBe(1);
  // The reply clears the storage of the browser, and tells this page, too: not the log-out of another tab.
  const asked = sentOperations(page, 'CurrentUser');
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await drawn(page);
  expect(asked).toEqual([]);
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
