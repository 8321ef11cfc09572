import type { Page } from '@playwright/test';
import { SAMPLE_ANSWERS } from '../../../content/sample-answers.ts';
import { DAY_EXAMPLE } from '../sentences.ts';
import { expect, test } from '../stage.ts';
import { AWAKE, pass, settle } from '../steps.ts';
import { SPEC_MS } from '../timings.ts';

const SAMPLES = 16;
const NOON = new Date('2026-11-20T12:00:00+01:00');
const LATER = new Date('2026-11-20T13:00:00+01:00');

function example(page: Page) {
  return page.getByRole('figure', { name: DAY_EXAMPLE });
}

/** The typed text; it has no role because it is decoration. */
function typed(page: Page) {
  return example(page).locator('[aria-hidden="true"]').first();
}

function sample(index: number): string {
  return SAMPLE_ANSWERS[index % SAMPLES] ?? '';
}

/** The sample in the prerendered page. */
const PAINTED = sample(0);

/** Opens the landing page with a stopped clock, where chance picks the sample of this index to be typed first. */
async function openAt(page: Page, index: number) {
  await page.addInitScript(
    (value) => {
      Math.random = () => value;
    },
    (index + 0.5) / SAMPLES,
  );
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(LATER);
  await page.goto('/');
  // The clock is stopped, so a touch must wake the page.
  await page.keyboard.press('Shift');
  await expect(page.locator(AWAKE)).toBeAttached();
  await expect(typed(page)).toHaveText(PAINTED);
  await settle(page);
}

/** Passes the time in which the painted sample stays and is erased. */
async function passPainted(page: Page) {
  await pass(page, SPEC_MS.typingEraseDelay);
  await passOften(page, SPEC_MS.typingPerCharacter, PAINTED.length);
  await expect(typed(page)).toHaveText('');
}

async function passOften(page: Page, ms: number, times: number) {
  for (let time = 0; time < times; time += 1) await pass(page, ms);
}

test('there are sixteen sample answers, no two alike', () => {
  expect(new Set(SAMPLE_ANSWERS).size).toBe(SAMPLES);
  expect(PAINTED).toHaveLength(Math.max(...SAMPLE_ANSWERS.map(({ length }) => length)));
});

test('the painted sample stays for 3 s and is erased; typing starts after 500 ms, continues every 40 ms, pauses for 3 s, erases, and shows the next text', async ({
  page,
}) => {
  const first = SAMPLES - 1;
  await openAt(page, first);
  await pass(page, SPEC_MS.typingEraseDelay - 1);
  await expect(typed(page)).toHaveText(PAINTED);
  await pass(page, 1);
  await expect(typed(page)).toHaveText(PAINTED.slice(0, -1));
  await passOften(page, SPEC_MS.typingPerCharacter, PAINTED.length);
  await expect(typed(page)).toHaveText('');
  const text = sample(first);
  await pass(page, SPEC_MS.typingStart - 1);
  await expect(typed(page)).toHaveText('');
  await pass(page, 1);
  await expect(typed(page)).toHaveText(text.slice(0, 1));
  await pass(page, SPEC_MS.typingPerCharacter - 1);
  await expect(typed(page)).toHaveText(text.slice(0, 1));
  await pass(page, 1);
  await expect(typed(page)).toHaveText(text.slice(0, 2));

  await passOften(page, SPEC_MS.typingPerCharacter, text.length - 2);
  await expect(typed(page)).toHaveText(text);
  await pass(page, SPEC_MS.typingEraseDelay - 1);
  await expect(typed(page)).toHaveText(text);
  await pass(page, 1);
  await expect(typed(page)).toHaveText(text.slice(0, -1));

  await passOften(page, SPEC_MS.typingPerCharacter, text.length);
  await expect(typed(page)).toHaveText('');
  await pass(page, SPEC_MS.typingStart);
  await expect(typed(page)).toHaveText(sample(first + 1).slice(0, 1));
});

test('the first typed sample is random; screen readers get a whole sample without the typing', async ({
  page,
}) => {
  await openAt(page, 7);
  await expect(example(page).getByText(`Beispielantwort: ${PAINTED}`)).toBeAttached();
  await passPainted(page);
  await pass(page, SPEC_MS.typingStart);
  await expect(typed(page)).toHaveText(sample(7).slice(0, 1));
  await expect(typed(page)).toHaveAttribute('aria-hidden', 'true');
});

test('a single button stops the typing and the caret together, and resumes them', async ({ page, tap }) => {
  await openAt(page, 0);
  await passPainted(page);
  await pass(page, SPEC_MS.typingStart);
  await pass(page, SPEC_MS.typingPerCharacter);
  await tap(page.getByRole('button', { name: 'Animation anhalten' }));
  await pass(page, 10 * SPEC_MS.typingEraseDelay);
  await expect(typed(page)).toHaveText(sample(0).slice(0, 2));
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);

  await tap(page.getByRole('button', { name: 'Animation abspielen' }));
  await pass(page, SPEC_MS.typingPerCharacter);
  await expect(typed(page)).toHaveText(sample(0).slice(0, 3));
  await expect.poll(moving).toBeGreaterThan(0);
});

test('with reduced motion the whole text is shown at once, nothing moves, and the button is absent', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 3);
  await expect(typed(page)).toHaveText(PAINTED);
  await expect(page.getByRole('button', { name: /^Animation/ })).toBeHidden();
  await pass(page, 2 * SPEC_MS.typingEraseDelay);
  await expect(typed(page)).toHaveText(PAINTED);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('enabling reduced motion takes effect at once', async ({ page }) => {
  await openAt(page, 4);
  await passPainted(page);
  await pass(page, SPEC_MS.typingStart);
  await expect(typed(page)).toHaveText(sample(4).slice(0, 1));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(typed(page)).toHaveText(sample(4));
});

test('typing never moves the content below it', { tag: '@full' }, async ({ page }) => {
  await openAt(page, 1);
  const bottom = () => example(page).evaluate((figure) => figure.getBoundingClientRect().bottom);
  const atRest = await bottom();
  await passPainted(page);
  expect(await bottom()).toBe(atRest);
});
