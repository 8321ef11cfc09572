import { randomBytes } from 'node:crypto';
import type { Provider } from '../platform/session/current-user.ts';

const DOMAIN = '@users.invalid';

/** The stored address of an account whose provider gives no address. No mail can reach it. */
export function syntheticAddress(provider: Provider): string {
  return `${provider}-${randomBytes(8).toString('hex')}${DOMAIN}`;
}

/** Whether a stored address is a placeholder for a missing address. */
export function isSynthetic(address: string): boolean {
  return address.endsWith(DOMAIN);
}

/** The address as its owner sees it: empty for a placeholder. */
export function shownAddress(address: string): string {
  return isSynthetic(address) ? '' : address;
}
