import { plainRequest } from '../graphql/plain-request.ts';
import { firstOf } from '../graphql/time-limit.ts';
import { choosePasskey } from './credentials.ts';
import {
  type PasskeyAssertionInput,
  SignInWithPasskeyDocument,
  StartPasskeySignInDocument,
} from './passkey.plain.generated.ts';

// Leaves time to choose to a person who has just opened the list.
const RENEW_AHEAD_MS = 60_000;

async function requestOptions() {
  return (await plainRequest(StartPasskeySignInDocument, {})).startPasskeySignIn.request;
}

/** Asks for a passkey in the browser's dialog. */
export async function chooseInDialog(): Promise<PasskeyAssertionInput> {
  return choosePasskey(await requestOptions());
}

/**
 * Asks for a passkey in the autofill of a field (conditional mediation), and renews the challenge before it expires.
 * Rejects when aborted or unsupported.
 */
export async function chooseInAutofill(signal: AbortSignal): Promise<PasskeyAssertionInput | null> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return null;
  while (!signal.aborted) {
    const options = await requestOptions();
    const renewal = AbortSignal.timeout(options.timeoutMs - RENEW_AHEAD_MS);
    try {
      const either = firstOf(signal, renewal);
      return await choosePasskey(options, { mediation: 'conditional', signal: either });
    } catch (error) {
      if (!renewal.aborted) throw error;
    }
  }
  return null;
}

/** Signs in with a chosen passkey, or renews the sign-in of this user; rejects for the passkey of another user. */
export async function signInWith(input: PasskeyAssertionInput, userId: string | null = null): Promise<void> {
  await plainRequest(SignInWithPasskeyDocument, { input }, userId);
}
