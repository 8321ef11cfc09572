import type { AccountServices } from '../account/account.slice.ts';
import type { User } from '../account/user.entity.ts';
import { fromUser, IS_UNUSED, joinUser } from '../account/user.reads.ts';
import { noteUse } from '../account/user-changes.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { SqlValue } from '../platform/database/sql-value.ts';
import type { Env } from '../platform/env/env.ts';
import type { LinkPage } from '../platform/http/link-page.ts';
import { addMs, calendarDay, DAY_MS } from '../platform/lib/clock.ts';
import type { LinkTokens } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { OutboxRow } from '../platform/mail/mail.entity.ts';
import type { Platform } from '../platform/platform.ts';
import { SESSION_ABSOLUTE_DAYS } from '../platform/session/session-lifetime.rules.ts';
import type { UnusedAccountRow, UnusedRunRow } from './unused-account.entity.ts';

/** Minimum age of the noted use of an unused account; sessions and programs may have used it up to 30 days later. */
const UNUSED_MS = (3 * 366 + SESSION_ABSOLUTE_DAYS) * DAY_MS;
/** Minimum time between the questions, and before a question is repeated that was not accepted. */
const BETWEEN_MAILS_MS = 28 * DAY_MS;
/** Minimum time between the second accepted question and the deletion. */
const BEFORE_DELETION_MS = 183 * DAY_MS;
/** Lifetime of a link that keeps an account. */
const KEEP_LINK_MS = 400 * DAY_MS;
/** Longest time between two runs that shows no jump of the clock, and the pause after a longer one. */
const MAX_GAP_MS = DAY_MS;
const QUIET_MS = 60 * DAY_MS;
/** Minimum time between two notes that mails reach other people. */
const OTHERS_NOTE_INTERVAL_MS = 3_600_000;
/** The number of accounts for each deletion on a day. */
const ACCOUNTS_PER_DELETION = 100;
/** How many account numbers a run searches, and how many steps of a kind it takes. */
const SEARCH_SIZE = 10_000;
const BATCH_SIZE = 200;

/** The page of the mails; keeps an account. */
export const KEEP_PAGE: LinkPage = {
  path: '/tagebuch-behalten',
  title: 'Mein Tagebuch behalten',
  button: 'Ja, behalten',
  done: 'Dein Tagebuch bleibt.',
  next: { label: 'Zur Anmeldung', href: '/auth' },
};

// MySQL needs the hint to begin with the index of the steps; the other engines read a comment.
const ASKED_USERS = `SELECT /*+ JOIN_PREFIX(unused_account) */ unused_account.*, user.username, user.createdAt FROM unused_account
  ${joinUser('unused_account')} WHERE ${IS_UNUSED}`;

type AskedUser = UnusedAccountRow & Pick<User, 'username' | 'createdAt'>;

/** The settings of unused accounts; without mail all accounts are kept. */
export type UnusedAccountSettings = Pick<Env, 'keepsUnused' | 'operatorEmail'>;

interface UnusedAccountsDeps
  extends Pick<Platform, 'db' | 'clock' | 'outbox' | 'logger' | 'events'>,
    Pick<AccountServices, 'account'>,
    UnusedAccountSettings {
  links: LinkTokens;
}

/** The state that a link is bound to; until its end the link works again and again. */
const keepFacts = ({ createdAt, username }: Pick<User, 'createdAt' | 'username'>) => [createdAt, username];

/** Asks the owners of unused accounts twice whether to keep them, and deletes accounts without an answer. */
export class UnusedAccounts extends Service<UnusedAccountsDeps> {
  /** Whether owners are asked: mail is set up, and the operator does not keep unused accounts. */
  readonly isOn = this.deps.outbox.isOn && !this.deps.keepsUnused;

  /** Finds unused accounts, asks their owners, and once a day deletes; takes at most 200 steps of a kind. */
  async run(): Promise<void> {
    const last = this.isOn ? await this.#begin() : undefined;
    if (!last) return;
    await this.#find(last.afterId);
    for (const acceptedMails of [0, 1]) await this.#ask(acceptedMails);
    const isFirstOfDay = calendarDay(last.ranAt, 'UTC') !== calendarDay(this.deps.clock(), 'UTC');
    if (isFirstOfDay && last.othersMailedAt) await this.#delete(last.othersMailedAt);
  }

  /** Keeps the account of a link; returns false for a forged or expired token. */
  async keep(token: string): Promise<boolean> {
    const { db, clock, account, links, events } = this.deps;
    const found = await account.findByLink(links, token, keepFacts);
    if (!found) return false;
    await noteUse(db, found.user, clock());
    events.record('account-kept', { userId: found.user.id, outcome: 'ok' });
    return true;
  }

  /** Returns the URL that keeps an account, valid for 400 days. */
  keepLink(asked: AskedUser): string {
    const { clock, links } = this.deps;
    return links.urlFor(asked.userId, addMs(clock(), KEEP_LINK_MS), keepFacts(asked));
  }

  /** Returns the unused account of a question that may be sent; undefined within 28 days of the last question. */
  async dueQuestion({ reference, address }: OutboxRow): Promise<AskedUser | undefined> {
    if (!this.isOn) return undefined;
    const condition =
      'userId = ? AND username = ? AND acceptedMails < 2 AND (lastMailAt IS NULL OR lastMailAt <= ?)';
    const values = [Number(reference), address, addMs(this.deps.clock(), -BETWEEN_MAILS_MS)];
    return (await this.#select(condition, values, 1))[0];
  }

  /** Returns the accounts with the next steps, soonest first. */
  async next(limit: number): Promise<AskedUser[]> {
    const steps = [0, 1, 2].map((mails) => this.#select('acceptedMails = ?', [mails], limit));
    const rows = (await Promise.all(steps)).flat();
    return rows.sort((one, other) => one.nextAt.getTime() - other.nextAt.getTime()).slice(0, limit);
  }

  /** Counts an accepted question, and notes that mails reach people whose accounts are not to be deleted. */
  async noteAccepted({ kind, address, reference }: OutboxRow): Promise<void> {
    if (!this.isOn) return;
    const { db, clock, operatorEmail } = this.deps;
    const now = clock();
    if (kind === 'unused-account') {
      await db.change(
        `UPDATE unused_account SET nextAt = CASE WHEN acceptedMails = 0 THEN ? ELSE ? END, lastMailAt = ?,
         acceptedMails = acceptedMails + 1 WHERE userId = ? AND acceptedMails < 2`,
        [addMs(now, BETWEEN_MAILS_MS), addMs(now, BEFORE_DELETION_MS), now, Number(reference)],
      );
    }
    if (address === operatorEmail) return;
    await db.change(
      `UPDATE unused_run SET othersMailedAt = ? WHERE (othersMailedAt IS NULL OR othersMailedAt < ?)
       AND NOT EXISTS (SELECT 1 FROM unused_account
         ${joinUser('unused_account')} WHERE user.username = ? AND unused_account.acceptedMails = 2)`,
      [now, addMs(now, -OTHERS_NOTE_INTERVAL_MS), address],
    );
  }

  /**
   * Notes a run, and returns what earlier runs have left. Returns undefined if another instance has begun it, and for 60
   * days after a restore, a jump of the clock or a pause, when all questions begin again.
   */
  async #begin(): Promise<UnusedRunRow | undefined> {
    const { db, clock } = this.deps;
    const now = clock();
    const [last] = await db.all<UnusedRunRow>('SELECT * FROM unused_run');
    if (last && Math.abs(now.getTime() - last.ranAt.getTime()) <= MAX_GAP_MS) {
      const sql = 'UPDATE unused_run SET ranAt = ? WHERE ranAt = ?';
      const { matched } = await db.change(sql, [now, last.ranAt]);
      return matched === 1 && now >= last.quietUntil ? last : undefined;
    }
    await db.purge('unused_account', 'nextAt IS NOT NULL', []);
    const columns = ['ranAt', 'quietUntil', 'afterId', 'othersMailedAt'];
    await db.change(
      `INSERT INTO unused_run (id, ${columns.join(', ')}) VALUES (1, ?, ?, 0, NULL) ${db.upsert(['id'], columns)}`,
      [now, addMs(now, QUIET_MS)],
    );
    return undefined;
  }

  /**
   * Adds unused accounts among the next 10,000 numbers, so that no statement reads all accounts, and removes accounts
   * that were used meanwhile: their next absence begins with the first question.
   */
  async #find(afterId: number): Promise<void> {
    const { db, clock } = this.deps;
    const lastId = afterId + SEARCH_SIZE;
    const isUnused = `EXISTS (SELECT 1 ${fromUser('', `user.id = unused_account.userId AND ${IS_UNUSED}`)})`;
    const isUsed = `userId > ? AND userId <= ? AND NOT ${isUnused}`;
    await db.purge('unused_account', isUsed, [afterId, lastId, this.#lastUse()]);
    const condition = `user.id > ? AND user.id <= ? AND ${IS_UNUSED}
      AND NOT EXISTS (SELECT 1 FROM unused_account WHERE unused_account.userId = user.id)`;
    await db.change(
      `INSERT INTO unused_account (userId, acceptedMails, nextAt)
       SELECT user.id, 0, ? ${fromUser('', condition)} LIMIT ${BATCH_SIZE}`,
      [clock(), afterId, lastId, this.#lastUse()],
    );
    const next = `CASE WHEN EXISTS (SELECT 1 ${fromUser('', 'user.id > ?')}) THEN ? ELSE 0 END`;
    await db.change(`UPDATE unused_run SET afterId = ${next}`, [lastId, lastId]);
  }

  /** Selects accounts that are still unused; a condition on `acceptedMails` lets an index give the order. */
  #select(condition: string, values: SqlValue[], limit = BATCH_SIZE): Promise<AskedUser[]> {
    const sql = `${ASKED_USERS} AND ${condition} ORDER BY unused_account.nextAt LIMIT ${limit}`;
    return this.deps.db.all<AskedUser>(sql, [this.#lastUse(), ...values]);
  }

  /** Queues the next question of due accounts, and again later unless it is accepted. */
  async #ask(acceptedMails: number): Promise<void> {
    const { db, clock, outbox, logger } = this.deps;
    const rows = await this.#select('acceptedMails = ? AND nextAt <= ?', [acceptedMails, clock()]);
    for (const { userId, nextAt, username } of rows) {
      await db.write(async (tx) => {
        const sql = 'UPDATE unused_account SET nextAt = ? WHERE userId = ? AND nextAt = ?';
        const { matched } = await tx.run(sql, [addMs(clock(), BETWEEN_MAILS_MS), userId, nextAt]);
        if (matched === 1) await outbox.add(tx, 'unused-account', username, userId);
      });
    }
    const count = rows.length;
    if (acceptedMails === 0 && count > 0)
      logger.warn({ count }, 'owners of unused accounts are asked for the first time');
  }

  /** Deletes due accounts, at most 1 % of all and 200, and at least one, if others got mails since. */
  async #delete(othersMailedAt: Date): Promise<void> {
    const { db, clock, account, events, logger } = this.deps;
    const enough = BATCH_SIZE * ACCOUNTS_PER_DELETION;
    const accounts = await db.count(
      `SELECT count(*) AS total FROM (SELECT user.id ${fromUser('', `user.id > 0 LIMIT ${enough}`)}) AS counted`,
    );
    const budget = Math.max(1, Math.floor(accounts / ACCOUNTS_PER_DELETION));
    // The second question must be older than the mail to others.
    const before = addMs(othersMailedAt, BEFORE_DELETION_MS);
    const due = 'acceptedMails = 2 AND nextAt <= ? AND nextAt < ?';
    const rows = await this.#select(due, [clock(), before], budget);
    let count = 0;
    for (const { userId } of rows) {
      const user = await account.findById(userId);
      const sql = `${ASKED_USERS} AND userId = ? AND acceptedMails = 2 ${db.dialect.lock}`;
      const isDue = async (tx: Transaction) => (await tx.all(sql, [this.#lastUse(), userId])).length > 0;
      if (!user || !(await account.remove(user, isDue))) continue;
      events.record('unused-account-deletion', { userId, outcome: 'ok' });
      count += 1;
    }
    if (count > 0) logger.warn({ count }, 'unused accounts are deleted');
  }

  /** The latest use of an unused account. */
  #lastUse(): Date {
    return addMs(this.deps.clock(), -UNUSED_MS);
  }
}
