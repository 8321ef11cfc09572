import type { Page } from '@playwright/test';
import { answerToday } from '../days.ts';
import { hold, makeUnavailable, sentOperations, UNAVAILABLE_LINE } from '../operations.ts';
import { NOT_LOADED } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { answerField, installClock, pass, saveButton, visit } from '../steps.ts';

const WATCHED = ['CurrentUser', 'Today', 'Draft', 'Answers', 'Streak'] as const;

/** Counts the page's requests to the server from now on, by operation. */
function countRequests(page: Page) {
  const sent = WATCHED.map((name) => [name, sentOperations(page, name)] as const);
  return () => Object.fromEntries(sent.map(([name, operations]) => [name, operations.length]));
}

function diaryLink(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Alle Einträge ansehen' });
}

/** Goes through the product's own link, so that the document stays. */
async function follow(page: Page, name: string) {
  const toggle = page.getByRole('button', { name: 'Menü öffnen' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

test('user and today are requested once per document, the streak at each opening of its page: in the diary with the entries', async ({
  page,
  signedIn: _,
}) => {
  await answerToday(page.context().request, 'Der Zug hat gewartet.');
  const counted = countRequests(page);
  await visit(page, '/daily');
  await expect(diaryLink(page)).toBeVisible();
  await expect.poll(counted).toMatchObject({ CurrentUser: 1, Today: 1, Streak: 1, Answers: 0 });

  for (const visits of [2, 3]) {
    await follow(page, 'Mein Tagebuch');
    await expect.poll(counted).toMatchObject({ Answers: visits - 1 });
    await follow(page, 'Tägliche Frage');
    await expect(diaryLink(page)).toBeVisible();
    await expect.poll(counted).toMatchObject({ Streak: visits });
  }
  expect(counted()).toMatchObject({ CurrentUser: 1, Today: 1, Draft: 0, Streak: 3, Answers: 2 });
});

test('returning to the window requests only the streak', async ({ page, signedIn: _ }) => {
  await answerToday(page.context().request, 'Der Zug hat gewartet.');
  for (const path of ['/daily', '/log']) {
    await visit(page, path);
    await expect(page.getByText('1 Tages-Streak')).toBeVisible();
    await expect(page.getByText('Der Zug hat gewartet.')).toBeVisible();
    // A request that is still under way answers the return, too.
    await page.waitForLoadState('networkidle');
    const counted = countRequests(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(counted).toMatchObject({ Streak: 1 });
    expect(counted()).toMatchObject({ CurrentUser: 0, Today: 0, Draft: 0, Answers: 0 });
  }
});

test('a failed query is not repeated automatically', async ({ page, allowNoise, signedIn: _ }) => {
  allowNoise(UNAVAILABLE_LINE);
  await installClock(page);
  await makeUnavailable(page, 'Today');
  const counted = countRequests(page);
  await visit(page, '/daily');
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await pass(page, 20_000);
  expect(counted()).toMatchObject({ Today: 1 });
});

test('a saved and edited answer is on the next page, although today is cached', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await answerField(page).fill('Der Bus war pünktlich.');
  const release = await hold(page, 'SaveAnswer');
  await tap(saveButton(page));
  await follow(page, 'Wissen');
  // The page of the question, which would ask anew by itself, is gone when the answer is stored.
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SaveAnswer') ?? false,
  );
  release();
  await (await saved).finished();
  await follow(page, 'Tägliche Frage');
  await expect(page.getByText('Der Bus war pünktlich.')).toBeVisible();
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();

  await follow(page, 'Mein Tagebuch');
  await tap(page.getByRole('button', { name: /^Eintrag vom .* bearbeiten$/ }));
  await page.getByRole('textbox').fill('Der Bus war leer.');
  await tap(page.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(page.getByText('Der Bus war leer.')).toBeVisible();
  await follow(page, 'Tägliche Frage');
  await expect(page.getByText('Der Bus war leer.')).toBeVisible();
});
