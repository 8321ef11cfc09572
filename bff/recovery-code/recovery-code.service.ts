import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import type { CredentialDeps } from '../account/account.slice.ts';
import { changeCredentials, requireSameEpoch, requireUnlocked } from '../account/credentials.ts';
import type { User } from '../account/user.entity.ts';
import { findUser } from '../account/user.reads.ts';
import { noteSignIn } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import { Service } from '../platform/lib/service.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { CODE_LENGTH } from './recovery-code.numbers.rules.ts';
import { CODE_ALPHABET, type recoveryCodeRule } from './recovery-code.rules.ts';
import { RECOVERY_CODE_REFUSED } from './recovery-code.sentences.rules.ts';

const GROUP = /.{4}/g;

/** An address and its code, as a request names them. */
export type RecoveryCodeCredentials = z.output<typeof recoveryCodeRule>;

/** A valid recovery code, by its hash, and its user. */
export interface ValidRecoveryCode {
  user: User;
  codeHash: string;
}

/** Creates, verifies and uses recovery codes. A person has at most one valid code, and each code works once. */
export class RecoveryCodeService extends Service<CredentialDeps> {
  /**
   * Creates a code, which replaces an older code; stores only its hash. Throws `UNAUTHENTICATED` if all sessions have
   * ended meanwhile.
   */
  async create(user: CurrentUser): Promise<{ code: string; createdAt: Date }> {
    const code = Array.from({ length: CODE_LENGTH }, () =>
      CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
    ).join('');
    const createdAt = this.deps.clock();
    await this.deps.db.write(async (tx) => {
      await requireSameEpoch(this.deps.db, tx, user);
      const row = { userId: user.id, codeHash: hash('sha256', code), createdAt };
      await tx.manager.upsert(RecoveryCodeEntity, row, ['userId']);
      await this.deps.outbox.add(tx, 'credential-added', user.username);
    });
    return { code: (code.match(GROUP) ?? []).join('-'), createdAt };
  }

  async createdAt(userId: number): Promise<Date | null> {
    const stored = await this.deps.db.read((manager) => manager.findOneBy(RecoveryCodeEntity, { userId }));
    return stored?.createdAt ?? null;
  }

  /**
   * Finds the recovery code of an address. Throws the same `UNAUTHENTICATED`, after the same statements, for an unknown
   * address, a missing code and a wrong code.
   */
  async find({ username, code }: RecoveryCodeCredentials): Promise<ValidRecoveryCode> {
    const { user, stored } = await this.deps.db.read(async (manager) => {
      const user = await findUser(manager, { username });
      return { user, stored: await manager.findOneBy(RecoveryCodeEntity, { userId: user?.id ?? 0 }) };
    });
    const codeHash = hash('sha256', code);
    const storedHash = stored?.codeHash ?? hash('sha256', '');
    if (!timingSafeEqual(Buffer.from(storedHash), Buffer.from(codeHash)) || !user) throw refused();
    requireUnlocked(user);
    return { user, codeHash };
  }

  /**
   * Uses up a code together with a change to the account; ends all sessions and API tokens. Throws `UNAUTHENTICATED` if
   * the code was used or replaced meanwhile, and the error of `taken` for a duplicate unique key.
   */
  use(
    { user, codeHash }: ValidRecoveryCode,
    change: (tx: Transaction) => Promise<unknown>,
    taken?: () => Error,
  ): Promise<CurrentUser> {
    const useUp = async (tx: Transaction) => {
      const { affected } = await tx.manager.delete(RecoveryCodeEntity, { userId: user.id, codeHash });
      if (affected === 0) throw refused();
      await noteSignIn(tx, user.id, { lastLoginAt: this.deps.clock() });
      await this.deps.credentials.endApiTokens(tx, user.id);
      await change(tx);
      await this.deps.outbox.add(tx, 'recovery-code-used', user.username);
    };
    return changeCredentials(this.deps.db, user, useUp, { taken, hasSession: false });
  }

  /** Deletes a user's code, which an intruder may hold. */
  async void(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(RecoveryCodeEntity, { userId });
  }
}

function refused(): AppError {
  return new AppError('UNAUTHENTICATED', RECOVERY_CODE_REFUSED);
}
