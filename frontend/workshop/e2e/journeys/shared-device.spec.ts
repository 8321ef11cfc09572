import type { Page } from '@playwright/test';
import { abortRequests, OFFLINE_LINE } from '../operations.ts';
import { HARD_DAY } from '../sentences.ts';
import { expect, register, test } from '../stage.ts';
import { answerField, isStored, visit } from '../steps.ts';
import { waiting } from '../unsent.ts';

const SENTENCE = 'Nur Anna weiß das.';

async function tapQuiet(page: Page) {
  await page.getByText('Heute ist es schwer').click();
  await expect(page.getByText(HARD_DAY)).toBeVisible();
}

test('a log-out whose session has ended before still deletes all that this browser keeps', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await visit(page, '/daily');
  await tapQuiet(page);
  await abortRequests(page, 'SaveDraft');
  await answerField(page).fill(SENTENCE);
  await expect(waiting(page)).toBeVisible();
  await visit(page, '/faq');
  const cookies = await context.cookies();
  await context.request.post('/api/logout');
  await context.addCookies(cookies);
  await page.getByRole('button', { name: 'Profil' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await page.waitForURL('/');
  expect(await isStored(page, SENTENCE)).toBe(false);
  expect(await isStored(page, 'quiet')).toBe(false);
});

test('what one person has noted in a tab is not shown to the next person', async ({
  page,
  context,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await tapQuiet(page);
  await context.clearCookies();
  await page.goto('/daily');
  await page.waitForURL('/auth');
  await register(context.request);
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await expect(page.getByText(HARD_DAY)).not.toBeVisible();
});
