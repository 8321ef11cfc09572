import { expect, type Locator, type Page } from '@playwright/test';
import { SPEC_MS } from './timings.ts';

const MOST_TAB_STOPS = 40;
const FOCUS_RING_PX = 2;
// Shorter than the request timeout, so that pending requests stay pending.
const FAR_ENOUGH_MS = 15_000;
const STEP_MS = 100;

/** The question of the day and the accessible name of its field. */
export const QUESTION = 'Worüber habe ich mich heute schon gefreut?';

/** The label of the button that saves an answer. */
export const SAVE_ANSWER = 'Antwort speichern';

/** The promises of an operator who gets messages by mail: on the contact page, and in the Impressum. */
export const PROMISES = {
  contact: 'Jede Nachricht wird gelesen.',
  imprint: 'Am schnellsten erreichst Du uns über die Seite Kontakt.',
};

/** The field for today's answer. */
export function answerField(page: Page): Locator {
  return page.getByRole('textbox', { name: QUESTION });
}

/** The button that saves an answer. */
export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: SAVE_ANSWER });
}

/** Matches a page whose controls respond, because only script sets the state of the menu. */
export const AWAKE = 'button[popovertarget="mobile-menu"][aria-expanded]';

/** Loads a page and waits until its controls respond, because script starts a moment after the HTML. */
export async function visit(page: Page, path: string) {
  const isOpen = new URL(page.url()).pathname === path.split('#')[0];
  // A browser keeps the document if only the hash changes.
  if (isOpen && path.includes('#')) await page.goto('about:blank');
  await page.goto(path);
  await expect(page.locator(AWAKE)).toBeAttached();
}

/** Expects a toast with exactly this title and text, in the live region of its kind. */
export async function expectToast(page: Page, kind: 'success' | 'error', title: string, text?: string) {
  const region = page.getByRole('region', { name: 'Meldungen' });
  const live = region.locator(`:scope > [role="${kind === 'success' ? 'status' : 'alert'}"]`);
  await expect(live.getByText(title, { exact: true }).last()).toBeVisible();
  if (text) await expect(live.getByText(text, { exact: true }).last()).toBeVisible();
}

/** Expects that no toast is shown. */
export async function expectNoToast(page: Page) {
  await expect(page.getByRole('button', { name: 'Meldung schließen' })).toHaveCount(0);
}

/** Expects the focus on the target, with a visible focus ring (WCAG 2.4.7). */
export async function expectVisibleFocus(target: Locator) {
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return element.matches(':focus-visible') && outlineStyle !== 'none' ? Number.parseFloat(outlineWidth) : 0;
  });
  expect(ring, 'the width of the focus ring').toBeGreaterThanOrEqual(FOCUS_RING_PX);
}

/** Presses Tab until the focus is visibly on the target. */
export async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      return expectVisibleFocus(target);
    }
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

/** Installs a fake clock that also controls `AbortSignal.timeout`, which Playwright's clock does not. */
export async function installClock(page: Page) {
  await page.clock.install();
  const limitByClock = () => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return limit.signal;
    };
  };
  await page.addInitScript(limitByClock);
  await page.evaluate(limitByClock);
}

/** Stops the browser's clock after all due timers have run; needs `page.clock.install()` before. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + FAR_ENOUGH_MS);
}

/** Lets a page with a stopped clock finish its current rendering, and the timers that rendering sets. */
export async function settle(page: Page) {
  const takeTurns = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  };
  // If the page is reloading, wait for the next document.
  await expect(() => page.evaluate(takeTurns)).toPass();
}

/** Moves a stopped clock forward. */
export async function pass(page: Page, ms: number) {
  await settle(page);
  await page.clock.runFor(ms);
  await settle(page);
}

/** Moves a stopped clock in small steps until the target is visible, so that the target is checked in time. */
export async function passUntil(page: Page, target: Locator) {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(target).toBeVisible({ timeout: STEP_MS });
  }).toPass();
  await pass(page, STEP_MS);
}

/** Lets the browser draw changes and notify its observers. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Marks the current document; a reload or full navigation removes the mark. */
export async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Expects that the page was not reloaded since the mark. */
export async function expectSameDocument(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-marked');
}

/** Expects that the page was reloaded since the mark. */
export async function expectFreshDocument(page: Page) {
  await expect(page.locator('html:not([data-marked])')).toBeAttached();
}

/** Expects that a page with a stopped clock reloads after exactly this time; then resumes the clock. */
export async function expectReloadAfter(page: Page, ms: number) {
  await pass(page, ms - 1);
  await expectSameDocument(page);
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.runFor(1);
  await reload;
  await page.clock.resume();
  await expectFreshDocument(page);
}

/** Passes the time from an ordinary answer's save to the reload of the marked document, by the page's clock. */
export async function passReload(page: Page) {
  await expectToast(page, 'success', 'Antwort gespeichert');
  await pass(page, SPEC_MS.reload);
  await expectFreshDocument(page);
}

/** Passes the celebration of a milestone, up to the reload of the marked document, on a page with a stopped clock. */
export async function passCelebration(page: Page) {
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
  // The second time starts only when React has rendered the end of the first.
  await pass(page, SPEC_MS.overlayAutoClose);
  await pass(page, SPEC_MS.overlayCloseAnimation);
  await expectReloadAfter(
    page,
    SPEC_MS.reloadAfterOverlay - SPEC_MS.overlayAutoClose - SPEC_MS.overlayCloseAnimation,
  );
}

/** All data of this origin within reach of scripts in this browser, as a text: cookies first, then storage. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)];
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        found.push(await settled(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) found.push(response.url, await response.text());
    }
    return JSON.stringify(found);
  });
}

/** Whether any storage of this origin in this browser contains this text. */
export async function isStored(page: Page, text: string): Promise<boolean> {
  return (await everythingStored(page)).includes(text);
}
