import type { AccountOptions } from './account/account.slice.ts';
import { entities } from './entities.ts';
import type { ProviderSettings } from './identity/identity.slice.ts';
import type { Env, Secrets } from './platform/env/env.ts';
import { createPlatform, type PlatformEnv, type PlatformOptions } from './platform/platform.ts';
import { openSlices } from './slices.ts';

/** The product's part of the environment. */
export type ProductEnv = PlatformEnv & ProviderSettings & Partial<Pick<Env, 'trustProxy'>>;

/** Options beside the environment. */
export type ProductOptions = PlatformOptions & Pick<AccountOptions, 'passwordCost'>;

/** The platform, the slices on it with their services, and their environment. */
export type Product = ReturnType<typeof createProduct>;

/** Builds the product for a process, without a door; the caller connects the database. */
export function createProduct(env: ProductEnv, secrets: Secrets, options: ProductOptions) {
  const platform = createPlatform(env, secrets, entities, options);
  const open = openSlices(platform, env, options);
  const { account, answer, draft, feedback, identity, streak } = open;
  const services = {
    ...account.services,
    ...answer.services,
    ...draft.services,
    ...feedback.services,
    ...identity.services,
    ...streak.services,
  };
  return { ...platform, env, secrets, open, services };
}
