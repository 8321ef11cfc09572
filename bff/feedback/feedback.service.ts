import type { Database } from '../platform/database/database.ts';
import { type Clock, DAY_MS } from '../platform/lib/clock.ts';
import type { KeyRing } from '../platform/vault/key-ring.ts';
import { FeedbackEntity, type FeedbackRow } from './feedback.entity.ts';

const BATCH_SIZE = 200;

/** After so long nothing tells where a message came from. */
export const FEEDBACK_ORIGIN_LIFETIME_MS = 7 * DAY_MS;

/** After so long a message is deleted. */
export const FEEDBACK_LIFETIME_MS = 365 * DAY_MS;

/** A message as `feedbackRule` yields it, without its honeypot. */
export interface Feedback {
  name?: string | null | undefined;
  email?: string | null | undefined;
  comment: string;
}

/** Where a message came from, already reduced to what may be stored. */
export interface FeedbackOrigin {
  ipAddress: string | null;
  userAgent: string;
}

type SealedFeedback = Pick<FeedbackRow, 'id' | 'name' | 'email' | 'comment'>;

/** Messages from the contact page; they belong to no account. */
export class FeedbackService {
  readonly #db: Database;
  readonly #ring: KeyRing;
  readonly #clock: Clock;

  constructor(db: Database, ring: KeyRing, clock: Clock) {
    this.#db = db;
    this.#ring = ring;
    this.#clock = clock;
  }

  /** Keeps a message, its texts encrypted. */
  async send({ name, email, comment }: Feedback, origin: FeedbackOrigin): Promise<void> {
    const row: Omit<FeedbackRow, 'id'> = {
      name: name ? this.#ring.sealText(name, 'feedback.name') : null,
      email: email ? this.#ring.sealText(email, 'feedback.email') : null,
      comment: this.#ring.sealText(comment, 'feedback.comment'),
      createdAt: this.#clock(),
      ...origin,
    };
    await this.#db.write((tx) => tx.manager.insert(FeedbackEntity, { ...row }));
  }

  /** All messages, newest first, decrypted: for the people they were written to. */
  async list(): Promise<FeedbackRow[]> {
    const rows = await this.#db.read((manager) => manager.find(FeedbackEntity, { order: { id: 'DESC' } }));
    return rows.map((row) => ({
      ...row,
      name: row.name && this.#ring.openText(row.name, 'feedback.name'),
      email: row.email && this.#ring.openText(row.email, 'feedback.email'),
      comment: this.#ring.openText(row.comment, 'feedback.comment'),
    }));
  }

  /** Seals every message with the active master key, in batches; tells how many are done. */
  async reseal(progress: (done: number) => void): Promise<void> {
    let done = 0;
    for (let after = 0; ; ) {
      const rows = await this.#db.all<SealedFeedback>(
        `SELECT id, name, email, comment FROM feedback WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`,
        [after],
      );
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      const old = rows.filter(({ comment }) => this.#ring.keyIdOf(comment) !== this.#ring.activeId);
      const renewed = old.map((row) => ({ old: row.comment, ...this.#resealed(row) }));
      await this.#db.write(async (tx) => {
        for (const { id, name, email, comment, old: before } of renewed) {
          await tx.run('UPDATE feedback SET name = ?, email = ?, comment = ? WHERE id = ? AND comment = ?', [
            name,
            email,
            comment,
            id,
            before,
          ]);
        }
      });
      done += renewed.length;
      progress(done);
    }
  }

  /** Forgets where older messages came from, and the oldest messages altogether. */
  async purge(): Promise<void> {
    const now = this.#clock().getTime();
    await this.#db.purge('feedback', 'createdAt < ?', [new Date(now - FEEDBACK_LIFETIME_MS)]);
    await this.#db.change(
      `UPDATE feedback SET ipAddress = NULL, userAgent = NULL
       WHERE createdAt < ? AND (ipAddress IS NOT NULL OR userAgent IS NOT NULL)`,
      [new Date(now - FEEDBACK_ORIGIN_LIFETIME_MS)],
    );
  }

  /** The ids of the master keys that messages are sealed with. */
  async keysInUse(): Promise<string[]> {
    const rows = await this.#db.all<{ comment: string }>(
      'SELECT DISTINCT substr(comment, 1, 33) AS comment FROM feedback',
    );
    return [...new Set(rows.map(({ comment }) => this.#ring.keyIdOf(comment)))];
  }

  #resealed({ id, name, email, comment }: SealedFeedback): SealedFeedback {
    const renew = (sealed: string, purpose: string) =>
      this.#ring.sealText(this.#ring.openText(sealed, purpose), purpose);
    return {
      id,
      name: name && renew(name, 'feedback.name'),
      email: email && renew(email, 'feedback.email'),
      comment: renew(comment, 'feedback.comment'),
    };
  }
}
