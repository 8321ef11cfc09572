import type { Locator, Page } from '@playwright/test';
import { type Product, START_LIMIT_MS, startProduct } from '../product.ts';
import { test as base, expect } from '../stage.ts';

/** `test` on a product that shows the explorer. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ settings: async () => ({ GRAPHQL_SANDBOX: 'true' }) });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

// Run in sequence, because a product starts for each worker.
test.describe.configure({ mode: 'default' });

const SCHEMA_DESCRIPTION = 'Aufwind asks one positive question a day';

// Longer than the explorer's delay before storing a change.
const NOTING_MS = 1_000;

function explorer(page: Page, tap: (target: Locator) => Promise<void>) {
  const operation = page.getByRole('region', { name: 'Query Editor' });
  // The explorer notices the operation in its editor a moment after a change; earlier it would run the previous
  // operation.
  const settled = async (name: string) => {
    const held = () =>
      operation
        .locator('.CodeMirror')
        .evaluate((element) => Reflect.get(Reflect.get(element, 'CodeMirror'), 'operationName'));
    await expect(operation).toContainText(new RegExp(`(mutation|query) ${name}`));
    await expect.poll(held).toBe(name);
  };
  return {
    result: page.getByRole('region', { name: 'Result Window' }),
    settled,
    open: async () => {
      await page.goto('/graphql');
      await settled('Diary');
    },
    choose: async (name: string) => {
      await tap(page.getByRole('tab', { name }).getByRole('button', { name, exact: true }));
      await settled(name);
    },
    run: () => tap(page.getByRole('button', { name: /^Execute query/ })),
  };
}

test('a new user runs the six examples unchanged one after another, and the last example shows a conflict', async ({
  page,
  tap,
}) => {
  const { open, choose, run, result } = explorer(page, tap);
  await open();
  await tap(page.getByRole('button', { name: 'Headers' }));
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText('"X-Time-Zone": "Europe/Berlin"');
  await run();
  await expect(result).toContainText('"text": "Worüber habe ich mich heute schon gefreut?"');
  await choose('Register');
  await run();
  await expect(result).toContainText(/"username": "anna-\w+@example\.org"/);
  await choose('SaveAnswer');
  await run();
  await expect(result).toContainText('"content": "Der Bus war pünktlich."');
  await expect(result).toContainText('"event": "entries-1"');
  await choose('Answers');
  await run();
  await expect(result).toContainText('"answerCount": 1');
  await expect(result).toContainText('"hasMore": false');
  await choose('UpdateAnswer');
  await run();
  await expect(result).toContainText('"content": "Der Bus war pünktlich und leer."');
  await expect(result).toContainText('"conflict": null');
  await choose('Conflict');
  await run();
  await expect(result).toContainText('"answer": null');
  await expect(result).toContainText('"content": "Der Bus war pünktlich und leer."');
  await tap(page.getByRole('link', { name: 'REST API' }));
  await expect(page.getByRole('heading', { name: 'An API token for your program' })).toBeVisible();
});

test('the documentation of the schema, the help while typing and the settings work', async ({
  page,
  tap,
}) => {
  await explorer(page, tap).open();
  await tap(page.getByRole('button', { name: 'Show Documentation Explorer' }));
  await expect(page.getByText(SCHEMA_DESCRIPTION)).toBeVisible();
  await tap(
    page
      .getByRole('link', { name: 'Mutation' })
      .or(page.getByText('Mutation', { exact: true }))
      .first(),
  );
  await expect(page.getByText('Creates an account and signs it in.')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Hide Documentation Explorer' }));

  const operation = page.getByRole('region', { name: 'Query Editor' });
  await operation.getByText('username').hover();
  await expect(
    page.getByText(
      'The e-mail address, in lower case and unique; null for an account whose provider names no address.',
    ),
  ).toBeVisible();
  await tap(operation.getByText('username'));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('hasRec');
  await expect(page.getByRole('option', { name: 'hasRecentSignIn' })).toBeVisible();
  await page.keyboard.press('Escape');

  await tap(page.getByRole('button', { name: 'Open settings dialog' }));
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no script creates a Trusted Types policy, neither in the explorer nor on the pages', async ({
  page,
  allowNoise,
}) => {
  allowNoise(/trusted-types|TrustedTypePolicy/i);
  for (const path of ['/graphql', '/', '/auth']) {
    await page.goto(path);
    for (const name of ['foreign', 'default', 'worker']) {
      const isCreated = await page.evaluate((policy) => {
        try {
          return window.trustedTypes?.createPolicy(policy, {}) !== undefined;
        } catch {
          return false;
        }
      }, name);
      // A signed-in page already has its session; the explorer creates its own at its first request.
      expect([path, name, isCreated]).toEqual([path, name, path !== '/graphql' && name === 'worker']);
    }
  }
});

test('the browser stores neither typed text nor responses', async ({ page, tap, signedIn }) => {
  const { open, choose, run, result, settled } = explorer(page, tap);
  await page.clock.install();
  await open();
  await choose('SaveAnswer');
  await run();
  await expect(result).toContainText('"answer": {');
  await page.clock.runFor(NOTING_MS);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: 0 });
  await page.reload();
  await settled('Diary');
  await expect(result).not.toContainText(signedIn.username);
  await expect(result).not.toContainText('answer');
});
