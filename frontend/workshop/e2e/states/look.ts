import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { inFull } from '../../../../bff/workshop/testing/volumes.ts';
import { expectSight, isAbsence, isMotionSwitch } from './sights.ts';
import { routeOf, type StateName, textsOf } from './texts.ts';

const EVERYTHING = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies Axe.RunOnly;
/** Axe in the checked page. */
declare const axe: typeof Axe;
// Every new document parses axe again; the minified version takes half the time.
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const IS_IN_FULL = inFull(true, false);
const REAL_TIMEOUT = 'realSetTimeout';
const HEIGHT = 860;

/** A desktop and a phone; most walks use the desktop. */
export const DESKTOP = { width: 1280, height: HEIGHT };
export const PHONE = { width: 390, height: HEIGHT };

/** The width that a page of 1280 px has at 400 % (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: HEIGHT };

/** The settings of a person who needs wider spacing (WCAG 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Keeps real timers for axe in every document to come, because a journey may stop the clock. */
export async function prepareLooking(page: Page): Promise<void> {
  await page.context().addInitScript((name) => {
    Object.assign(window, { [name]: window.setTimeout.bind(window) });
  }, REAL_TIMEOUT);
}

/** Waits until transitions have ended; returns whether this document has axe. */
async function waitUntilStill(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // Scroll to the top, because axe would report elements below the header or the bottom bar.
    window.scrollTo(0, 0);
    const bar = document.querySelector('nav[aria-label="Mein Aufwind"]')?.parentElement;
    if (bar) bar.style.position = 'static';
    const passing = document.getAnimations().filter(({ effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      // In a closed `details` time stands still.
      return !isEndless && effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
    return 'axe' in window;
  });
}

/** Moves a pointer over the toasts, which then stay, or away from them. */
async function movePointer(page: Page, event: 'pointermove' | 'pointerout'): Promise<void> {
  await page.evaluate((name) => {
    const toasts = document.querySelector('section[aria-label="Meldungen"]');
    if (!toasts) throw new Error('The page has no place for toasts.');
    toasts.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, composed: true }));
  }, event);
}

/** The findings of axe, as `rule: elements`. */
async function barriersOf(page: Page): Promise<string[]> {
  const hasAxe = await waitUntilStill(page);
  if (!hasAxe) await page.evaluate(`((setTimeout) => { ${AXE_SOURCE} })(window.${REAL_TIMEOUT})`);
  return page.evaluate(async (rules) => {
    const { violations } = await axe.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
      elementRef: false,
      selectors: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, EVERYTHING);
}

/** How many px the page is too wide, before and after a change of its style. */
async function excessOf(page: Page, change?: 'wide spacing' | 'doubled text'): Promise<number[]> {
  return page.evaluate(
    ([spacing, kind]) => {
      const root = document.documentElement;
      const excess = () => root.scrollWidth - root.clientWidth;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(spacing);
      const before = excess();
      if (kind === 'wide spacing') document.adoptedStyleSheets = [sheet];
      if (kind === 'doubled text') root.style.fontSize = '200%';
      const after = excess();
      document.adoptedStyleSheets = [];
      root.style.removeProperty('font-size');
      return [before, after];
    },
    [WIDE_SPACING, change] as const,
  );
}

/** Expects no horizontal overflow in the narrowest window, also with the spacing of WCAG 1.4.12, nor with doubled text. */
async function expectReflow(page: Page, state: StateName): Promise<void> {
  await page.setViewportSize(NARROWEST);
  const [narrow, spaced] = await excessOf(page, 'wide spacing');
  expect.soft(narrow, `${state}, 320 px`).toBe(0);
  expect.soft(spaced, `${state}, 320 px, wide spacing`).toBe(0);
  await page.setViewportSize(PHONE);
  const [, doubled] = await excessOf(page, 'doubled text');
  expect.soft(doubled, `${state}, 390 px, doubled text`).toBe(0);
}

/**
 * Reduced motion shows no motion (WCAG 2.3.3) and, in the full run, every word except the switch that stops the
 * motion.
 */
async function expectRest(page: Page, state: StateName): Promise<void> {
  const moving = await page.evaluate(() => {
    const effects = document.getAnimations().map(({ effect }) => effect);
    const targets = effects.map((effect) => (effect instanceof KeyframeEffect ? effect.target : null));
    // In a closed `details` time stands still.
    return targets.flatMap((target) => (target?.checkVisibility() ? [target.outerHTML] : []));
  });
  expect.soft(moving, `${state}, no motion`).toEqual([]);
  if (!IS_IN_FULL) return;
  for (const sight of textsOf(state)) if (!isMotionSwitch(sight)) await expectSight(page, sight);
}

/** The themes in which a state is checked; without the full run the themes alternate. */
function themesOf(state: StateName): ('dark' | 'light')[] {
  const theme = state.length % 2 === 0 ? 'dark' : 'light';
  return inFull(['dark', 'light'], [theme]);
}

/**
 * Checks that axe finds nothing at this width, with alternating themes (in the full run: both widths and both themes),
 * and that nothing exceeds the narrowest window.
 */
async function expectAccess(page: Page, state: StateName, at?: 'phone'): Promise<void> {
  const [here, there] = at === 'phone' ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
  for (const size of inFull([here, there], [here])) {
    await page.setViewportSize(size);
    for (const colorScheme of themesOf(state)) {
      if (IS_IN_FULL) await page.emulateMedia({ colorScheme });
      expect.soft(await barriersOf(page), `${state}, ${size.width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await expectReflow(page, state);
  await page.setViewportSize(here);
}

/** Expects every text of a state: at once what is there, and then that nothing else is. */
async function expectTexts(page: Page, state: StateName): Promise<void> {
  const [absent, present] = [
    textsOf(state).filter(isAbsence),
    textsOf(state).filter((one) => !isAbsence(one)),
  ];
  for (const sights of [present, absent]) await Promise.all(sights.map((sight) => expectSight(page, sight)));
}

/**
 * Checks that the page is in this state: its route, every text of the table, no finding of axe, nothing wider than the
 * narrowest window, and no motion with reduced motion.
 */
export async function look(page: Page, state: StateName, at?: 'phone') {
  await expectTexts(page, state);
  expect(new URL(page.url()).pathname).toBe(routeOf(state));
  await movePointer(page, 'pointermove');
  const [colorScheme] = themesOf(state);
  await page.emulateMedia({ reducedMotion: 'reduce', ...(colorScheme && { colorScheme }) });
  // Check this first, because axe's check scrolls, and scrolling closes a tooltip.
  await expectRest(page, state);
  await expectAccess(page, state, at);
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: null });
  await movePointer(page, 'pointerout');
}
