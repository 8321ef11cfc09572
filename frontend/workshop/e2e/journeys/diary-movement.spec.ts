import { answerNeighbouringDay } from '../days.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

test('the words of a short entry stay where they are when the pencil opens the editor', async ({
  page,
  signedIn: _,
}) => {
  const text = 'Der Bus hat gewartet.';
  await answerNeighbouringDay(page.context().request, text);
  await visit(page, '/log');
  const read = await page.locator('main li').getByText(text).boundingBox();
  await page.getByRole('button', { name: /bearbeiten$/ }).click();
  const field = page.getByRole('textbox', { name: /^Eintrag vom/ });
  await expect(field).toHaveValue(text);
  const paddingPx = await field.evaluate((area) => Number.parseFloat(getComputedStyle(area).paddingTop));
  const written = await field.boundingBox();
  expect((written?.y ?? 0) + paddingPx).toBeCloseTo(read?.y ?? 0, 0);
  expect(written?.x).toBe(read?.x);
});
