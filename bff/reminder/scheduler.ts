import { CAN_GET_MAIL, joinUser } from '../account/user.reads.ts';
import { lastAnsweredDay } from '../answer/answer.reads.ts';
import { createClaimLoop } from '../platform/lib/claim-loop.ts';
import { addMs, type CalendarDay, calendarDay, DAY_MS, DEFAULT_TIME_ZONE } from '../platform/lib/clock.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import { nextOccurrence } from './occurrence.ts';
import { SESSION_IS_LIVE } from './push-devices.service.ts';
import type { ReminderRow } from './reminder.entity.ts';
import { MAX_DELAY_MS, MAX_UNANSWERED } from './reminder.numbers.rules.ts';

/** Half of the connection pool, so that the other half stays free for requests. */
const MAX_AT_ONCE = 4;
const BATCH_SIZE = 200;

/** A reminder further ahead was scheduled by a wrong clock. */
const MAX_AHEAD_MS = 12 * DAY_MS;

type DueReminder = Omit<ReminderRow, 'nextAt'> & {
  nextAt: Date;
  timeZone: string | null;
  username: string;
  canArrive: number;
  answeredDay: CalendarDay | null;
};

/**
 * Decides about a due reminder: its day, its next occurrence and whether to notify the user. The sender decides the
 * text at the time of sending. `isSetUp`: the operator has set up the reminder's channel.
 */
function decide(row: DueReminder, isSetUp: boolean, now: Date) {
  const timeZone = row.timeZone ?? DEFAULT_TIME_ZONE;
  const isDue = row.nextAt <= now;
  const day = isDue ? calendarDay(row.nextAt, timeZone) : row.lastDueDay;
  const nextAt = nextOccurrence({ ...row, timeZone }, now, day);
  const hasAnsweredSince = (from: CalendarDay | null) =>
    from !== null && row.answeredDay !== null && row.answeredDay >= from;
  const unansweredCount = hasAnsweredSince(row.lastDueDay) ? 0 : row.unansweredCount;
  const isLate = now.getTime() - row.nextAt.getTime() > MAX_DELAY_MS || calendarDay(now, timeZone) !== day;
  if (!isDue || isLate || hasAnsweredSince(day) || !isSetUp || !row.canArrive)
    return { day, nextAt, unansweredCount, isTold: false };
  if (unansweredCount >= MAX_UNANSWERED) return { day, nextAt: null, unansweredCount, isTold: true };
  return { day, nextAt, unansweredCount: unansweredCount + 1, isTold: true };
}

/**
 * Finds due reminders and queues their mails or pushes; several instances may run. Advancing the schedule in the same
 * transaction claims a reminder, so that each is queued exactly once.
 */
export class ReminderScheduler extends Service<
  Pick<Platform, 'db' | 'clock' | 'logger' | 'outbox'> & { isPushOn: boolean; wakePushes: () => void }
> {
  readonly loop = createClaimLoop<DueReminder>({
    intervalMs: 15_000,
    lanes: MAX_AT_ONCE,
    findDue: () => {
      const now = this.deps.clock();
      return this.deps.db.all(
        `SELECT reminder.*, user.timeZone AS timeZone, user.username AS username,
           CASE WHEN reminder.channel = 'mail' THEN ${CAN_GET_MAIL} ELSE EXISTS (SELECT 1 FROM push_subscription
             WHERE push_subscription.userId = reminder.userId AND ${SESSION_IS_LIVE}) END AS canArrive,
           ${lastAnsweredDay('user.id')} AS answeredDay
         FROM reminder ${joinUser('reminder')}
         WHERE reminder.nextAt <= ? OR reminder.nextAt > ? ORDER BY reminder.nextAt LIMIT ${BATCH_SIZE}`,
        [now, now, addMs(now, MAX_AHEAD_MS)],
      );
    },
    work: (row) => this.#passOn(row),
    onFailure: (err) => this.deps.logger.error({ err }, 'reminders cannot be read, and are looked for again'),
    onRowFailure: (err) =>
      this.deps.logger.error({ err }, 'a reminder could not be passed on, and is tried again'),
  });

  waiting(): Promise<number> {
    const { db, clock } = this.deps;
    return db.count('SELECT count(*) AS total FROM reminder WHERE nextAt <= ?', [clock()]);
  }

  /** Claims a reminder and queues it, unless another process has claimed it. */
  async #passOn(row: DueReminder): Promise<void> {
    const { db, clock, outbox, isPushOn, wakePushes } = this.deps;
    const now = clock();
    const isSetUp = row.channel === 'mail' ? outbox.isOn : isPushOn;
    const { day, nextAt, unansweredCount, isTold } = decide(row, isSetUp, now);
    await db.write(async (tx) => {
      const { matched } = await tx.run(
        'UPDATE reminder SET nextAt = ?, lastDueDay = ?, unansweredCount = ? WHERE userId = ? AND nextAt = ?',
        [nextAt, day, unansweredCount, row.userId, row.nextAt],
      );
      if (matched === 0 || !isTold) return;
      if (row.channel === 'mail') return outbox.add(tx, 'reminder', row.username);
      await tx.run('UPDATE push_subscription SET dueAt = ? WHERE userId = ?', [now, row.userId]);
      tx.afterCommit(wakePushes);
    });
  }
}
