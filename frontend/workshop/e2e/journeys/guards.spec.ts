import { answerToday } from '../days.ts';
import { makeUnavailable, UNAVAILABLE_LINE } from '../operations.ts';
import { NOT_LOADED } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

test('the log-in replaces the protected page in the history, so going back does not loop', async ({
  page,
}) => {
  await visit(page, '/');
  await visit(page, '/daily');
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('signed in, the log-in page leads to the landing page', { tag: '@full' }, async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/auth');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Tagesfrage' }).first()).toBeVisible();
});

test('an unreachable server does not count as signed out: the page stays and retries on demand', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  await answerToday(page.context().request, 'Noch da.');
  const mend = await makeUnavailable(page, 'CurrentUser');
  await visit(page, '/log');
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await expect(page).toHaveURL('/log');
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await tap(retry);
  await expect(retry).toBeVisible();

  await mend();
  await tap(retry);
  await expect(page.getByText('Noch da.')).toBeVisible();
});

test('when data cannot be loaded, both pages of the diary show a message and a retry button', async ({
  page,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(UNAVAILABLE_LINE);
  await answerToday(page.context().request, 'Immer noch da.');
  for (const [path, operation] of [
    ['/daily', 'Today'],
    ['/log', 'Answers'],
  ] satisfies [string, string][]) {
    const mend = await makeUnavailable(page, operation);
    await visit(page, path);
    await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
    await mend();
    await tap(page.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(page.getByText('Immer noch da.')).toBeVisible();
  }
});

test('a session that ends elsewhere sends the diary to the log-in as soon as it asks the server again', async ({
  page,
  tap,
  context,
  signedIn: _,
}) => {
  await answerToday(context.request, 'Für später.');
  await visit(page, '/daily');
  await expect(page.getByText('Für später.')).toBeVisible();
  // Parts that load late ask the server too, and would notice first.
  await page.waitForLoadState('networkidle');
  await context.request.post('/api/logout');
  await tap(page.getByRole('link', { name: 'Alle Einträge ansehen' }));
  await expect(page).toHaveURL('/auth');
});
