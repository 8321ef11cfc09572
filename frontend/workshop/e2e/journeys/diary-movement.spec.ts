import type { Page } from '@playwright/test';
import { DEMO } from '../product.ts';
import { expect, signIn, test } from '../stage.ts';
import { visit } from '../steps.ts';

const DURATION = '0.2s';

/** Records what glides: the text of each element, and its duration. */
async function watchMovement(page: Page) {
  await page.addInitScript(() => {
    const moved: [string, string][] = [];
    Object.assign(window, { moved });
    addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName === 'glide' && target instanceof HTMLElement)
        moved.push([target.innerText, getComputedStyle(target).animationDuration]);
    });
  });
}

function movementOf(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => Reflect.get(window, 'moved'));
}

/** Opens the first entry's editor and goes to a month of the year; returns the name of the month. */
async function editAndTravel(page: Page): Promise<string> {
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
  await page.getByRole('button', { name: 'Abbrechen' }).click();

  const year = page.getByRole('region', { name: /^Das Jahr/ });
  await year.getByRole('heading', { level: 2 }).click();
  const month = year.getByRole('link', { name: /^Februar, / });
  await month.click();
  const heading = page.getByRole('heading', { level: 2, name: /^Februar \d{4}$/ });
  await expect(heading).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => heading.evaluate((place) => place.getAnimations().length)).toBe(0);
  await expect(heading).toBeInViewport();
  return (await heading.textContent()) ?? '';
}

test.beforeEach(async ({ page }) => {
  await watchMovement(page);
  await signIn(page.context().request, DEMO);
});

test('the words stay where they are when the pencil opens the editor, and a month comes from its row of suns', async ({
  page,
}) => {
  await visit(page, '/log');
  const month = await editAndTravel(page);
  await expect.poll(() => movementOf(page)).toContainEqual([month, DURATION]);
});

test('with reduced motion nothing in the diary moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/log');
  await editAndTravel(page);
  expect(await movementOf(page)).toEqual([]);
});
