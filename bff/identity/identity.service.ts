import type { AccountService } from '../account/account.service.ts';
import { UserIdentityEntity } from '../account/user-identity.entity.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { AppleProof, AppleSignIn } from './apple.ts';
import { type GoogleProof, type GoogleSignIn, refuseGoogle } from './google.ts';

const NOT_CONFIGURED_RETRY_SECONDS = 3_600;

interface IdentityDeps extends Pick<Platform, 'db' | 'vault' | 'logger' | 'usedTokens'> {
  account: AccountService;
  /** Unset where Google is not set up. */
  google?: GoogleSignIn | undefined;
  /** Unset where Apple is not set up. */
  apple?: AppleSignIn | undefined;
}

/** The refusal of a sign-in by a provider that is not set up. */
export function notSetUp(provider: 'Google' | 'Apple'): string {
  return `Die Anmeldung mit ${provider} ist zurzeit nicht eingerichtet.`;
}

function notConfigured(provider: 'Google' | 'Apple'): never {
  throw new AppError('UNAVAILABLE', notSetUp(provider), {
    retryAfterSeconds: NOT_CONFIGURED_RETRY_SECONDS,
  });
}

function tokenPlace(subject: string) {
  return { purpose: 'refresh-token', row: `apple|${subject}` } as const;
}

/** Signs people in by the proofs of Google and Apple. */
export class IdentityService {
  readonly #deps: IdentityDeps;

  constructor(deps: IdentityDeps) {
    this.#deps = deps;
  }

  /** The sign-in with Google. Throws `UNAVAILABLE` where it is not set up. */
  get google(): GoogleSignIn {
    return this.#deps.google ?? notConfigured('Google');
  }

  /** The sign-in with Apple. Throws `UNAVAILABLE` where it is not set up. */
  get apple(): AppleSignIn {
    return this.#deps.apple ?? notConfigured('Apple');
  }

  /** Proves an identity by a Google ID token, each good for one proof. Throws `UNAUTHENTICATED`. */
  async proveGoogle(idToken: string, nonce: string | null): Promise<GoogleProof> {
    const proof = await this.google.verify(idToken, nonce);
    // What the signature covers: respelling the signature makes no other token of it.
    const signed = idToken.slice(0, idToken.lastIndexOf('.'));
    if (!(await this.#deps.usedTokens.spend(signed, proof.expiresAt))) refuseGoogle();
    return proof;
  }

  /** Finds the user that Google has proved, or creates one. Throws `CONFLICT`. */
  signInWithGoogle({ identity }: GoogleProof, timeZone: string): Promise<CurrentUser> {
    return this.#deps.account.findOrCreateFromIdentity(identity, timeZone);
  }

  /** Finds the user that Apple has proved, or creates one, and stores the refresh token. Throws `CONFLICT`. */
  async signInWithApple(proof: AppleProof, timeZone: string): Promise<CurrentUser> {
    const user = await this.#deps.account.findOrCreateFromIdentity(proof.identity, timeZone);
    await this.storeToken(user.id, proof);
    return user;
  }

  /** Stores Apple's refresh token under the user's key, until it is revoked. */
  async storeToken(
    userId: number,
    { identity: { provider, subject }, refreshToken }: AppleProof,
  ): Promise<void> {
    if (!refreshToken) return;
    const cipher = await this.#deps.vault.cipherOf(userId);
    const { encryptedContent, encryptionIv } = cipher.seal({ content: refreshToken }, tokenPlace(subject));
    const token = { encryptedToken: encryptedContent, encryptionIv };
    await this.#deps.db.write((tx) =>
      tx.manager.update(UserIdentityEntity, { provider, subject, userId }, token),
    );
  }

  /** Reads Apple's refresh token and returns its later revocation. Never throws: a fault must not stop a deletion. */
  async prepareRevocation(userId: number): Promise<() => void> {
    const { apple, db, vault, logger } = this.#deps;
    if (!apple) return () => undefined;
    try {
      const identity = await db.read((manager) =>
        manager.findOneBy(UserIdentityEntity, { userId, provider: 'apple' }),
      );
      if (!identity?.encryptedToken || !identity.encryptionIv) return () => undefined;
      const { subject, encryptedToken: encryptedContent, encryptionIv } = identity;
      const cipher = await vault.cipherOf(userId);
      const { content: token } = cipher.open({ encryptedContent, encryptionIv }, tokenPlace(subject));
      return () => apple.revokeInBackground(token);
    } catch (error) {
      logger.error({ err: error }, 'a refresh token could not be read, so it is not revoked');
      return () => undefined;
    }
  }
}
