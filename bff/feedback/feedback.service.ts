import type * as z from 'zod/mini';
import { addMs, DAY_MS } from '../platform/lib/clock.ts';
import { pagesById } from '../platform/lib/keyset-pages.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { FeedbackEntity, type FeedbackRow } from './feedback.entity.ts';
import { MESSAGE_LIFETIME_MONTHS, ORIGIN_LIFETIME_DAYS } from './feedback.numbers.rules.ts';
import type { feedbackRule } from './feedback.rules.ts';

const BATCH_SIZE = 200;

/** A decrypted message; the comment is null if decryption failed. */
export type OpenedMessage = Omit<FeedbackRow, 'comment'> & { comment: string | null };

interface FeedbackDeps extends Pick<Platform, 'db' | 'ring' | 'clock' | 'events' | 'outbox'> {
  /** Unset: no mail announces new messages. */
  operatorEmail?: string | undefined;
}

type FeedbackTexts = Pick<FeedbackRow, 'name' | 'email' | 'comment'>;

/** Maps every text of a message, with the purpose that its key is derived for. */
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

/** Stores, reads and deletes contact messages, which belong to no account. */
export class FeedbackService extends Service<FeedbackDeps> {
  /**
   * Stores a message with encrypted texts and a reduced origin, and mails the operator. Silently drops a message with a
   * filled honeypot, because a robot wrote it.
   */
  async send(
    { name, email, comment, honeypot }: z.output<typeof feedbackRule>,
    origin: Pick<FeedbackRow, 'ipAddress' | 'userAgent'>,
  ): Promise<void> {
    if (honeypot) return;
    const texts = { name: name || null, email: email || null, comment };
    const row: Omit<FeedbackRow, 'id'> = {
      ...mapTexts(texts, (text, purpose) => this.deps.ring.sealText(text, purpose)),
      createdAt: this.deps.clock(),
      answeredAt: null,
      ...origin,
    };
    await this.deps.db.write(async (tx) => {
      const { identifiers } = await tx.manager.insert(FeedbackEntity, { ...row });
      if (!this.deps.operatorEmail) return;
      await this.deps.outbox.add(tx, 'contact-message', this.deps.operatorEmail, Number(identifiers[0]?.id));
    });
  }

  /** Returns a page of messages after an id, newest last. */
  async list(after = 0): Promise<OpenedMessage[]> {
    const rows = await this.deps.db.all<FeedbackRow>(
      `SELECT * FROM feedback WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`,
      [after],
    );
    return rows.map((row) => this.#open(row));
  }

  async find(id: number): Promise<OpenedMessage | null> {
    const row = await this.deps.db.read((manager) => manager.findOneBy(FeedbackEntity, { id }));
    return row && this.#open(row);
  }

  countUnanswered(): Promise<number> {
    return this.deps.db.count('SELECT count(*) AS total FROM feedback WHERE answeredAt IS NULL');
  }

  /** Marks a message as answered and keeps the first time; returns whether the message exists. */
  async markAnswered(id: number): Promise<boolean> {
    const { matched } = await this.deps.db.change(
      'UPDATE feedback SET answeredAt = COALESCE(answeredAt, ?) WHERE id = ?',
      [this.deps.clock(), id],
    );
    return matched === 1;
  }

  async delete(id: number): Promise<boolean> {
    const { matched } = await this.deps.db.change('DELETE FROM feedback WHERE id = ?', [id]);
    this.deps.db.files?.truncateLogSoon();
    return matched === 1;
  }

  /** Decrypts a message; an unreadable message has no texts, so that other messages stay readable. */
  #open(row: FeedbackRow): OpenedMessage {
    try {
      return { ...row, ...mapTexts(row, (text, purpose) => this.deps.ring.openText(text, purpose)) };
    } catch {
      this.deps.events.record('unreadable-text', { row: row.id });
      return { ...row, name: null, email: null, comment: null };
    }
  }

  /** Re-encrypts every message with the active master key, in batches; reports the number of finished messages. */
  async reseal(progress: (done: number) => void): Promise<void> {
    const batch = `SELECT id, name, email, comment FROM feedback WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}`;
    const batches = pagesById((after) => this.deps.db.all<FeedbackTexts & { id: number }>(batch, [after]));
    let done = 0;
    for await (const rows of batches) {
      const old = rows.filter(({ comment }) => this.deps.ring.keyIdOf(comment) !== this.deps.ring.activeId);
      const renew = (text: string, purpose: string) =>
        this.deps.ring.sealText(this.deps.ring.openText(text, purpose), purpose);
      const renewed = old.map((row) => [row, mapTexts(row, renew)] as const);
      await this.deps.db.write(async (tx) => {
        for (const [{ id, comment }, texts] of renewed) {
          await tx.manager.update(FeedbackEntity, { id, comment }, texts);
        }
      });
      done += renewed.length;
      progress(done);
    }
  }

  /** Deletes expired messages, and the expired origin of the others. */
  async purge(): Promise<void> {
    const oldest = new Date(this.deps.clock());
    oldest.setUTCMonth(oldest.getUTCMonth() - MESSAGE_LIFETIME_MONTHS);
    await this.deps.db.purge('feedback', 'createdAt < ?', [oldest]);
    await this.deps.db.change(
      `UPDATE feedback SET ipAddress = NULL, userAgent = NULL
       WHERE createdAt < ? AND (ipAddress IS NOT NULL OR userAgent IS NOT NULL)`,
      [addMs(this.deps.clock(), -ORIGIN_LIFETIME_DAYS * DAY_MS)],
    );
  }

  /** Returns the ids of the master keys that messages are encrypted with. */
  async keysInUse(): Promise<string[]> {
    const rows = await this.deps.db.all<{ comment: string }>(
      'SELECT DISTINCT substr(comment, 1, 33) AS comment FROM feedback',
    );
    return [...new Set(rows.map(({ comment }) => this.deps.ring.keyIdOf(comment)))];
  }
}
