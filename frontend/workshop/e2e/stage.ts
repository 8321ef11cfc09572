import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { until } from '../../../bff/workshop/testing/until.ts';
import { isDayEnding, LONGEST_JOURNEY_MS } from './day-ends.ts';
import { type Product, START_LIMIT_MS, startProduct } from './product.ts';

/** The console levels of pages and fault reports; all other levels are the browser's own remarks. */
const HEARD = new Set(['error', 'warning', 'log']);

/** A person with an account. */
export type Person = { username: string; password: string };

/** The fixtures of a journey. */
type Stage = {
  /** Allows a console line that this journey causes, such as the browser's note about a 503. */
  allowNoise: (line: RegExp) => void;
  /** Opens a page in another browser with the same checks; closes the browser at the end of the journey. */
  openInOtherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Taps the target on a touch screen, and clicks it elsewhere. */
  tap: (target: Locator) => Promise<void>;
  /** A fresh account; nobody is signed in. */
  person: Person;
  /** A fresh account in which this browser is signed in. */
  signedIn: Person;
};

type Backstage = {
  wholeDay: undefined;
  noise: { allowed: RegExp[]; heard: string[] };
  watch: (context: BrowserContext) => void;
};

type WorkerStage = { product: Product };

// The browser's message when a journey blocks service workers (playwright.config.ts).
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Creates an account over the API and signs in the owner of the cookies of `request`. */
export async function register(request: APIRequestContext): Promise<Person> {
  const person = { username: `anna-${randomUUID()}@example.org`, password: 'ein sicheres Wort' };
  const answer = await request.post('/api/register', { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

/** Signs in over the API. */
export async function signIn(request: APIRequestContext, person: Person): Promise<void> {
  const answer = await request.post('/api/login', { data: person });
  expect(answer.status()).toBe(200);
}

/** `test` with the built product behind it; a console error, a page error or a foreign request fails the journey. */
export const test = base.extend<Stage & Backstage, WorkerStage>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  // Day and night use the real clock here, so a journey must not cross their border.
  wholeDay: [
    async ({ browserName: _ }, use) => {
      await until(() => !isDayEnding(Date.now(), LONGEST_JOURNEY_MS));
      await use(undefined);
    },
    { auto: true, timeout: 2 * LONGEST_JOURNEY_MS },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  noise: [
    async ({ browserName: _ }, use) => {
      const noise = { allowed: [] as RegExp[], heard: [] as string[] };
      await use(noise);
      const undeclared = noise.heard.filter((line) => !noise.allowed.some((pattern) => pattern.test(line)));
      expect(undeclared, 'errors, warnings and foreign requests of the pages').toEqual([]);
    },
    { auto: true },
  ],
  allowNoise: async ({ noise }, use) => use((line) => void noise.allowed.push(line)),
  watch: async ({ noise, product }, use) => {
    await use((context) => {
      context.on('console', (message) => {
        if (!HEARD.has(message.type())) return;
        if (message.text() === WORKER_KEPT_OUT) return;
        noise.heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => noise.heard.push(`page error: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== product.origin) noise.heard.push(`foreign: ${origin}`);
      });
    });
  },
  context: async ({ context, watch }, use) => {
    watch(context);
    await use(context);
    // Stop interception first, because an intercepted request may outlive the test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openInOtherBrowser: async ({ browser, watch, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...options, baseURL });
      opened.push(context);
      watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  tap: async ({ hasTouch }, use) => use((target) => (hasTouch ? target.tap() : target.click())),
  person: async ({ request }, use) => use(await register(request)),
  signedIn: async ({ context }, use) => use(await register(context.request)),
});

export { expect, type Locator, type Page };
