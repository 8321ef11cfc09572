import { randomBytes } from 'node:crypto';
import { requireUnlocked } from '../account/credentials.ts';
import { isSynthetic } from '../account/synthetic-address.ts';
import type { User } from '../account/user.entity.ts';
import { findUser } from '../account/user.reads.ts';
import { noteSignIn } from '../account/user-changes.ts';
import { BRAND } from '../platform/lib/brand.rules.ts';
import { CHALLENGE_LIFETIME_MS } from '../platform/lib/challenges.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { PasskeyEntity, type PasskeyRow, PasskeyUserEntity } from './passkey.entity.ts';
import { CREATION_REFUSED, FOREIGN_PASSKEY, SIGN_IN_REFUSED } from './passkey.sentences.rules.ts';
import { hashOfCredential } from './passkey.service.ts';
import {
  ALGORITHMS,
  type Assertion,
  challengeIn,
  type NewCredential,
  type RelyingParty,
  type VerifiedCredential,
  type VerifiedUse,
} from './relying-party.ts';

const USER_HANDLE_BYTES = 32;
const SIGN_IN = 'sign-in';

/** The two ceremonies of WebAuthn, the creation of a passkey and the sign-in with one; each uses up a challenge. */
export class PasskeyCeremonies extends Service<
  Pick<Platform, 'db' | 'clock' | 'events' | 'challenges' | 'usedTokens'> & { relyingParty: RelyingParty }
> {
  /** Returns the browser's options; `verifyCreation` must name the same session or recovery code (`boundTo`) again. */
  async startCreation({ id: userId, username, name }: CurrentUser, boundTo: string) {
    const { db, challenges, relyingParty } = this.deps;
    const rpId = relyingParty.id;
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
  async verifyCreation(credential: NewCredential, boundTo: string): Promise<VerifiedCredential> {
    const { challenges, usedTokens, relyingParty } = this.deps;
    const challenge = challengeIn(credential.response.clientDataJSON);
    const expiresAt = challenge && challenges.expiryOf(challenge, `create|${boundTo}`);
    const verified = expiresAt && (await relyingParty.verifyCreation(credential, challenge));
    if (!verified || !(await usedTokens.spend(challenge, expiresAt))) {
      throw new AppError('FORBIDDEN', CREATION_REFUSED);
    }
    return verified;
  }

  /** Returns the browser's options; stores nothing. */
  startSignIn() {
    const { challenges, relyingParty } = this.deps;
    return { challenge: challenges.issue(SIGN_IN), rpId: relyingParty.id, timeoutMs: CHALLENGE_LIFETIME_MS };
  }

  /**
   * Returns the user whose passkey has signed. Throws the same `UNAUTHENTICATED` for every invalid assertion, and
   * `FORBIDDEN` for another user than the intended.
   */
  async finishSignIn(assertion: Assertion, intendedUserId: string | null): Promise<CurrentUser> {
    const user = await this.#verifySignIn(assertion);
    if (!user) throw new AppError('UNAUTHENTICATED', SIGN_IN_REFUSED);
    if (intendedUserId !== null && intendedUserId !== String(user.id))
      throw new AppError('FORBIDDEN', FOREIGN_PASSKEY);
    return user;
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

  async #verifySignIn(assertion: Assertion): Promise<User | null> {
    const { challenges, usedTokens, relyingParty } = this.deps;
    const challenge = challengeIn(assertion.response.clientDataJSON);
    const expiresAt = challenge && challenges.expiryOf(challenge, SIGN_IN);
    if (!expiresAt) return null;
    const owned = await this.#find(assertion);
    if (!owned) return null;
    const { passkey, user } = owned;
    const use = await relyingParty.verifyAssertion(assertion, challenge, passkey);
    if (!use || !(await usedTokens.spend(challenge, expiresAt))) return null;
    requireUnlocked(user);
    return (await this.#storeUse(passkey, use)) ? user : null;
  }

  #find({ id, response }: Assertion): Promise<{ passkey: PasskeyRow; user: User } | null> {
    const credentialIdHash = hashOfCredential(id);
    return this.deps.db.read(async (manager) => {
      const passkey = await manager.findOneBy(PasskeyEntity, { credentialIdHash });
      if (!passkey) return null;
      const owner = await manager.findOneBy(PasskeyUserEntity, { userId: passkey.userId });
      const user = await findUser(manager, { id: passkey.userId });
      if (!user || owner?.userHandle !== response.userHandle) return null;
      return { passkey, user };
    });
  }

  /** Stores a use; returns false if the passkey was removed meanwhile, or its counter has not increased. */
  async #storeUse(
    { credentialIdHash, userId }: PasskeyRow,
    { counter, isBackedUp }: VerifiedUse,
  ): Promise<boolean> {
    const { db, clock, events } = this.deps;
    const now = clock();
    const isStored = await db.write(async (tx) => {
      // A retry may find the counter that its first attempt has stored.
      const isNewer = tx.isRetry ? 'counter <= ?' : 'counter < ?';
      const { matched } = await tx.run(
        `UPDATE passkey SET counter = ?, isBackedUp = ?, lastUsedAt = ?
         WHERE credentialIdHash = ? AND userId = ? AND (${isNewer} OR (counter = 0 AND ? = 0))`,
        [counter, isBackedUp, now, credentialIdHash, userId, counter, counter],
      );
      if (matched > 0) await noteSignIn(tx, userId, { lastLoginAt: now });
      return matched > 0;
    });
    if (isStored) return true;
    const isThere = await db.read((manager) => manager.existsBy(PasskeyEntity, { credentialIdHash, userId }));
    if (isThere) events.record('passkey-counter', { userId });
    return false;
  }
}
