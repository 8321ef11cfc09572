import { fromBase64url, toBase64url } from '../lib/base64url.ts';
import type { NewCredentialInput, PasskeyCreationPartsFragment } from './passkey.operations.generated.ts';
import type { PasskeyAssertionInput, StartPasskeySignInMutation } from './passkey.plain.generated.ts';

const PUBLIC_KEY = 'public-key';

type RequestOptions = StartPasskeySignInMutation['startPasskeySignIn']['request'];

/** Creates a passkey by WebAuthn. Rejects with a `DOMException` if the person or the browser declines. */
export async function createPasskey(options: PasskeyCreationPartsFragment): Promise<NewCredentialInput> {
  const { challenge, rpId, rpName, userHandle, userName, excludeCredentials, algorithms, timeoutMs } =
    options;
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: fromBase64url(challenge),
    rp: { id: rpId, name: rpName },
    user: { id: fromBase64url(userHandle), name: userName, displayName: userName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: PUBLIC_KEY, alg })),
    excludeCredentials: excludeCredentials.map((id) => ({ type: PUBLIC_KEY, id: fromBase64url(id) })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: timeoutMs,
  };
  const { id, response } = publicKeyOf(await navigator.credentials.create({ publicKey }));
  if (!(response instanceof AuthenticatorAttestationResponse)) throw noCredential();
  const { clientDataJSON, attestationObject } = response;
  return {
    id,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      attestationObject: toBase64url(attestationObject),
    },
  };
}

/** Asks for a passkey by WebAuthn. Rejects like `createPasskey`, and when aborted. */
export async function choosePasskey(
  { challenge, rpId, timeoutMs }: RequestOptions,
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<PasskeyAssertionInput> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: fromBase64url(challenge),
    rpId,
    timeout: timeoutMs,
    userVerification: 'required',
  };
  const { id, response } = publicKeyOf(await navigator.credentials.get({ ...how, publicKey }));
  if (!(response instanceof AuthenticatorAssertionResponse)) throw noCredential();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      authenticatorData: toBase64url(authenticatorData),
      signature: toBase64url(signature),
      userHandle: userHandle ? toBase64url(userHandle) : '',
    },
  };
}

function publicKeyOf(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential;
  throw noCredential();
}

function noCredential(): DOMException {
  return new DOMException('There is no credential.', 'NotAllowedError');
}
