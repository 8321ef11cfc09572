import type * as z from 'zod/mini';
import type { Database } from '../platform/database/database.ts';
import { type Clock, DAY_MS } from '../platform/lib/clock.ts';
import { keysetPages } from '../platform/lib/keyset-pages.ts';
import type { KeyRing } from '../platform/vault/key-ring.ts';
import { FeedbackEntity, type FeedbackRow } from './feedback.entity.ts';
import type { feedbackRule } from './feedback.rules.ts';

const BATCH_SIZE = 200;

const ORIGIN_LIFETIME_MS = 7 * DAY_MS;
const MESSAGE_LIFETIME_MS = 365 * DAY_MS;

/** A message that `feedbackRule` accepts, without its honeypot. */
type Feedback = Omit<z.output<typeof feedbackRule>, 'honeypot'>;

type FeedbackTexts = Pick<FeedbackRow, 'name' | 'email' | 'comment'>;

/** Changes every text of a message, each for the purpose that its key is derived for. */
function mapTexts(
  { name, email, comment }: FeedbackTexts,
  change: (text: string, purpose: string) => string,
): FeedbackTexts {
  return {
    name: name && change(name, 'feedback.name'),
    email: email && change(email, 'feedback.email'),
    comment: change(comment, 'feedback.comment'),
  };
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

  /** Stores a message with encrypted texts, and its origin reduced to the storable facts. */
  async send(
    { name, email, comment }: Feedback,
    origin: Pick<FeedbackRow, 'ipAddress' | 'userAgent'>,
  ): Promise<void> {
    const texts = { name: name || null, email: email || null, comment };
    const row: Omit<FeedbackRow, 'id'> = {
      ...mapTexts(texts, (text, purpose) => this.#ring.sealText(text, purpose)),
      createdAt: this.#clock(),
      ...origin,
    };
    await this.#db.write((tx) => tx.manager.insert(FeedbackEntity, { ...row }));
  }

  /** Reads all messages, newest first. */
  async list(): Promise<FeedbackRow[]> {
    const rows = await this.#db.read((manager) => manager.find(FeedbackEntity, { order: { id: 'DESC' } }));
    return rows.map((row) => ({
      ...row,
      ...mapTexts(row, (text, purpose) => this.#ring.openText(text, purpose)),
    }));
  }

  /** Seals every message with the active master key, in batches; reports how many are done. */
  async reseal(progress: (done: number) => void): Promise<void> {
    const batch = this.#db.prepare<{ after: number }>((q) =>
      q
        .select(FeedbackEntity, ['id', 'name', 'email', 'comment'])
        .where('feedback.id > :after')
        .orderBy('feedback.id'),
    );
    const batches = keysetPages(
      0,
      (after) => this.#db.all<FeedbackTexts & { id: number }>(...batch({ after }, BATCH_SIZE)),
      ({ id }) => id,
    );
    let done = 0;
    for await (const rows of batches) {
      const old = rows.filter(({ comment }) => this.#ring.keyIdOf(comment) !== this.#ring.activeId);
      const renew = (text: string, purpose: string) =>
        this.#ring.sealText(this.#ring.openText(text, purpose), purpose);
      const renewed = old.map((row) => [row, mapTexts(row, renew)] as const);
      await this.#db.write(async (tx) => {
        for (const [{ id, comment }, texts] of renewed) {
          await tx.manager.update(FeedbackEntity, { id, comment }, texts);
        }
      });
      done += renewed.length;
      progress(done);
    }
  }

  /** Deletes the origin of messages after a week, and messages after a year. */
  async purge(): Promise<void> {
    const now = this.#clock().getTime();
    await this.#db.purge('feedback', 'createdAt < ?', [new Date(now - MESSAGE_LIFETIME_MS)]);
    await this.#db.change(
      `UPDATE feedback SET ipAddress = NULL, userAgent = NULL
       WHERE createdAt < ? AND (ipAddress IS NOT NULL OR userAgent IS NOT NULL)`,
      [new Date(now - ORIGIN_LIFETIME_MS)],
    );
  }

  /** The ids of the master keys that seal messages. */
  async keysInUse(): Promise<string[]> {
    const rows = await this.#db.all<{ comment: string }>(
      'SELECT DISTINCT substr(comment, 1, 33) AS comment FROM feedback',
    );
    return [...new Set(rows.map(({ comment }) => this.#ring.keyIdOf(comment)))];
  }
}
