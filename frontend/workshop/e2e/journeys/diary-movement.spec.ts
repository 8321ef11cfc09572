import { DEMO } from '../product.ts';
import { expect, signIn, test } from '../stage.ts';
import { visit } from '../steps.ts';

test('the words stay where they are when the pencil opens the editor', async ({ page }) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  const words = page.locator('main li p').first();
  const read = await words.boundingBox();
  const text = (await words.textContent()) ?? '';
  await page
    .getByRole('button', { name: /bearbeiten$/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: /^Eintrag vom/ });
  await expect(field).toHaveValue(text);
  const paddingPx = await field.evaluate((area) => Number.parseFloat(getComputedStyle(area).paddingTop));
  const written = await field.boundingBox();
  expect((written?.y ?? 0) + paddingPx).toBeCloseTo(read?.y ?? 0, 0);
  expect(written?.x).toBe(read?.x);
});
