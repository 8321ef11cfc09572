import type * as z from 'zod/mini';
import { notSetUp } from '../platform/lib/errors.ts';
import { hostNameOf } from '../platform/lib/host-name.ts';
import type { PasskeyRow } from './passkey.entity.ts';
import { PUBLIC_KEY_MAX_LENGTH } from './passkey.numbers.rules.ts';
import type { assertionRule, newPasskeyRule } from './passkey.rules.ts';
import { NO_PASSKEYS_HERE } from './passkey.sentences.rules.ts';

/** COSE algorithms by preference: ES256, RS256 and EdDSA. */
export const ALGORITHMS = [-7, -257, -8];

/** Formats sent with attestation "none"; any other would make the library fetch revocation lists. */
const ATTESTATION_FORMATS = ['none', 'packed'];

/** A new credential, as `newPasskeyRule` yields it. */
export type NewCredential = z.output<typeof newPasskeyRule>['credential'];

/** An assertion, as `assertionRule` yields it. */
export type Assertion = z.output<typeof assertionRule>;

/** The part of a passkey that its authenticator has told. */
export type VerifiedCredential = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'isBackupEligible' | 'isBackedUp'
>;

/** The facts of a genuine assertion about its passkey. */
export type VerifiedUse = Pick<PasskeyRow, 'counter' | 'isBackedUp'>;

/** The library, loaded at its first use, because it would double the time of the start. */
async function webAuthn() {
  const server = await import('@simplewebauthn/server');
  const helpers = await import('@simplewebauthn/server/helpers');
  return { ...server, ...helpers };
}

/** This instance as passkeys know it: the host name of its origin. */
export class RelyingParty {
  readonly #hostName: string | null;
  readonly #origin: string;

  /** Takes the public origin; browsers refuse an IP address as id. */
  constructor(origin: string) {
    this.#hostName = hostNameOf(origin);
    this.#origin = origin;
  }

  /** The relying party's id. Throws `UNAVAILABLE` where the origin is an IP address. */
  get id(): string {
    if (this.#hostName !== null) return this.#hostName;
    throw notSetUp(NO_PASSKEYS_HERE);
  }

  /** The credential, once it is verified against this challenge; null when it fails a single check. */
  async verifyCreation(credential: NewCredential, challenge: string): Promise<VerifiedCredential | null> {
    const { decodeAttestationObject, isoBase64URL, verifyRegistrationResponse } = await webAuthn();
    const { id, response } = credential;
    const expected = { ...this.#expected(challenge), supportedAlgorithmIDs: ALGORITHMS };
    try {
      const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
      if (!ATTESTATION_FORMATS.includes(attestation.get('fmt'))) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: { id, rawId: id, response, type: 'public-key', clientExtensionResults: {} },
      });
      if (!verified || registrationInfo.credential.id !== id) return null;
      const publicKey = isoBase64URL.fromBuffer(registrationInfo.credential.publicKey);
      if (publicKey.length > PUBLIC_KEY_MAX_LENGTH) return null;
      return {
        credentialId: id,
        publicKey,
        counter: registrationInfo.credential.counter,
        isBackupEligible: registrationInfo.credentialDeviceType === 'multiDevice',
        isBackedUp: registrationInfo.credentialBackedUp,
      };
    } catch {
      return null;
    }
  }

  /** The facts that the authenticator has signed with this challenge; null if a single check fails. */
  async verifyAssertion(
    { id, response }: Assertion,
    challenge: string,
    { publicKey, isBackupEligible }: PasskeyRow,
  ): Promise<VerifiedUse | null> {
    const { isoBase64URL, verifyAuthenticationResponse } = await webAuthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...this.#expected(challenge),
        response: { id, rawId: id, response, type: 'public-key', clientExtensionResults: {} },
        // The library would compare the counter before the signature; the row does it after.
        credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      });
      const {
        newCounter: counter,
        credentialBackedUp: isBackedUp,
        credentialDeviceType,
      } = authenticationInfo;
      const isEligible = credentialDeviceType === 'multiDevice';
      return verified && isEligible === isBackupEligible ? { counter, isBackedUp } : null;
    } catch {
      return null;
    }
  }

  #expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.id,
      requireUserVerification: true,
    };
  }
}
