import { DEMO_ENTRIES } from '../../../demo/demo-entries.ts';
import { expect, test } from '../stage.ts';
import { expectToast, pass, QUESTION, saveButton, stopClock, visit } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

test('the demo saves for 1000 ms, confirms for 2000 ms and then locks; 6 entries, 5 Tage Streak, one answer per visit', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/demo');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(6);
  await expect(page.getByText('5 Tage Streak', { exact: true })).toBeVisible();
  const last = DEMO_ENTRIES.at(-1)?.content ?? '';
  await expect(page.getByText(last)).toBeVisible();
  await stopClock(page);
  await page.getByLabel(QUESTION).fill('Der Kuchen ist gelungen.');
  const save = page.locator('main button[type="submit"]');
  await save.click();
  await pass(page, SPEC_MS.demoSave - 1);
  await expect(save).toHaveText(/Speichere/);
  await expect(save).toBeDisabled();
  await pass(page, 1);
  await expectToast(page, 'success', 'Gespeichert');
  await expect(save).toHaveAccessibleName('Gespeichert');
  await expect(entries).toHaveCount(6);
  await expect(entries.first()).toContainText('Heute');
  await expect(entries.first()).toContainText('Der Kuchen ist gelungen.');
  await expect(page.getByText(last)).toHaveCount(0);
  await pass(page, SPEC_MS.demoSavedIndicator - 1);
  await expect(save).toHaveAccessibleName('Gespeichert');
  await pass(page, 1);
  await expect(save).toHaveAccessibleName('Für heute bereits beantwortet');
  await expect(page.getByLabel(QUESTION)).not.toBeEditable();
  const colour = () =>
    save.evaluate(async (button) => {
      await Promise.all(button.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(button).backgroundColor;
    });
  await page.mouse.move(0, 0);
  const locked = await colour();
  await save.hover({ force: true });
  expect(await colour()).toBe(locked);

  await page.clock.resume();
  await page.reload();
  await expect(saveButton(page)).toBeEnabled();
  await expect(page.getByText(last)).toBeVisible();
});
