import { randomBytes } from 'node:crypto';
import { isSynthetic } from '../account/synthetic-address.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { CHALLENGE_LIFETIME_MS } from '../platform/session/challenges.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { PasskeyEntity, PasskeyUserEntity } from './passkey.entity.ts';
import { CREATION_REFUSED } from './passkey.sentences.rules.ts';
import {
  ALGORITHMS,
  challengeIn,
  type NewCredential,
  type RelyingParty,
  type VerifiedCredential,
} from './relying-party.ts';

const USER_HANDLE_BYTES = 32;

interface PasskeyCreationDeps extends Pick<Platform, 'db' | 'challenges' | 'usedTokens'> {
  relyingParty: RelyingParty;
}

export class PasskeyCreation extends Service<PasskeyCreationDeps> {
  /** Returns the browser's options; `verify` must name the same session or recovery code (`boundTo`) again. */
  async start({ id: userId, username, name }: CurrentUser, boundTo: string) {
    const { db, challenges, relyingParty } = this.deps;
    const { id: rpId } = relyingParty;
    const userHandle = await this.#userHandle(userId);
    const passkeys = await db.read((manager) => manager.findBy(PasskeyEntity, { userId }));
    return {
      challenge: challenges.issue(`create|${boundTo}`),
      rpId,
      rpName: BRAND,
      userHandle,
      userName: isSynthetic(username) ? (name ?? BRAND) : username,
      excludeCredentials: passkeys.map(({ credentialId }) => credentialId),
      algorithms: ALGORITHMS,
      timeoutMs: CHALLENGE_LIFETIME_MS,
    };
  }

  /** Verifies a new credential and uses up its challenge. Throws `FORBIDDEN`. */
  async verify(credential: NewCredential, boundTo: string): Promise<VerifiedCredential> {
    const { challenges, usedTokens, relyingParty } = this.deps;
    const challenge = challengeIn(credential.response.clientDataJSON);
    const expiresAt = challenge && challenges.expiryOf(challenge, `create|${boundTo}`);
    const verified = expiresAt && (await relyingParty.verifyCreation(credential, challenge));
    if (!verified || !(await usedTokens.spend(challenge, expiresAt))) {
      throw new AppError('FORBIDDEN', CREATION_REFUSED);
    }
    return verified;
  }

  /** Returns the user handle; creates it at the first call. */
  async #userHandle(userId: number): Promise<string> {
    const { db } = this.deps;
    const userHandle = randomBytes(USER_HANDLE_BYTES).toString('base64url');
    // Setting the key to itself leaves an existing row unchanged.
    await db.change(
      `INSERT INTO passkey_user (userId, userHandle) VALUES (?, ?) ${db.upsert(['userId'], ['userId'])}`,
      [userId, userHandle],
    );
    const row = await db.read((manager) => manager.findOneByOrFail(PasskeyUserEntity, { userId }));
    return row.userHandle;
  }
}
