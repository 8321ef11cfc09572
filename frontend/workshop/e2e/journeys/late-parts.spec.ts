import { abortFiles, OFFLINE_LINE } from '../operations.ts';
import { scriptOf } from '../product.ts';
import { expect, test } from '../stage.ts';
import { answerField, drawn, visit } from '../steps.ts';
import { saved, typeDraft } from '../unsent.ts';

test('a profile that cannot be loaded leaves the page unchanged, and loads with the next document', async ({
  page,
  allowNoise,
  signedIn: _,
}) => {
  allowNoise(OFFLINE_LINE);
  const profile = page.getByRole('button', { name: 'Profil' });
  const mend = await abortFiles(page, await scriptOf('app/signed-in-parts.ts'));
  const lost = page.waitForEvent('requestfailed');
  await page.clock.install();
  await visit(page, '/daily');
  await lost;
  await drawn(page);
  await typeDraft(page, 'Trotzdem ein guter Tag');
  await expect(saved(page)).toBeVisible();
  await expect(profile).toHaveCount(0);

  await mend();
  await page.reload();
  await expect(profile).toBeVisible();
  await expect(answerField(page)).toHaveValue('Trotzdem ein guter Tag');
});
