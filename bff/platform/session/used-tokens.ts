import { hash, randomUUID } from 'node:crypto';
import { type Database, type Transaction, unlessTaken } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { Service } from '../lib/service.ts';
import { UsedTokenEntity } from './used-token.entity.ts';

/** Prevents the reuse of one-time tokens; stored in a table, because a replay may reach another instance. */
export class UsedTokens extends Service<{ db: Database; clock: Clock }> {
  /**
   * Marks a token as used; returns false if another attempt has used the token. Without `attemptId`, every call is a
   * new attempt.
   */
  async spend(token: string, expiresAt: Date, attemptId: string = randomUUID()): Promise<boolean> {
    const spending = this.deps.db.write((tx) => this.spendIn(tx, token, expiresAt, attemptId));
    if (await unlessTaken(spending)) return true;
    // After a lost connection, the conflicting row may be our own.
    const tokenHash = hash('sha256', token);
    const used = await this.deps.db.read((manager) => manager.findOneBy(UsedTokenEntity, { tokenHash }));
    return used?.attemptId === attemptId;
  }

  /** Marks a token as used in the transaction of its work. Throws a unique violation for a used token. */
  spendIn(tx: Transaction, token: string, expiresAt: Date, attemptId: string = randomUUID()) {
    return tx.manager.insert(UsedTokenEntity, { tokenHash: hash('sha256', token), attemptId, expiresAt });
  }

  async purge(): Promise<void> {
    await this.deps.db.purge('used_token', 'expiresAt <= ?', [this.deps.clock()]);
  }
}
