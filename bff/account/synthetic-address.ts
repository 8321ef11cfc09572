import { randomBytes } from 'node:crypto';
import type { Provider } from '../platform/session/current-user.ts';

const DOMAIN = '@users.invalid';

/** Makes a placeholder address for an account whose provider gave no address; no mail can reach it. */
export function syntheticAddress(provider: Provider): string {
  return `${provider}-${randomBytes(8).toString('hex')}${DOMAIN}`;
}

export function isSynthetic(address: string): boolean {
  return address.endsWith(DOMAIN);
}
