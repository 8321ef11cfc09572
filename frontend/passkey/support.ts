import { isMet } from '../lib/offers.ts';

/** Whether this browser can use the passkeys of this instance. */
export function canUsePasskeys(): boolean {
  return isMet('passkeys') && typeof PublicKeyCredential !== 'undefined';
}
