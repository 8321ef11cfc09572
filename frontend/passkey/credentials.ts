import type {
  NewCredentialInput,
  PasskeyAssertionInput,
  StartPasskeySignInMutation,
  StartRecoveryPasskeyMutation,
} from '../graphql/way-back-operations.generated.ts';

const PUBLIC_KEY = 'public-key';

type CreationOptions = StartRecoveryPasskeyMutation['startRecoveryPasskey'];
type RequestOptions = StartPasskeySignInMutation['startPasskeySignIn'];

/** Makes a passkey by WebAuthn. Rejects with a `DOMException` when the person or the browser declines. */
export async function createPasskey(options: CreationOptions): Promise<NewCredentialInput> {
  const { challenge, rpId, rpName, userHandle, userName, excludeCredentials, algorithms, timeoutMs } =
    options;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge,
    rp: { id: rpId, name: rpName },
    user: { id: userHandle, name: userName, displayName: userName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: PUBLIC_KEY, alg })),
    excludeCredentials: excludeCredentials.map((id) => ({ type: PUBLIC_KEY, id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: timeoutMs,
  });
  const credential = publicKeyOf(await navigator.credentials.create({ publicKey }));
  const { id, response } = credential.toJSON();
  if (!('attestationObject' in response)) throw noCredential();
  const { clientDataJSON, attestationObject } = response;
  return { id, response: { clientDataJSON, attestationObject } };
}

/** Has a passkey chosen by WebAuthn. Rejects as `createPasskey` does, and when it is aborted. */
export async function choosePasskey(
  { challenge, rpId, timeoutMs }: RequestOptions,
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<PasskeyAssertionInput> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge,
    rpId,
    timeout: timeoutMs,
    userVerification: 'required',
  });
  const credential = publicKeyOf(await navigator.credentials.get({ ...how, publicKey }));
  const { id, response } = credential.toJSON();
  if (!('signature' in response)) throw noCredential();
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

function publicKeyOf(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential;
  throw noCredential();
}

function noCredential(): DOMException {
  return new DOMException('There is no credential.', 'NotAllowedError');
}
