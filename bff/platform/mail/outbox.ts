import { randomBytes, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { placeholders } from '../database/sql-value.ts';
import { addMs, type Clock } from '../lib/clock.ts';
import { notSetUp } from '../lib/errors.ts';
import { MAIL_LIFETIME_HOURS } from '../lib/retention.rules.ts';
import { Service } from '../lib/service.ts';
import type { OutboxRow } from './mail.entity.ts';
import type { MailKindTable } from './mail-kinds.ts';

const NOT_SET_UP = 'Hier ist kein Versand von E-Mails eingerichtet.';

const REFERENCE_BYTES = 16;

/** Maximum waiting mails of one kind per address; further mails are dropped. */
const MAX_WAITING = 5;

/** The same maximum for mails that are each about their own row. */
const MAX_WAITING_ABOUT_ROWS = 100;

/** Time after which an unsent mail is given up. */
export const MAIL_LIFETIME_MS = MAIL_LIFETIME_HOURS * 3_600_000;

/** Mails to be sent, written in the same transaction as the change that they are about. */
export class Outbox extends Service<{ db: Database; clock: Clock; isOn: boolean; mailKinds: MailKindTable }> {
  /** Whether mail is set up; features that need mail depend on it. */
  readonly isOn = this.deps.isOn;
  /** Work for every mail that the mail server has accepted; the mail is sent again if its work fails. */
  readonly whenAccepted: ((mail: OutboxRow) => Promise<void>)[] = [];
  /** Runs after a mail has been committed. */
  onMailAdded: () => void = () => undefined;

  requireOn(): void {
    if (!this.isOn) throw notSetUp(NOT_SET_UP);
  }

  /**
   * Adds a mail, optionally about a row or a session, in the caller's transaction. Runs one statement for every
   * address, and does nothing if mail is not set up.
   */
  async add(tx: Transaction, kind: string, address: string, row?: number | string): Promise<void> {
    if (!(kind in this.deps.mailKinds)) throw new Error(`No slice declares mails of the kind ${kind}.`);
    if (!this.isOn) return;
    const now = this.deps.clock();
    // The sender takes the newest due time first, so back-dated mails hold up no mail that somebody is waiting for.
    const backDateMs = this.deps.mailKinds[kind] === 'manyOwners' ? MAIL_LIFETIME_MS : 0;
    const dueAt = addMs(now, -backDateMs);
    const reference = row === undefined ? randomBytes(REFERENCE_BYTES).toString('base64url') : String(row);
    // After a retry the first attempt may have been committed, so add no second mail. A mail about a row has a new row.
    const limit = row === undefined ? (tx.isRetry ? 1 : MAX_WAITING) : MAX_WAITING_ABOUT_ROWS;
    await tx.run(
      `INSERT INTO mail (id, kind, address, reference, createdAt, dueAt, attempts)
       SELECT ?, ?, ?, ?, ?, ?, 0
       FROM (SELECT count(*) AS waiting FROM mail WHERE address = ? AND kind = ?) AS held
       WHERE waiting < ?`,
      [randomUUID(), kind, address, reference, now, dueAt, address, kind, limit],
    );
    tx.afterCommit(() => this.onMailAdded());
  }

  /** Drops all waiting mails to an address, except mails to the operator. */
  async drop(tx: Transaction, address: string): Promise<void> {
    const { mailKinds } = this.deps;
    const kept = Object.keys(mailKinds).filter((kind) => mailKinds[kind] === 'operator');
    const sql = `DELETE FROM mail WHERE address = ? AND kind NOT IN (${placeholders(kept)})`;
    await tx.run(sql, [address, ...kept]);
  }

  goesToUnverified(kind: string): boolean {
    return this.deps.mailKinds[kind] === 'unverified';
  }

  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const [row] = await this.deps.db.all<{ count: number; createdAt: Date | null }>(
      'SELECT count(*) AS count, min(createdAt) AS createdAt FROM mail',
    );
    return { count: row?.count ?? 0, oldest: row?.createdAt ?? null };
  }

  /** Deletes mails older than their lifetime, which remain after mail was switched off. */
  async purge(): Promise<void> {
    await this.deps.db.purge('mail', 'createdAt < ?', [addMs(this.deps.clock(), -MAIL_LIFETIME_MS)]);
  }
}
