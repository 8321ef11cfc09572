import { answerToday } from '../days.ts';
import { cutOffFiles, holdFiles, OFFLINE_LINE } from '../operations.ts';
import { scriptOf } from '../product.ts';
import { NOT_LOADED } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { answerField, drawn, visit } from '../steps.ts';
import { saved } from '../unsent.ts';

test('a profile that does not get through leaves the page as it is, and is there in the next document', async ({
  page,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  const profile = page.getByRole('button', { name: 'Profil' });
  const mend = await cutOffFiles(page, await scriptOf('signed-in'));
  const lost = page.waitForEvent('requestfailed');
  await visit(page, '/daily');
  await lost;
  await drawn(page);
  await answerField(page).fill('Trotzdem ein guter Tag');
  await expect(saved(page)).toBeVisible();
  await expect(profile).toHaveCount(0);

  await mend();
  await page.reload();
  await expect(profile).toBeVisible();
  await expect(answerField(page)).toHaveValue('Trotzdem ein guter Tag');
});

test('an answered day whose card does not get through says so and offers another try', async ({
  page,
  context,
  tap,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await answerToday(context.request, 'Der Tee war heiß.');
  const mend = await cutOffFiles(page, await scriptOf('daily/answered-parts.ts'));
  await visit(page, '/daily');
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await mend();
  await tap(page.getByRole('button', { name: 'Erneut versuchen' }));
  await expect(page.getByText('Der Tee war heiß.', { exact: true })).toBeVisible();
});

test('an answered day waits as a whole while its card is on the way, and then stands there with its tip', async ({
  page,
  context,
  signedIn: _,
}) => {
  await answerToday(context.request, 'Der Tee war heiß.');
  const letCardCome = await holdFiles(page, await scriptOf('daily/answered-parts.ts'));
  const rest = page.waitForResponse(await scriptOf('daily/late-parts.ts'));
  const card = page.waitForRequest(await scriptOf('daily/answered-parts.ts'));
  await visit(page, '/daily');
  await Promise.all([rest, card]);
  await drawn(page);
  const tip = page.getByRole('heading', { name: 'Tipp des Tages' });
  await expect(page.getByText('Wird geladen')).toBeVisible();
  await expect(tip).toHaveCount(0);

  letCardCome();
  await expect(page.getByText('Der Tee war heiß.', { exact: true })).toBeVisible();
  await expect(tip).toBeVisible();
});
