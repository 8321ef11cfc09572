import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { AccountServices } from '../account/account.slice.ts';
import { moveSessionEpoch, requireUnlocked } from '../account/credentials.ts';
import { newSessionEpoch } from '../account/new-user.ts';
import type { User } from '../account/user.entity.ts';
import { findUser, isUserIn } from '../account/user.reads.ts';
import { noteSignIn } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { CODE_LENGTH } from './recovery-code.numbers.rules.ts';
import { CODE_ALPHABET } from './recovery-code.rules.ts';
import { SHEET_REFUSED } from './recovery-code.sentences.rules.ts';

const GROUP = /.{4}/g;

type RecoveryCodeServiceDeps = Pick<Platform, 'db' | 'clock' | 'outbox'> &
  Pick<AccountServices, 'credentials'>;

/** An address and a code, as `recoveryCodeRule` yields them. */
export interface SheetCredentials {
  username: string;
  code: string;
}

/** A sheet whose address and code were right. */
export interface ValidRecoveryCode {
  user: User;
  codeHash: string;
}

function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Recovery codes: a valid code for each person, good for a single recovery. */
export class RecoveryCodeService {
  readonly #deps: RecoveryCodeServiceDeps;

  constructor(deps: RecoveryCodeServiceDeps) {
    this.#deps = deps;
  }

  /** Creates a code in place of the older code, and stores its hash only. */
  async create({ id: userId, username }: CurrentUser): Promise<{ code: string; createdAt: Date }> {
    const code = Array.from({ length: CODE_LENGTH }, () =>
      CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
    ).join('');
    const createdAt = this.#deps.clock();
    await this.#deps.db.write(async (tx) => {
      await tx.run(
        `INSERT INTO recovery_code (userId, codeHash, createdAt) VALUES (?, ?, ?)
         ${this.#deps.db.upsert(['userId'], ['codeHash', 'createdAt'])}`,
        [userId, hashOfCode(code), createdAt],
      );
      await this.#deps.outbox.add(tx, 'credential-added', username);
    });
    return { code: (code.match(GROUP) ?? []).join('-'), createdAt };
  }

  /** When the user's valid code was made; null without a code. */
  async createdAt(userId: number): Promise<Date | null> {
    const sheet = await this.#deps.db.read((manager) => manager.findOneBy(RecoveryCodeEntity, { userId }));
    return sheet?.createdAt ?? null;
  }

  /**
   * The sheet of this address and code. Runs the same statements for an unknown address, an account without a sheet and a
   * wrong code, and throws the same `UNAUTHENTICATED`.
   */
  async find({ username, code }: SheetCredentials): Promise<ValidRecoveryCode> {
    const { user, sheet } = await this.#deps.db.read(async (manager) => {
      const user = await findUser(manager, { username });
      return { user, sheet: await manager.findOneBy(RecoveryCodeEntity, { userId: user?.id ?? 0 }) };
    });
    const codeHash = hashOfCode(code);
    const stored = sheet?.codeHash ?? hashOfCode('');
    if (!timingSafeEqual(Buffer.from(stored), Buffer.from(codeHash)) || !user) throw refused();
    requireUnlocked(user);
    return { user, codeHash };
  }

  /**
   * Uses a code up together with a change to the account, and ends all sessions and API tokens. Throws
   * `UNAUTHENTICATED` for a code that was used or replaced meanwhile.
   */
  async use(
    { user, codeHash }: ValidRecoveryCode,
    change: (tx: Transaction) => Promise<unknown>,
  ): Promise<CurrentUser> {
    const sessionEpoch = newSessionEpoch();
    await this.#deps.db.write(async (tx) => {
      // An earlier try may have come through: then the epoch is ours.
      if (tx.isRetry && (await isUserIn(tx.manager, user.id, { sessionEpoch }))) return;
      await moveSessionEpoch(tx, user.id, sessionEpoch);
      const { affected } = await tx.manager.delete(RecoveryCodeEntity, { userId: user.id, codeHash });
      if (affected === 0) throw refused();
      await noteSignIn(tx, user.id, { lastLoginAt: this.#deps.clock() });
      await this.#deps.credentials.endApiTokens(tx, user.id);
      await change(tx);
      await this.#deps.outbox.add(tx, 'recovery-code-used', user.username);
    });
    return { ...user, sessionEpoch };
  }

  /** Voids the sheet of a user, as when a link replaces the password: an intruder may hold the sheet. */
  async void(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(RecoveryCodeEntity, { userId });
  }
}

function refused(): AppError {
  return new AppError('UNAUTHENTICATED', SHEET_REFUSED);
}
