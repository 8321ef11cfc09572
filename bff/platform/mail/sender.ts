import type { Database } from '../database/database.ts';
import { createClaimLoop } from '../lib/claim-loop.ts';
import { addMs, type Clock, MINUTE_MS } from '../lib/clock.ts';
import { type Logger, requestFacts } from '../lib/logger.ts';
import { Service } from '../lib/service.ts';
import { type Letter, type LetterSender, renderLetter } from './letter.ts';
import type { MailRow, OutboxRow } from './mail.entity.ts';
import { MAIL_LIFETIME_MS, type Outbox } from './outbox.ts';
import { type Smtp, smtpFaultOf } from './smtp.ts';

/** Time for which a claimed mail belongs to one process; longer than the longest send. */
const LEASE_MS = 10 * MINUTE_MS;

/** Pauses after failed attempts; the last pause repeats. */
const PAUSES_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

/** Number of mails in flight, which a killed process may have sent twice. */
const MAX_AT_ONCE = 4;
const BATCH_SIZE = 64;

/** Time that a stopping process waits for mails in flight before aborting them. */
const FINISH_MS = 5_000;

/** Composes mails by kind at the time of sending; null for a mail that should no longer be sent. */
export type Mails<Kinds extends string = string> = Record<Kinds, (row: OutboxRow) => Promise<Letter | null>>;

interface MailSenderDeps extends LetterSender {
  db: Database;
  clock: Clock;
  logger: Logger;
  outbox: Outbox;
  smtp: Smtp;
  mails: Mails;
  /** Counts a mail to an unverified address; resolves to false if the mail must not be sent. */
  admitUnverified: (mail: Pick<OutboxRow, 'id' | 'address'>) => Promise<boolean>;
}

/** Sends the mails of the outbox; several instances can run in parallel, and each mail is claimed by one instance. */
export class MailSender extends Service<MailSenderDeps> {
  readonly #abort = new AbortController();
  readonly #loop = createClaimLoop<MailRow>({
    intervalMs: 15_000,
    lanes: MAX_AT_ONCE,
    findDue: () =>
      this.deps.db.all(
        `SELECT id, kind, address, reference, createdAt, dueAt, attempts FROM mail WHERE dueAt <= ?
         ORDER BY dueAt DESC LIMIT ${BATCH_SIZE}`,
        [this.deps.clock()],
      ),
    work: (row) => this.#send(row),
    onFailure: (err) =>
      this.deps.logger.error({ err }, 'the outbox cannot be read or written, and is looked into again'),
  });

  /**
   * Starts sending due mails: after each commit in this process, and every 15 seconds for other instances and retries.
   */
  start(): void {
    // Run outside the request context: log lines of other people's mails must not carry this request's id.
    this.deps.outbox.onMailAdded = () => requestFacts.run(undefined, () => void this.sendDue());
    this.#loop.start();
  }

  /** Stops claiming mails, waits for mails in flight, and aborts them after a deadline. */
  async stop(): Promise<void> {
    const deadline = setTimeout(() => this.#abort.abort(), FINISH_MS);
    await this.#loop.stop();
    clearTimeout(deadline);
  }

  sendDue(): Promise<void> {
    return this.#loop.wake();
  }

  /** Claims a mail and sends it, unless another process has claimed it. */
  async #send({ dueAt, attempts, ...mail }: MailRow): Promise<void> {
    const { db, clock, outbox, smtp, mails, admitUnverified } = this.deps;
    const row = { ...mail, dueAt: addMs(clock(), LEASE_MS), attempts: attempts + 1 };
    const claim = 'UPDATE mail SET dueAt = ?, attempts = attempts + 1 WHERE id = ? AND dueAt = ?';
    const { matched } = await db.change(claim, [row.dueAt, row.id, dueAt]);
    if (matched === 0) return;
    let isSent = false;
    try {
      const compose = mails[row.kind];
      // Keep the mail: an instance of the next version may know its kind.
      if (!compose) throw new Error(`Nothing composes mails of the kind ${row.kind}.`);
      const letter = await compose(row);
      const isAllowed = !outbox.goesToUnverified(row.kind) || (letter && (await admitUnverified(row)));
      if (letter && isAllowed) {
        await smtp.send(row, renderLetter(letter, this.deps), this.#abort.signal);
        isSent = true;
      }
    } catch (error) {
      return this.#endFailed(row, error);
    }
    for (const work of isSent ? outbox.whenAccepted : []) await work(row);
    await this.#forget(row);
  }

  async #endFailed(row: MailRow, error: unknown): Promise<void> {
    const { db, clock, logger } = this.deps;
    const { isPermanent, needsOperator, ...fault } = smtpFaultOf(error);
    const line = { mail: row.id, kind: row.kind, attempts: row.attempts, ...fault };
    const pauseMs = PAUSES_MS[Math.min(row.attempts, PAUSES_MS.length) - 1] ?? 0;
    const retryAt = addMs(clock(), pauseMs);
    const isOver = retryAt > addMs(row.createdAt, MAIL_LIFETIME_MS);
    if (isPermanent || isOver) {
      logger.error(line, 'a mail is given up');
      return this.#forget(row);
    }
    if (needsOperator) logger.error(line, 'a mail could not be sent, and is tried again');
    else logger.warn(line, 'a mail could not be sent, and is tried again');
    await db.change('UPDATE mail SET dueAt = ? WHERE id = ? AND dueAt = ?', [retryAt, row.id, row.dueAt]);
  }

  async #forget({ id }: MailRow): Promise<void> {
    await this.deps.db.change('DELETE FROM mail WHERE id = ?', [id]);
  }
}
