import { answerToday } from '../days.ts';
import { OFFLINE_LINE } from '../operations.ts';
import { scriptOf } from '../product.ts';
import { expect, type Page, test } from '../stage.ts';
import { answerField, pass, stopClock, visit } from '../steps.ts';
import { networkReturns } from '../unsent.ts';

const RETRY_MS = 5_000;

/** From now on the script of this module does not get through; gives back how to mend it. */
async function lose(page: Page, module: string) {
  const script = await scriptOf(module);
  await page.route(script, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  return { lost, mend: () => page.unroute(script) };
}

test('a profile that does not get through leaves the page as it is, and comes when the network returns', async ({
  page,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await page.clock.install();
  const profile = page.getByRole('button', { name: 'Profil' });
  const { lost, mend } = await lose(page, 'app/profile-menu.tsx');
  await visit(page, '/daily');
  await lost;
  await stopClock(page);
  await answerField(page).fill('Trotzdem ein guter Tag');
  await expect(profile).toHaveCount(0);
  await mend();
  await networkReturns(page);
  await expect(profile).toBeVisible();
  await expect(answerField(page)).toHaveValue('Trotzdem ein guter Tag');
});

test('an answered day whose card does not get through says that it is loading, and shows it after the next try', async ({
  page,
  context,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  await page.clock.install();
  await answerToday(context.request, 'Der Tee war heiß.');
  const { lost, mend } = await lose(page, 'answer/answered-card.tsx');
  await visit(page, '/daily');
  await lost;
  await stopClock(page);
  await expect(page.getByRole('main')).toContainText('Wird geladen …');
  await mend();
  await pass(page, RETRY_MS);
  await expect(page.getByText('Der Tee war heiß.', { exact: true })).toBeVisible();
});
