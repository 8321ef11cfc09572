import type { OperatorSetting } from '../../bff/platform/env/operator.rules.ts';

/** The placeholder in the built pages where the server writes this instance's features. */
export const OFFERS_MARKER = 'what-is-offered';

/** Something that an instance may be set up for, or know of its operator. */
export type Offer =
  | 'mail'
  | 'message-notices'
  | 'messages-by-mail'
  | 'passkeys'
  | 'push'
  | 'registration'
  | 'terms'
  | OperatorSetting;

/** An offer that a block of a page needs, or needs to be absent. */
export type Need = Offer | `no-${Offer}`;

/**
 * Whether the instance meets a need, by what the server wrote into this page. The build renders the blocks of all
 * needs; the server removes those that are not met. Development meets all needs.
 */
export function isMet(need: Need): boolean {
  if (typeof document === 'undefined') return true;
  const offers = (document.documentElement.dataset.offers ?? 'mail passkeys push registration terms').split(
    ' ',
  );
  return need.startsWith('no-') ? !offers.includes(need.slice('no-'.length)) : offers.includes(need);
}
