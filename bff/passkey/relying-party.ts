import * as z from 'zod/mini';
import { attempt } from '../platform/lib/attempt.ts';
import { notSetUp } from '../platform/lib/errors.ts';
import { hostNameOf } from '../platform/lib/host-name.ts';
import { Service } from '../platform/lib/service.ts';
import type { PasskeyRow } from './passkey.entity.ts';
import { PUBLIC_KEY_MAX_LENGTH } from './passkey.numbers.rules.ts';
import type { assertionRule, newPasskeyRule } from './passkey.rules.ts';
import { NO_PASSKEYS_HERE } from './passkey.sentences.rules.ts';

/** COSE algorithms in order of preference: ES256, RS256, EdDSA. */
export const ALGORITHMS = [-7, -257, -8];

/** Formats sent with attestation "none"; any other format would make the library fetch revocation lists. */
const ATTESTATION_FORMATS = ['none', 'packed'];

export type NewCredential = z.output<typeof newPasskeyRule>['credential'];

export type Assertion = z.output<typeof assertionRule>;

/** The part of a passkey that its authenticator provides. */
export type VerifiedCredential = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'isBackupEligible' | 'isBackedUp'
>;

/** The state of a passkey in a verified assertion. */
export type VerifiedUse = Pick<PasskeyRow, 'counter' | 'isBackedUp'>;

const clientDataRule = z.object({ challenge: z.string(), crossOrigin: z.optional(z.boolean()) });

/** Returns the challenge in client data; null for invalid client data, or client data from a cross-origin frame. */
export function challengeIn(clientDataJSON: string): string | null {
  const json = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  const clientData = clientDataRule.safeParse(attempt(() => JSON.parse(json)));
  return clientData.success && !clientData.data.crossOrigin ? clientData.data.challenge : null;
}

/** Loads the library at the first use, because it would double the start-up time. */
async function webAuthn() {
  const server = await import('@simplewebauthn/server');
  const helpers = await import('@simplewebauthn/server/helpers');
  return { ...server, ...helpers };
}

/** Verifies passkeys for the host name of this instance. */
export class RelyingParty extends Service<{ appOrigin: string }> {
  readonly #hostName = hostNameOf(this.deps.appOrigin);

  /** The relying party id. Throws `UNAVAILABLE` if the origin is an IP address, which browsers reject as an id. */
  get id(): string {
    if (this.#hostName !== null) return this.#hostName;
    throw notSetUp(NO_PASSKEYS_HERE);
  }

  /** Returns the credential after verification against the challenge; null if a check fails. */
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

  /** Returns the signed state of the passkey after verification against the challenge; null if a check fails. */
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
        // Counter 0: the library would compare counters before the signature; the row's update compares them.
        credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      });
      const { newCounter, credentialBackedUp, credentialDeviceType } = authenticationInfo;
      const isEligible = credentialDeviceType === 'multiDevice';
      if (!verified || isEligible !== isBackupEligible) return null;
      return { counter: newCounter, isBackedUp: credentialBackedUp };
    } catch {
      return null;
    }
  }

  #expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.deps.appOrigin,
      expectedRPID: this.id,
      requireUserVerification: true,
    };
  }
}
