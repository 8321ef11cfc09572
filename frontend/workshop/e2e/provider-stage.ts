import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../../../bff/workshop/stand-ins/fake-people.ts';
import {
  type FakeProvider,
  startFakeApple,
  startFakeGoogle,
} from '../../../bff/workshop/stand-ins/fake-providers.ts';
import { type Product, START_LIMIT_MS, startProduct } from './product.ts';
import { test as base, expect } from './stage.ts';

type ProviderName = 'Google' | 'Apple';
type Setting = { product: Product } & Record<ProviderName, FakeProvider>;
type WorkerStage = { setting: Setting };
type ProviderStage = {
  /** Clicks a control that leads to a provider: the provider gets no request before the first click. */
  leave: Leave;
};

/** How a journey clicks a control that leads to this provider. */
export type Leave = (button: Locator, provider: ProviderName) => Promise<void>;

/** A person's account at a provider. */
export type Account = Person;

/** Creates a unique account at a provider. */
export function buildAccount(overrides: Partial<Person> = {}): Account {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.org`, name: 'Anna Beispiel', ...overrides };
}

/** Signs in on a stand-in's page. */
export async function allowAt(page: Page, { sub, email, name }: Account): Promise<void> {
  await page.getByLabel('Kennung').fill(sub);
  await page.getByLabel('E-Mail').fill(email ?? '');
  await page.getByLabel('Name', { exact: true }).fill(name ?? '');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Refuses on a stand-in's page. */
export async function refuseAt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abbrechen' }).click();
}

/** Blocks every popup of this page, as browsers do. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

async function startWithProviders(): Promise<Setting> {
  const started: FakeProvider[] = [];
  const product = await startProduct({
    isEmpty: true,
    host: 'localhost',
    settings: async (origin) => {
      const google = await startFakeGoogle(origin);
      const apple = await startFakeApple(origin);
      started.push(google.provider, apple.provider);
      return {
        GOOGLE_CLIENT_ID: google.settings.clientId,
        GOOGLE_CLIENT_SECRET: google.settings.clientSecret,
        GOOGLE_ISSUER: google.settings.issuer,
        APPLE_CLIENT_ID: apple.settings.clientId,
        APPLE_TEAM_ID: apple.settings.teamId,
        APPLE_KEY_ID: apple.settings.keyId,
        APPLE_PRIVATE_KEY: apple.settings.privateKey,
        APPLE_ISSUER: apple.settings.issuer,
      };
    },
  });
  const [google, apple] = started;
  if (!google || !apple) throw new Error('The stand-ins were not started.');
  return { product, Google: google, Apple: apple };
}

/**
 * `test` with stand-ins for Google and Apple behind the product. They are at 127.0.0.1 and the product at localhost,
 * which is another site, so cookies and isolation behave as with the real providers.
 */
export const test = base.extend<ProviderStage, WorkerStage>({
  setting: [
    async ({ browserName: _ }, use) => {
      const setting = await startWithProviders();
      await use(setting);
      await setting.product.stop();
      await Promise.all([setting.Google.close(), setting.Apple.close()]);
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  product: [async ({ setting }, use) => use(setting.product), { scope: 'worker' }],
  leave: async ({ noise, allowNoise, setting, tap }, use) => {
    await use(async (button, provider) => {
      const undeclared = noise.heard.filter((line) => !noise.allowed.some((pattern) => pattern.test(line)));
      expect(undeclared, 'nothing may be asked of a provider before the click').toEqual([]);
      allowNoise(new RegExp(setting[provider].issuer.replaceAll('.', '\\.')));
      await tap(button);
    });
  },
});

export { expect };
