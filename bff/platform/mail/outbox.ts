import { randomBytes, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { notSetUp } from '../lib/errors.ts';
import { MAIL_LIFETIME_HOURS } from '../lib/retention.rules.ts';
import type { MailKind, MailKindTable, Recipient } from './mail-kinds.ts';

const NOT_SET_UP = 'Hier ist kein Versand von E-Mails eingerichtet.';

const REFERENCE_BYTES = 16;

/** The number of mails of a kind that may wait for an address; further mails are dropped. */
const MAX_WAITING = 5;

/** The same for mails that are each about a row of their own. */
const MAX_WAITING_ABOUT_ROWS = 100;

/** A mail that could not be sent for so long is given up. */
export const MAIL_LIFETIME_MS = MAIL_LIFETIME_HOURS * 3_600_000;

/** Mails to be sent, written in the transaction of their cause. */
export class Outbox {
  /** Whether mail is set up; without it nothing that needs mail is offered. */
  readonly isOn: boolean;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #kinds: Map<string, Recipient>;
  #wakeSender: () => void = () => undefined;

  constructor(db: Database, clock: Clock, isOn: boolean, kinds: MailKindTable) {
    this.#db = db;
    this.#clock = clock;
    this.#kinds = new Map(Object.entries(kinds));
    this.isOn = isOn;
  }

  /** Throws `UNAVAILABLE` where mail is not set up. */
  requireOn(): void {
    if (this.isOn) return;
    throw notSetUp(NOT_SET_UP);
  }

  /**
   * Adds a mail, optionally about a numbered row or a session, in the caller's transaction. One statement serves every
   * address, so timing reveals nothing. Does nothing if mail is not set up.
   */
  async add(tx: Transaction, kind: MailKind, address: string, row?: number | string): Promise<void> {
    if (!this.isOn) return;
    const now = this.#clock();
    const reference = row === undefined ? randomBytes(REFERENCE_BYTES).toString('base64url') : String(row);
    // The first try may have been committed, so a retry adds no mail beside a waiting mail. A new row gets its own
    // mail.
    const limit = row === undefined ? (tx.isRetry ? 1 : MAX_WAITING) : MAX_WAITING_ABOUT_ROWS;
    await tx.run(
      `INSERT INTO mail (id, kind, address, reference, createdAt, dueAt, attempts)
       SELECT ?, ?, ?, ?, ?, ?, 0
       FROM (SELECT count(*) AS waiting FROM mail WHERE address = ? AND kind = ?) AS held
       WHERE waiting < ?`,
      [randomUUID(), kind, address, reference, now, now, address, kind, limit],
    );
    tx.afterCommit(() => this.#wakeSender());
  }

  /** Drops all mails that wait for the person at an address. Mails to the operator are not about that person. */
  async drop(tx: Transaction, address: string): Promise<void> {
    const kept = [...this.#kinds.keys()].filter((kind) => this.#kinds.get(kind) === 'operator');
    const kinds = kept.map(() => '?').join(', ');
    await tx.run(`DELETE FROM mail WHERE address = ? AND kind NOT IN (${kinds})`, [address, ...kept]);
  }

  /** Whether mails of this kind go to an unproved address, such as a stranger's. */
  goesUnproved(kind: string): boolean {
    return this.#kinds.get(kind) === 'unproved';
  }

  /** How many mails wait to be sent, and when the oldest of them was written. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const [row] = await this.#db.all<{ count: number; createdAt: Date | null }>(
      'SELECT count(*) AS count, min(createdAt) AS createdAt FROM mail',
    );
    return { count: row?.count ?? 0, oldest: row?.createdAt ?? null };
  }

  /** Registers the function that runs after a mail was added and committed. */
  wakes(wakeSender: () => void): void {
    this.#wakeSender = wakeSender;
  }

  /** Deletes mails that nobody has sent or given up within their lifetime, as after mail was switched off. */
  async purge(): Promise<void> {
    const oldest = this.#clock().getTime() - 2 * MAIL_LIFETIME_MS;
    await this.#db.purge('mail', 'createdAt < ?', [new Date(oldest)]);
  }
}
