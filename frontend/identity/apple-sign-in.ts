import { plainRequest } from '../graphql/plain-request.ts';
import { ownValue } from '../lib/json-values.ts';
import { randomHex } from '../lib/random-hex.ts';
import { storeNote, takeNote } from '../lib/session-storage.ts';
import { StartAppleSignInDocument } from './identity.plain.generated.ts';
import { takeQuery } from './take-query.ts';

const NOTE = 'apple';

/** Redirects to Apple; the OAuth state, stored for this tab, ties the return to this request. */
export async function goToApple(isConnecting: boolean): Promise<void> {
  const { startAppleSignIn } = await plainRequest(StartAppleSignInDocument, {});
  const { authorizationEndpoint, clientId, redirectUri, nonce } = startAppleSignIn.authorization;
  const begun = { state: randomHex(32), isConnecting };
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
  window.location.assign(`${authorizationEndpoint}?${query.toString().replaceAll('+', '%20')}`);
}

/** Reads the return from Apple, and whether this tab has asked; clears the query and the state before any request. */
export function takeAppleReturn() {
  const query = takeQuery();
  const begun = takeNote(NOTE);
  return {
    isConnecting: ownValue(begun, 'isConnecting') === true,
    isOurs: query.get('state') === ownValue(begun, 'state'),
    code: query.get('code'),
    user: query.get('user'),
  };
}
