import { isMet } from '../lib/offers.ts';

/** Whether this browser can use the passkeys that this instance offers. */
export function canUsePasskeys(): boolean {
  return isMet('passkeys') && typeof PublicKeyCredential !== 'undefined';
}
