import type * as z from 'zod/mini';
import type { OperatorMail } from '../platform/env/env-mail.ts';
import { DAY_MS } from '../platform/lib/clock.ts';
import { keysetPages } from '../platform/lib/keyset-pages.ts';
import type { Platform } from '../platform/platform.ts';
import { FeedbackEntity, type FeedbackRow } from './feedback.entity.ts';
import { MESSAGE_LIFETIME_MONTHS, ORIGIN_LIFETIME_DAYS } from './feedback.numbers.rules.ts';
import type { feedbackRule } from './feedback.rules.ts';

const BATCH_SIZE = 200;

/** A message that `feedbackRule` accepts. */
type Feedback = z.output<typeof feedbackRule>;

/** A message for reading. A null comment cannot be decrypted. */
export type OpenedMessage = Omit<FeedbackRow, 'comment'> & { comment: string | null };

interface FeedbackDeps extends Pick<Platform, 'db' | 'ring' | 'clock' | 'events' | 'outbox'> {
  /** Unset: nobody is told by mail. */
  operatorMail?: OperatorMail | undefined;
}

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
  readonly #deps: FeedbackDeps;
  readonly #operator: string | undefined;

  constructor(deps: FeedbackDeps) {
    this.#deps = deps;
    this.#operator = deps.operatorMail?.address;
  }

  /**
   * Stores a message with encrypted texts and its origin reduced to the storable facts, and tells the operator. A message
   * with a filled honeypot is of a robot, and is dropped without a word.
   */
  async send(
    { name, email, comment, honeypot }: Feedback,
    origin: Pick<FeedbackRow, 'ipAddress' | 'userAgent'>,
  ): Promise<void> {
    if (honeypot) return;
    const texts = { name: name || null, email: email || null, comment };
    const row: Omit<FeedbackRow, 'id'> = {
      ...mapTexts(texts, (text, purpose) => this.#deps.ring.sealText(text, purpose)),
      createdAt: this.#deps.clock(),
      answeredAt: null,
      ...origin,
    };
    await this.#deps.db.write(async (tx) => {
      const { identifiers } = await tx.manager.insert(FeedbackEntity, { ...row });
      if (!this.#operator) return;
      await this.#deps.outbox.add(tx, 'contact-message', this.#operator, Number(identifiers[0]?.id));
    });
  }

  /** Reads a page of messages, newest last: after a number, and from an instant on. */
  async list({
    after = 0,
    since = new Date(0),
  }: {
    after?: number;
    since?: Date;
  } = {}): Promise<OpenedMessage[]> {
    const rows = await this.#deps.db.all<FeedbackRow>(
      `SELECT * FROM feedback WHERE id > ? AND createdAt >= ? ORDER BY id LIMIT ${BATCH_SIZE}`,
      [after, since],
    );
    return rows.map((row) => this.#open(row));
  }

  /** Reads a message; null for an unknown number. */
  async find(id: number): Promise<OpenedMessage | null> {
    const row = await this.#deps.db.read((manager) => manager.findOneBy(FeedbackEntity, { id }));
    return row && this.#open(row);
  }

  /** Counts the messages that wait for an answer. */
  async countUnanswered(): Promise<number> {
    const [row] = await this.#deps.db.all<{ count: number }>(
      'SELECT count(*) AS count FROM feedback WHERE answeredAt IS NULL',
    );
    return row?.count ?? 0;
  }

  /** Marks a message as answered, once. Returns whether the message exists. */
  async markAnswered(id: number): Promise<boolean> {
    const { matched } = await this.#deps.db.change(
      'UPDATE feedback SET answeredAt = COALESCE(answeredAt, ?) WHERE id = ?',
      [this.#deps.clock(), id],
    );
    return matched === 1;
  }

  /** Deletes a message. Returns whether the message existed. */
  async delete(id: number): Promise<boolean> {
    const { matched } = await this.#deps.db.change('DELETE FROM feedback WHERE id = ?', [id]);
    this.#deps.db.files?.truncateLogSoon();
    return matched === 1;
  }

  /** Decrypts a message. A message with a missing key or damage must not hide the other messages. */
  #open(row: FeedbackRow): OpenedMessage {
    try {
      return { ...row, ...mapTexts(row, (text, purpose) => this.#deps.ring.openText(text, purpose)) };
    } catch {
      this.#deps.events.record('unreadable-text', { row: row.id });
      return { ...row, name: null, email: null, comment: null };
    }
  }

  /** Seals every message with the active master key, in batches; reports how many are done. */
  async reseal(progress: (done: number) => void): Promise<void> {
    const batch = `SELECT id, name, email, comment FROM feedback WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`;
    const batches = keysetPages(
      0,
      (after) => this.#deps.db.all<FeedbackTexts & { id: number }>(batch, [after]),
      ({ id }) => id,
    );
    let done = 0;
    for await (const rows of batches) {
      const old = rows.filter(({ comment }) => this.#deps.ring.keyIdOf(comment) !== this.#deps.ring.activeId);
      const renew = (text: string, purpose: string) =>
        this.#deps.ring.sealText(this.#deps.ring.openText(text, purpose), purpose);
      const renewed = old.map((row) => [row, mapTexts(row, renew)] as const);
      await this.#deps.db.write(async (tx) => {
        for (const [{ id, comment }, texts] of renewed) {
          await tx.manager.update(FeedbackEntity, { id, comment }, texts);
        }
      });
      done += renewed.length;
      progress(done);
    }
  }

  /** Deletes expired messages, and the origin of older messages. */
  async purge(): Promise<void> {
    const oldest = new Date(this.#deps.clock());
    oldest.setUTCMonth(oldest.getUTCMonth() - MESSAGE_LIFETIME_MONTHS);
    await this.#deps.db.purge('feedback', 'createdAt < ?', [oldest]);
    await this.#deps.db.change(
      `UPDATE feedback SET ipAddress = NULL, userAgent = NULL
       WHERE createdAt < ? AND (ipAddress IS NOT NULL OR userAgent IS NOT NULL)`,
      [new Date(this.#deps.clock().getTime() - ORIGIN_LIFETIME_DAYS * DAY_MS)],
    );
  }

  /** The ids of the master keys that seal messages. */
  async keysInUse(): Promise<string[]> {
    const rows = await this.#deps.db.all<{ comment: string }>(
      'SELECT DISTINCT substr(comment, 1, 33) AS comment FROM feedback',
    );
    return [...new Set(rows.map(({ comment }) => this.#deps.ring.keyIdOf(comment)))];
  }
}
