import type { Page } from '@playwright/test';
import { expect, test } from '../stage.ts';
import { answerField, drawn, visit } from '../steps.ts';

const PLACES: [label: string, path: string][] = [
  ['Tagebuch', '/log'],
  ['Profil', '/account'],
  ['Heute', '/daily'],
];

function bottomBar(page: Page) {
  return page.getByRole('navigation', { name: 'Mein Aufwind' });
}

test('on a phone one tap below the thumb leads to the question, the diary and the profile, from every page', async ({
  page,
  tap,
  signedIn: _,
}) => {
  const go = async ([label, path]: (typeof PLACES)[number]) => {
    const place = bottomBar(page).getByRole('link', { name: label, exact: true });
    await expect(place).toBeInViewport({ ratio: 1 });
    await tap(place);
    await expect(page).toHaveURL(path);
    await expect(place).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await visit(page, '/');
  for (const place of PLACES) await go(place);
  await visit(page, '/faq');
  for (const place of PLACES.toReversed()) await go(place);
});

test('a visitor and a wide window have no bottom bar', async ({ page, person }) => {
  await visit(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(bottomBar(page)).toHaveCount(0);
  await page.context().request.post('/api/login', { data: person });
  await visit(page, '/daily');
  await expect(bottomBar(page)).toBeVisible();
  await page.setViewportSize({ width: 760, height: 844 });
  await expect(bottomBar(page)).toBeHidden();
});

test('the bar covers neither the end of a page nor the field, moves nothing, and is not printed', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await expect(bottomBar(page)).toBeInViewport({ ratio: 1 });
  // Content that loads late makes the page longer.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await drawn(page);
    const end = await page.getByRole('contentinfo').boundingBox();
    const bar = await bottomBar(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();

  const layout = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      getComputedStyle(document.documentElement).getPropertyValue('--bar'),
    ]);
  await answerField(page).focus();
  await expect(bottomBar(page)).toBeHidden();
  const whileWriting = await layout();
  await answerField(page).blur();
  await expect(bottomBar(page)).toBeVisible();
  expect(await layout()).toEqual(whileWriting);
  await page.emulateMedia({ media: 'print' });
  await expect(bottomBar(page)).toBeHidden();
});

test('nothing moves under a finger that is still down, also with reduced motion', async ({
  page,
  signedIn: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/daily');
  await expect(bottomBar(page)).toBeVisible();
  await answerField(page).focus();
  await expect(bottomBar(page)).toBeHidden();
  const rightAfter = await answerField(page).evaluate((field) => {
    field.blur();
    const bar = document.querySelector('nav[aria-label="Mein Aufwind"]');
    return bar && getComputedStyle(bar).visibility;
  });
  expect(rightAfter).toBe('hidden');
  await expect(bottomBar(page)).toBeVisible();
});

test('on the smallest phone the bar hides while the keyboard is open', async ({ page, tap, signedIn: _ }) => {
  // A phone of 375 × 667: the height below the browser's bars, and the height above a keyboard.
  const small = { width: 375, height: 553 };
  await page.setViewportSize(small);
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveAttribute('placeholder', /\S/);
  await expect(bottomBar(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('html')).not.toHaveAttribute('data-keyboard');
  await tap(answerField(page));
  await page.setViewportSize({ ...small, height: 293 });
  await expect(page.locator('html')).toHaveAttribute('data-keyboard', 'answer');
  await expect(answerField(page)).toBeInViewport();
  await page.setViewportSize(small);
  await expect(page.locator('html')).not.toHaveAttribute('data-keyboard');

  // Turned, the page is lower, and no keyboard is open.
  await page.setViewportSize({ width: 667, height: 290 });
  await drawn(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-keyboard');
});
