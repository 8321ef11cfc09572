import type * as z from 'zod/mini';
import type { AccountServices } from '../account/account.slice.ts';
import type { User } from '../account/user.entity.ts';
import { findUser, joinUser } from '../account/user.reads.ts';
import { hasLiveAnswer } from '../answer/answer.reads.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Reminder, ReminderChannel, Weekday } from '../platform/graphql/resolvers.generated.ts';
import type { LinkPage } from '../platform/http/link-page.ts';
import { addMs, calendarDay, DEFAULT_TIME_ZONE, instantOf, MINUTE_MS } from '../platform/lib/clock.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { LinkTokens } from '../platform/lib/link-token.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { nextOccurrence } from './occurrence.ts';
import { ReminderEntity, type ReminderRow } from './reminder.entity.ts';
import {
  DEFAULT_TIME,
  MAX_DELAY_MS,
  MAX_UNANSWERED,
  PUSH_LIFETIME_MS,
  UNSUBSCRIPTION_LIFETIME_MS,
} from './reminder.numbers.rules.ts';
import type { reminderRule } from './reminder.rules.ts';
import { LAST_REMINDER_TEXT, NOT_CONFIRMED, REMINDER_TEXT } from './reminder.sentences.rules.ts';
import { WEEKDAYS } from './reminder-days.rules.ts';

/** The page that ends reminders. */
export const UNSUBSCRIBE_PAGE: LinkPage = {
  path: '/erinnerung-abbestellen',
  title: 'Keine Erinnerungen mehr?',
  button: 'Erinnerung ausschalten',
  done: 'Die Erinnerung ist aus.',
  next: { label: 'Zum Profil', href: '/account#erinnerung' },
};

/** The reminder settings as their owner sees them, without the device. */
type ReminderView = Omit<Reminder, 'isOnThisDevice'>;

export interface DueMessage {
  title: string;
  body: string;
  until: Date;
}

const NEVER_SET: ReminderView = {
  isOn: false,
  hasEnded: false,
  time: DEFAULT_TIME,
  weekdays: [...WEEKDAYS],
  channel: null,
  unansweredCount: 0,
};

function minuteOf(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`) / MINUTE_MS;
}

function timeOf(minuteOfDay: number): string {
  return new Date(minuteOfDay * MINUTE_MS).toISOString().slice(11, 16);
}

function maskOf(weekdays: Weekday[]): number {
  return weekdays.reduce((mask, weekday) => mask | (1 << WEEKDAYS.indexOf(weekday)), 0);
}

function viewOf({ minuteOfDay, weekdays, channel, nextAt, unansweredCount }: ReminderRow): ReminderView {
  return {
    isOn: nextAt !== null,
    hasEnded: nextAt === null && unansweredCount >= MAX_UNANSWERED,
    time: timeOf(minuteOfDay),
    weekdays: WEEKDAYS.filter((_, index) => (weekdays & (1 << index)) !== 0),
    channel,
    unansweredCount,
  };
}

interface ReminderDeps extends Pick<Platform, 'db' | 'clock' | 'outbox'>, Pick<AccountServices, 'account'> {
  links: LinkTokens;
}

/** Stores reminder settings, decides the text of a due reminder, and makes and takes the links that end reminders. */
export class ReminderService extends Service<ReminderDeps> {
  async find(userId: number): Promise<ReminderView> {
    const [row] = await this.deps.db.all<ReminderRow>('SELECT * FROM reminder WHERE userId = ?', [userId]);
    return row ? viewOf(row) : NEVER_SET;
  }

  /** Switches reminders on. Throws `BAD_USER_INPUT` for mails to an unconfirmed address. */
  async set({ id }: CurrentUser, input: z.output<typeof reminderRule>, timeZone: string): Promise<void> {
    const { channel } = input;
    if (channel === 'mail') await this.#requireConfirmed(id);
    const minuteOfDay = minuteOf(input.time);
    const weekdays = maskOf(input.weekdays);
    await this.deps.db.write(async (tx) => {
      const lastDueDay = (await this.#lock(tx, id))?.lastDueDay ?? null;
      const nextAt = nextOccurrence({ minuteOfDay, weekdays, timeZone }, this.deps.clock(), lastDueDay);
      const row = { userId: id, minuteOfDay, weekdays, channel, nextAt, unansweredCount: 0 };
      await tx.manager.upsert(ReminderEntity, row, ['userId']);
    });
  }

  /** Switches reminders off, also a reminder that is already queued. */
  async end(userId: number): Promise<void> {
    const sql = 'UPDATE reminder SET nextAt = NULL, unansweredCount = 0 WHERE userId = ?';
    await this.deps.db.change(sql, [userId]);
  }

  /** Returns the URL for the `List-Unsubscribe` header of a mail to this user. */
  unsubscribeUrl({ id, createdAt }: User): string {
    const { clock, links } = this.deps;
    return links.urlFor(id, addMs(clock(), UNSUBSCRIPTION_LIFETIME_MS), [createdAt]);
  }

  /**
   * Switches off the reminders of a token's user, by one click in a mail program (RFC 8058); the token allows nothing
   * else. Returns false for an invalid or expired token.
   */
  async endByLink(token: string): Promise<boolean> {
    const { account, links } = this.deps;
    const found = await account.findByLink(links, token, ({ createdAt }) => [createdAt]);
    if (found) await this.end(found.user.id);
    return found !== null;
  }

  /** Reschedules the reminder for a new time zone, in the transaction that stores the time zone. */
  async follow(tx: Transaction, userId: number, timeZone: string): Promise<void> {
    const row = await this.#lock(tx, userId);
    if (!row?.nextAt) return;
    const nextAt = nextOccurrence({ ...row, timeZone }, this.deps.clock(), row.lastDueDay);
    await tx.run('UPDATE reminder SET nextAt = ? WHERE userId = ?', [nextAt, userId]);
  }

  /**
   * Returns the text of the last due reminder. Returns null if its day is answered or over, it is switched off, late or
   * for another channel, or `passedOnAt` is on another day.
   */
  async messageFor(
    userId: number,
    channel: ReminderChannel,
    passedOnAt: Date = this.deps.clock(),
  ): Promise<DueMessage | null> {
    const [row] = await this.deps.db.all<ReminderRow & { timeZone: string | null; isAnswered: number }>(
      `SELECT reminder.*, user.timeZone AS timeZone,
         ${hasLiveAnswer('user.id', 'reminder.lastDueDay')} AS isAnswered
       FROM reminder ${joinUser('reminder')} WHERE reminder.userId = ? AND channel = ?`,
      [userId, channel],
    );
    if (!row?.lastDueDay || row.isAnswered) return null;
    const now = this.deps.clock();
    const timeZone = row.timeZone ?? DEFAULT_TIME_ZONE;
    const dueAt = instantOf(row.lastDueDay, row.minuteOfDay, timeZone).getTime();
    const isLate = now.getTime() - dueAt > MAX_DELAY_MS;
    const isOfTheDay = [now, passedOnAt].every((at) => calendarDay(at, timeZone) === row.lastDueDay);
    if (isLate || !isOfTheDay) return null;
    const isGoodbye = row.nextAt === null;
    if (isGoodbye && row.unansweredCount < MAX_UNANSWERED) return null;
    const midnight = instantOf(row.lastDueDay, 24 * 60, timeZone).getTime();
    const until = new Date(Math.min(midnight, dueAt + PUSH_LIFETIME_MS));
    return { ...(isGoodbye ? LAST_REMINDER_TEXT : REMINDER_TEXT), until };
  }

  /** Returns the settings, and locks them against a concurrent claim. */
  async #lock(tx: Transaction, userId: number): Promise<ReminderRow | undefined> {
    const sql = `SELECT * FROM reminder WHERE userId = ? ${this.deps.db.dialect.lock}`;
    return (await tx.all<ReminderRow>(sql, [userId]))[0];
  }

  async #requireConfirmed(userId: number): Promise<void> {
    this.deps.outbox.requireOn();
    const user = await this.deps.db.read((manager) => findUser(manager, { id: userId }));
    if (user?.addressConfirmedAt) return;
    throw new AppError('BAD_USER_INPUT', NOT_CONFIRMED, { fields: { channel: NOT_CONFIRMED } });
  }
}
