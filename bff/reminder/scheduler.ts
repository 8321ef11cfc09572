import { joinUser } from '../account/user.reads.ts';
import { lastAnsweredDay } from '../answer/answer.reads.ts';
import { type ClaimLoop, createClaimLoop } from '../platform/lib/claim-loop.ts';
import { type CalendarDay, calendarDay, DAY_MS, DEFAULT_TIME_ZONE } from '../platform/lib/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { nextOccurrence } from './occurrence.ts';
import type { ReminderRow } from './reminder.entity.ts';
import { MOST_LATE_MS, MOST_UNANSWERED } from './reminder.numbers.rules.ts';

/** Half of the connections of an instance's pool stay free for requests. */
const MAX_AT_ONCE = 4;
const BATCH_SIZE = 200;

/** No schedule is further ahead: a reminder that is was planned by a clock that was wrong. */
const FURTHEST_AHEAD_MS = 12 * DAY_MS;

interface SchedulerDeps extends Pick<Platform, 'db' | 'clock' | 'logger' | 'outbox'> {
  /** Is called once pushes have become due. */
  wakePushes: () => void;
}

/** A due reminder with the needed facts of its user. */
type DueReminder = Omit<ReminderRow, 'nextAt'> & {
  nextAt: Date;
  timeZone: string | null;
  username: string;
  addressConfirmedAt: Date | null;
  /** The last day with an answer. */
  answeredDay: CalendarDay | null;
};

/** The outcome of a due reminder. */
interface Decision {
  nextAt: Date | null;
  unansweredCount: number;
  /** Whether the user is told. The sender decides later what the message says. */
  isTold: boolean;
}

/** The day of a due reminder, and its outcome. */
function decide(row: DueReminder, now: Date): Decision & { day: CalendarDay | null } {
  const timeZone = row.timeZone ?? DEFAULT_TIME_ZONE;
  const isDue = row.nextAt <= now;
  const day = isDue ? calendarDay(row.nextAt, timeZone) : row.lastDueDay;
  const nextAt = nextOccurrence({ ...row, timeZone }, now, day);
  const hasAnswered =
    row.lastDueDay !== null && row.answeredDay !== null && row.answeredDay >= row.lastDueDay;
  const unansweredCount = hasAnswered ? 0 : row.unansweredCount;
  const isLate = now.getTime() - row.nextAt.getTime() > MOST_LATE_MS || calendarDay(now, timeZone) !== day;
  const isAnswered = row.answeredDay !== null && day !== null && row.answeredDay >= day;
  if (!isDue || isLate || isAnswered) return { day, nextAt, unansweredCount, isTold: false };
  if (unansweredCount >= MOST_UNANSWERED) return { day, nextAt: null, unansweredCount, isTold: true };
  return { day, nextAt, unansweredCount: unansweredCount + 1, isTold: true };
}

/**
 * Finds due reminders and passes them on, in any number of instances. A reminder is claimed by moving its schedule on,
 * in the transaction that adds its mail or makes its pushes due: no reminder is claimed twice, and no reminder is
 * lost.
 */
export class ReminderScheduler {
  readonly #deps: SchedulerDeps;
  readonly #loop: ClaimLoop;

  constructor(deps: SchedulerDeps) {
    const { db, clock, logger } = deps;
    this.#deps = deps;
    this.#loop = createClaimLoop({
      intervalMs: 15_000,
      lanes: MAX_AT_ONCE,
      findDue: () => {
        const now = clock();
        return db.all<DueReminder>(
          `SELECT reminder.*, user.timeZone AS timeZone, user.username AS username,
             user.addressConfirmedAt AS addressConfirmedAt,
             ${lastAnsweredDay('user.id')} AS answeredDay
           FROM reminder ${joinUser('reminder')}
           WHERE reminder.nextAt <= ? OR reminder.nextAt > ? ORDER BY reminder.nextAt LIMIT ${BATCH_SIZE}`,
          [now, new Date(now.getTime() + FURTHEST_AHEAD_MS)],
        );
      },
      work: (row) => this.#passOn(row),
      onFailure: (err) => logger.error({ err }, 'reminders cannot be read, and are looked for again'),
      onRowFailure: (err) => logger.error({ err }, 'a reminder could not be passed on, and is tried again'),
    });
  }

  /** Looks for due reminders from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Claims no other reminder, and waits for the claims under way. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** How many reminders are due and not passed on. */
  async waiting(): Promise<number> {
    const { db, clock } = this.#deps;
    const sql = 'SELECT count(*) AS total FROM reminder WHERE nextAt <= ?';
    const [row] = await db.all<{ total: number }>(sql, [clock()]);
    return Number(row?.total);
  }

  /** Passes on all that is due; resolves once this process finds nothing more to claim. */
  passOnDue(): Promise<void> {
    return this.#loop.wake();
  }

  /** Claims a reminder and passes it on, unless another process has. */
  async #passOn(row: DueReminder): Promise<void> {
    const { db, clock, outbox, wakePushes } = this.#deps;
    const now = clock();
    const { day, nextAt, unansweredCount, isTold } = decide(row, now);
    await db.write(async (tx) => {
      const { matched } = await tx.run(
        'UPDATE reminder SET nextAt = ?, lastDueDay = ?, unansweredCount = ? WHERE userId = ? AND nextAt = ?',
        [nextAt, day, unansweredCount, row.userId, row.nextAt],
      );
      if (matched === 0 || !isTold) return;
      if (row.channel === 'mail') {
        if (row.addressConfirmedAt) await outbox.add(tx, 'reminder', row.username);
        return;
      }
      await tx.run('UPDATE push_subscription SET dueAt = ? WHERE userId = ?', [now, row.userId]);
      tx.afterCommit(wakePushes);
    });
  }
}
