import type { Page } from '@playwright/test';
import { answerNeighbouringDay } from '../days.ts';
import { DEMO } from '../product.ts';
import { expect, register, signIn, test } from '../stage.ts';
import { answerField, expectFreshDocument, markDocument, saveButton, visit } from '../steps.ts';

const WITHIN_MS = 50;
const SLOW_CPU = 6;
const VISITORS =
  /^(Jetzt starten|Kostenlos starten|Jetzt mit .* starten|Demo ansehen|Anmelden|Registrieren)$/;

/** The controls and words of a page that are in view. */
function inView(page: Page) {
  return page.evaluate(() => {
    const isInView = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom > 0 && top < innerHeight
      );
    };
    const controls = [...document.querySelectorAll('a[href], button, input, textarea, summary')].filter(
      isInView,
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent && isInView(parent)) words += texts.currentNode.textContent?.match(/\S+/g)?.length ?? 0;
    }
    return { controls: controls.length, words };
  });
}

test('the question has at most nine controls and 50 words in view, and the answer at most nine', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  await page.waitForLoadState('networkidle');
  const empty = await inView(page);
  expect(empty.controls).toBeLessThanOrEqual(9);
  expect(empty.words).toBeLessThanOrEqual(50);
  await answerField(page).fill('Der Bus hat gewartet.');
  await tap(saveButton(page));
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Der Bus hat gewartet.', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await inView(page)).controls).toBeLessThanOrEqual(9);
});

test('the diary begins with its words: the first entry is in the upper third of a phone', async ({
  page,
}) => {
  await signIn(page.context().request, DEMO);
  await visit(page, '/log');
  const date = page.locator('main time').first();
  await expect(date).toBeVisible();
  expect((await date.boundingBox())?.y).toBeLessThanOrEqual(300);
});

test('the profile has two screens and nine tab stops while its rows are closed', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/account');
  await expect(page.getByRole('heading', { name: 'Für Programme' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { screens, stops } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main :is(a[href], button, input, summary)')];
    return {
      screens: document.documentElement.scrollHeight / innerHeight,
      stops: all.filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length,
    };
  });
  expect(screens).toBeLessThanOrEqual(2);
  expect(stops).toBeLessThanOrEqual(9);
});

test('in the window of every phone the save button is above the bottom bar', async ({
  page,
  signedIn: _,
}) => {
  await answerNeighbouringDay(page.context().request, 'Ein anderer Tag.');
  for (const [width, height] of [
    [390, 844],
    [375, 553],
    [360, 560],
    [360, 640],
    [360, 740],
    [390, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, '/daily');
    const bar = page.getByRole('navigation', { name: 'Mein Aufwind' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(saveButton(page)).toBeInViewport();
    const button = await saveButton(page).boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    const end = (button?.y ?? 0) + (button?.height ?? 0);
    expect(end, `${width} × ${height} px`).toBeLessThanOrEqual(top);
  }
});

test('after a save the sentence moves in small steps, also over the reload, and no question blinks', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await page.addInitScript(() => {
    const seen: [number, number][] = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
    const look = () => {
      const found = [...document.querySelectorAll('main p, main textarea')].find((element) =>
        (element instanceof HTMLTextAreaElement ? element.value : element.textContent)?.startsWith('Der Bus'),
      );
      if (found) seen.push([performance.timeOrigin, Math.round(found.getBoundingClientRect().top)]);
      sessionStorage.setItem('seen', JSON.stringify(seen));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, '/daily');
  await answerField(page).fill('Der Bus hat gewartet.');
  const [before] = await page.evaluate(() => [performance.timeOrigin]);
  await markDocument(page);
  await tap(saveButton(page));
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expectFreshDocument(page);
  await expect(page.getByText('Beantwortet', { exact: true })).toBeVisible();
  const seen: [number, number][] = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '[]',
  );
  const last = seen.filter(([origin]) => origin === before).at(-1)?.[1];
  const afterwards = seen.filter(([origin]) => origin !== before).map(([, top]) => top);
  expect(afterwards.length).toBeGreaterThan(0);
  expect(new Set(afterwards)).toEqual(new Set([last]));
});

test('the save moves by transform and opacity only, and today’s sun takes its place within a second', async ({
  page,
  tap,
  signedIn: _,
}) => {
  await answerNeighbouringDay(page.context().request, 'Ein anderer Tag.');
  await visit(page, '/daily');
  await answerField(page).fill('Der Bus hat gewartet.');
  await tap(saveButton(page));
  await page.locator('[data-arrives]').waitFor();
  const motions = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('[data-arrives]')) return [];
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      return [{ names: [...new Set(names)], endMs: Number(effect.getComputedTiming().endTime) }];
    }),
  );
  expect(motions.length).toBeGreaterThan(3);
  const moving = new Set(motions.flatMap(({ names }) => names));
  // What meets a second tap moves nothing.
  for (const still of ['offset', 'easing', 'composite', 'computedOffset', 'pointerEvents'])
    moving.delete(still);
  expect(moving).toEqual(new Set(['transform', 'opacity']));
  expect(Math.max(...motions.map(({ endMs }) => endMs))).toBeLessThanOrEqual(900);
});

test('a signed-in person never sees a button for visitors, also with a slow CPU', async ({
  page,
  signedIn: _,
}) => {
  await visit(page, '/daily');
  await expect(answerField(page)).toBeEditable();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.addInitScript(
    ([source, everyMs]) => {
      const pattern = new RegExp(source);
      const seen: string[] = [];
      Object.assign(window, { seen });
      setInterval(() => {
        for (const element of document.querySelectorAll('a, button')) {
          const text = element.textContent?.trim() ?? '';
          if (pattern.test(text) && element.checkVisibility({ visibilityProperty: true })) seen.push(text);
        }
      }, everyMs);
    },
    [VISITORS.source, WITHIN_MS] as const,
  );
  for (const path of ['/', '/wissen', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Mein Aufwind' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen')), path).toEqual([]);
  }
});

test('a second account in the same browser sees nothing of the first', async ({ page, tap, signedIn }) => {
  const { request } = page.context();
  await request.post('/api/draft', { data: { content: 'Nur für mich.' } });
  await visit(page, '/daily');
  await expect(answerField(page)).toHaveValue('Nur für mich.');
  await tap(page.getByRole('button', { name: 'Menü öffnen' }));
  await expect(page.locator('#mobile-menu').getByText(signedIn.username)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Konto wechseln' }));
  await expect(page).toHaveURL('/auth');
  const second = await register(request);
  for (const [path, own] of [
    ['/daily', answerField(page)],
    ['/log', page.getByText('0 Einträge', { exact: true })],
    ['/account', page.getByRole('main').getByText(second.username, { exact: true })],
  ] as const) {
    await visit(page, path);
    await expect(own).toBeVisible();
    if (path === '/daily') await expect(own).toHaveValue('');
    await expect(page.getByText(signedIn.username)).toHaveCount(0);
    await expect(page.getByText('Nur für mich.')).toHaveCount(0);
  }
});
