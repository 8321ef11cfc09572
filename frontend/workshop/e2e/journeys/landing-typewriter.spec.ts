import type { Page } from '@playwright/test';
import { SAMPLE_ANSWERS } from '../../../content/sample-answers.ts';
import { DAY_EXAMPLE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { AWAKE, pass, settle } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

const NOON = new Date('2026-11-20T12:00:00+01:00');
const LATER = new Date('2026-11-20T13:00:00+01:00');

function example(page: Page) {
  return page.getByRole('figure', { name: DAY_EXAMPLE });
}

/** The typed text; it has no role because it is decoration. */
function typed(page: Page) {
  return example(page).locator('[aria-hidden="true"]').first();
}

/** The sample in the prerendered page. */
const [PAINTED] = SAMPLE_ANSWERS;

/** Opens the landing page with a stopped clock. */
async function open(page: Page) {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(LATER);
  await page.goto('/');
  // The clock is stopped, so a touch must wake the page.
  await page.keyboard.press('Shift');
  await expect(page.locator(AWAKE)).toBeAttached();
  await expect(typed(page)).toHaveText(PAINTED);
  await settle(page);
}

test('a single button stops the typing and the caret together, and resumes them', async ({ page, tap }) => {
  await open(page);
  await pass(page, SPEC_MS.typingEraseDelay);
  await pass(page, SPEC_MS.typingPerCharacter);
  await tap(page.getByRole('button', { name: 'Animation anhalten' }));
  await pass(page, 10 * SPEC_MS.typingEraseDelay);
  await expect(typed(page)).toHaveText(PAINTED.slice(0, -2));
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);

  await tap(page.getByRole('button', { name: 'Animation abspielen' }));
  await pass(page, SPEC_MS.typingPerCharacter);
  await expect(typed(page)).toHaveText(PAINTED.slice(0, -3));
  await expect.poll(moving).toBeGreaterThan(0);
});

test('with reduced motion the whole text is shown at once, nothing moves, and the button is absent', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(typed(page)).toHaveText(PAINTED);
  await expect(page.getByRole('button', { name: /^Animation/ })).toBeHidden();
  await pass(page, 2 * SPEC_MS.typingEraseDelay);
  await expect(typed(page)).toHaveText(PAINTED);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('enabling reduced motion takes effect at once', async ({ page }) => {
  await open(page);
  await pass(page, SPEC_MS.typingEraseDelay);
  await expect(typed(page)).toHaveText(PAINTED.slice(0, -1));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(typed(page)).toHaveText(PAINTED);
});

test('typing never moves the content below it', { tag: '@full' }, async ({ page }) => {
  await open(page);
  const bottom = () => example(page).evaluate((figure) => figure.getBoundingClientRect().bottom);
  const atRest = await bottom();
  await pass(page, SPEC_MS.typingEraseDelay);
  for (let erased = 0; erased < PAINTED.length; erased += 1) await pass(page, SPEC_MS.typingPerCharacter);
  await expect(typed(page)).toHaveText('');
  expect(await bottom()).toBe(atRest);
});
