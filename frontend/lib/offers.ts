import type { OperatorSetting } from '../../bff/platform/env/operator.rules.ts';

/** Marks the place in built pages where the server writes the offers of this instance. */
export const OFFERS_MARKER = 'what-is-offered';

/** A feature that an instance has set up, or a fact about its operator. */
export type Offer =
  | 'apple'
  | 'google'
  | 'mail'
  | 'message-notices'
  | 'OIDC_NAME'
  | 'passkeys'
  | 'passwords'
  | 'push'
  | 'registration'
  | 'terms'
  | 'unused-accounts'
  | OperatorSetting;

/** An offer that a block of a page needs present or absent. */
export type Need = Offer | `no-${Offer}`;

/**
 * Whether the server has written this need into the page. The build renders the blocks of all needs, and the server
 * removes unmet blocks; development shows every block.
 */
export function isMet(need: Need): boolean {
  if (typeof document === 'undefined') return true;
  const offers = (
    document.documentElement.dataset.offers ??
    'apple google mail passkeys passwords push registration terms unused-accounts'
  ).split(' ');
  return need.startsWith('no-') ? !offers.includes(need.slice('no-'.length)) : offers.includes(need);
}
