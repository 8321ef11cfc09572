import type { PasswordCost } from './account/password.ts';
import { entities } from './entities.ts';
import type { Env, Secrets } from './platform/env/env.ts';
import { createPlatform, type PlatformEnv, type PlatformOptions } from './platform/platform.ts';
import { createServices, type ProviderSettings } from './services.ts';

/** What the product reads of the environment. */
export type ProductEnv = PlatformEnv & ProviderSettings & Partial<Pick<Env, 'trustProxy'>>;

/** What stands outside the process and its environment. */
export interface ProductOptions extends PlatformOptions {
  /** What hashing a password costs, where it is not as usual. */
  passwordCost?: PasswordCost | undefined;
}

/** The platform, the services on it, and what they were built from. */
export type Product = ReturnType<typeof createProduct>;

/** Builds the product once for a process, without a door; the database is connected by the caller. */
export function createProduct(env: ProductEnv, secrets: Secrets, options: ProductOptions) {
  const platform = createPlatform(env, secrets, entities, options);
  const services = createServices(platform, env, options.passwordCost);
  return { ...platform, env, secrets, services };
}
