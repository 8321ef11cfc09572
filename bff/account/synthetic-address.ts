import { randomBytes } from 'node:crypto';
import type { Provider } from '../platform/session/current-user.ts';

const DOMAIN = '@users.invalid';

/** The address of an account whose provider names none: no mail can reach it. */
export function syntheticAddress(provider: Provider): string {
  return `${provider}-${randomBytes(8).toString('hex')}${DOMAIN}`;
}

/** Whether an address stands in for one that nobody has named. */
export function isSynthetic(address: string): boolean {
  return address.endsWith(DOMAIN);
}

/** The address as its owner may see it: empty for one that stands in for another. */
export function shownAddress(address: string): string {
  return isSynthetic(address) ? '' : address;
}
