import type { Database } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { FeedbackEntity, type FeedbackRow } from './feedback.entity.ts';

const DAY_MS = 86_400_000;

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

  /** Forgets where older messages came from, and the oldest messages altogether (`SECURITY` §1.6). */
  async purge(): Promise<void> {
    const now = this.#clock().getTime();
    await this.#db.write(async (tx) => {
      await tx.run('UPDATE feedback SET ipAddress = NULL, userAgent = NULL WHERE createdAt < ?', [
        new Date(now - FEEDBACK_ORIGIN_LIFETIME_MS),
      ]);
      await tx.run('DELETE FROM feedback WHERE createdAt < ?', [new Date(now - FEEDBACK_LIFETIME_MS)]);
    });
  }
}
