import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, request as requests } from '@playwright/test';
import { todaysAnswerId } from './days.ts';
import { SAVED_LATER, SERVER_FAILED, WAITING } from './sentences.ts';
import { type Person, signIn } from './stage.ts';
import { answerField, isStored, pass, visit } from './steps.ts';
import { SPEC_MS } from './timings.ts';

/** The status line of a completely saved draft. */
export function saved(page: Page) {
  return page.getByText('Entwurf gesichert', { exact: true });
}

/** The status line of a text that only this browser has. */
export function waiting(page: Page) {
  return page.getByText(WAITING).or(page.getByText(SERVER_FAILED));
}

/** The status line of a text that is only on this page. */
export function unstored(page: Page) {
  return page.getByText('Noch nicht gesichert. Bitte lass diese Seite offen.');
}

/** The status line of an answer or edit that will be saved automatically. */
export function savedLater(page: Page) {
  return page.getByText(SAVED_LATER).or(page.getByText(SERVER_FAILED));
}

/** The choice between the own text and another device's version. */
export function versions(page: Page) {
  return page.getByRole('region', { name: 'Es gibt zwei Fassungen' });
}

/** Dispatches the browser's `online` event. */
export function networkReturns(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Retries until the expectation holds, because a saved page may reload and then has a new document. */
async function expectStored(page: Page, text: string, isExpected: boolean) {
  await expect(async () => expect(await isStored(page, text)).toBe(isExpected)).toPass();
}

/** Expects that this browser has stored the text. */
export async function expectKept(page: Page, text: string) {
  await expectStored(page, text, true);
}

/** This browser keeps a text that is to be saved as soon as that is possible. */
export function expectKeptForSaving(page: Page) {
  return expectKept(page, '"wish":"answer"');
}

/** This browser keeps the text no longer. */
export async function expectForgotten(page: Page, text: string) {
  await expectStored(page, text, false);
}

/** Counts from now on how often this browser forgets a text; gives back how to look. */
export async function watchForgetting(page: Page): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(() => {
    const counted = { times: 0 };
    const { delete: forget } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = function (key) {
      counted.times += 1;
      return forget.call(this, key);
    };
    return counted;
  });
  return async () => (await watched.jsonValue()).times;
}

/** Blocks the browser's database for this long: nothing is stored meanwhile. */
export async function keepSlowly(page: Page, ms: number) {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('aufwind');
        opened.onsuccess = () => {
          const store = opened.result.transaction('texts', 'readwrite').objectStore('texts');
          const end = performance.now() + ms;
          const goOn = () => {
            resolve();
            if (performance.now() < end) store.count().onsuccess = goOn;
          };
          goOn();
        };
      }),
    ms,
  );
}

/** Types into the open question, until the page has sent the draft; needs `page.clock.install()` before. */
export async function typeDraft(page: Page, text: string) {
  await answerField(page).fill(text);
  await pass(page, SPEC_MS.draftAutosave);
}

/** Types into the open question where there is no network any more, until this browser has stored the text. */
export async function typeWithoutNetwork(page: Page, context: BrowserContext, text: string) {
  await visit(page, '/daily');
  await expect(answerField(page)).toBeVisible();
  await context.setOffline(true);
  await answerField(page).fill(text);
  await expectKept(page, text);
}

/** Changes today's answer as another device would, as the owner of the cookies of `request`. */
export async function changeElsewhere(request: APIRequestContext, content: string) {
  const id = await todaysAnswerId(request);
  const answer = await request.patch(`/api/answers/${id}`, { data: { content } });
  expect(answer.status()).toBe(200);
}

/** Stores a draft from another device of this person, in a separate session; the page must be open. */
export async function draftOnAnotherDevice(page: Page, person: Person, content: string) {
  const device = await requests.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(device, person);
  const answer = await device.post('/api/draft', { data: { content } });
  expect(answer.status()).toBe(200);
  await device.dispose();
}

/** The unsent text next to today's answer. */
export function waitingText(page: Page) {
  return page.getByRole('region', { name: 'Dieser Text wartet noch' });
}
