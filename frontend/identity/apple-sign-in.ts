import { navigateFully, takeQuery } from '../lib/browser.ts';
import { storeNote, takeNote } from '../lib/session-storage.ts';
import type { StartAppleSignInMutation } from './identity.operations.generated.ts';
import { NO_CODE, STATE_MISMATCH } from './provider.wording.ts';

type Authorization = StartAppleSignInMutation['startAppleSignIn']['authorization'];
type Begun = { state: string; isConnecting: boolean };

const NOTE = 'apple';
const STATE_BYTES = 32;

/** The authorization code that Apple has returned to this tab, or the error of the return. */
type AppleReturn = { isConnecting: boolean } & (
  | { code: string; user: string | null; fault?: undefined }
  | { fault: string }
);

function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isBegun(value: unknown): value is Begun {
  return typeof value === 'object' && value !== null && 'state' in value && 'isConnecting' in value;
}

/** Redirects to Apple; the OAuth state, stored for this tab, ties the return to this request. */
export function goToApple(authorization: Authorization, isConnecting: boolean): void {
  const { authorizationEndpoint, clientId, redirectUri, nonce } = authorization;
  const begun: Begun = { state: randomState(), isConnecting };
  storeNote(NOTE, begun);
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'name email',
    state: begun.state,
    nonce,
  });
  // Apple needs spaces as %20; with a plus some of its dialogs omit name and address.
  navigateFully(`${authorizationEndpoint}?${query.toString().replaceAll('+', '%20')}`);
}

/** Reads the return from Apple; clears the query and the stored state before any request. */
export function takeAppleReturn(): AppleReturn {
  const query = takeQuery();
  const note = takeNote(NOTE);
  const begun = isBegun(note) ? note : null;
  const isConnecting = begun?.isConnecting ?? false;
  const code = query.get('code');
  if (!code) return { isConnecting, fault: NO_CODE };
  if (!begun || query.get('state') !== begun.state) return { isConnecting, fault: STATE_MISMATCH };
  return { isConnecting, code, user: query.get('user') };
}
