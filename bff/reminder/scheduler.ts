import type { Database } from '../platform/database/database.ts';
import {
  type CalendarDay,
  type Clock,
  calendarDay,
  DAY_MS,
  DEFAULT_TIME_ZONE,
} from '../platform/lib/clock.ts';
import type { Logger } from '../platform/lib/logger.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { nextOccurrence } from './occurrence.ts';
import type { ReminderRow } from './reminder.entity.ts';
import { MOST_LATE_MS } from './reminder.service.ts';
import { MOST_UNANSWERED } from './reminder-days.rules.ts';

/** How often due reminders are looked for. */
const LOOK_INTERVAL_MS = 15_000;

/** Half of the connections of an instance's pool stay free for requests. */
const MAX_AT_ONCE = 4;
const BATCH_SIZE = 200;

/** No schedule is further ahead: a reminder that is was planned by a clock that was wrong. */
const FURTHEST_AHEAD_MS = 12 * DAY_MS;

/** What the scheduler stands on. */
export interface SchedulerDeps {
  db: Database;
  clock: Clock;
  logger: Logger;
  outbox: Outbox;
  /** Is called once pushes have become due. */
  wakePushes: () => void;
}

/** A due reminder with what has to be known of its user. */
type DueReminder = Omit<ReminderRow, 'nextAt'> & {
  nextAt: Date;
  timeZone: string | null;
  username: string;
  addressConfirmedAt: Date | null;
  /** The last day with an answer. */
  answeredDay: CalendarDay | null;
};

/** What becomes of a due reminder. */
interface Decision {
  nextAt: Date | null;
  unanswered: number;
  /** Whether the user is told something; what, the sender decides when it tells it. */
  isTold: boolean;
}

/** The day that a due reminder is about, and what becomes of it. */
function decide(row: DueReminder, now: Date): Decision & { day: CalendarDay | null } {
  const timeZone = row.timeZone ?? DEFAULT_TIME_ZONE;
  const isDue = row.nextAt <= now;
  const day = isDue ? calendarDay(row.nextAt, timeZone) : row.lastDay;
  const nextAt = nextOccurrence({ ...row, timeZone }, now, day);
  const hasAnswered = row.lastDay !== null && row.answeredDay !== null && row.answeredDay >= row.lastDay;
  const unanswered = hasAnswered ? 0 : row.unanswered;
  const isLate = now.getTime() - row.nextAt.getTime() > MOST_LATE_MS || calendarDay(now, timeZone) !== day;
  const isAnswered = row.answeredDay !== null && day !== null && row.answeredDay >= day;
  if (!isDue || isLate || isAnswered) return { day, nextAt, unanswered, isTold: false };
  if (unanswered >= MOST_UNANSWERED) return { day, nextAt: null, unanswered, isTold: true };
  return { day, nextAt, unanswered: unanswered + 1, isTold: true };
}

/**
 * Finds due reminders and passes them on, in any number of instances: each is claimed by moving its schedule on, in the
 * transaction that adds its mail or makes its pushes due, so that none is claimed twice and none is lost on the way there.
 */
export class ReminderScheduler {
  readonly #deps: SchedulerDeps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isStopping = false;

  constructor(deps: SchedulerDeps) {
    this.#deps = deps;
  }

  /** Looks for due reminders from now on. */
  start(): void {
    this.#timer = setInterval(() => void this.passOnDue(), LOOK_INTERVAL_MS).unref();
    void this.passOnDue();
  }

  /** Claims no other reminder, and waits for the claims under way. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#running;
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
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (!this.#isStopping && (await this.#passOnBatch()));
    } catch (error) {
      this.#deps.logger.error({ err: error }, 'reminders cannot be read, and are looked for again');
    }
  }

  /** Passes on some of what is due; says whether any of it is no longer due. */
  async #passOnBatch(): Promise<boolean> {
    const { db, clock } = this.#deps;
    const now = clock();
    const due = await db.all<DueReminder>(
      `SELECT reminder.*, user.timeZone AS timeZone, user.username AS username,
         user.addressConfirmedAt AS addressConfirmedAt,
         (SELECT day FROM answer WHERE answer.userId = user.id AND live = 1 ORDER BY day DESC LIMIT 1) AS answeredDay
       FROM reminder JOIN user ON user.id = reminder.userId
       WHERE reminder.nextAt <= ? OR reminder.nextAt > ? ORDER BY reminder.nextAt LIMIT ${BATCH_SIZE}`,
      [now, new Date(now.getTime() + FURTHEST_AHEAD_MS)],
    );
    // In an order of its own, so that instances seldom reach for the same one.
    const waiting = due
      .map((row) => ({ row, rank: Math.random() }))
      .sort((one, other) => one.rank - other.rank);
    let done = 0;
    const lane = async () => {
      for (let next = waiting.pop(); next && !this.#isStopping; next = waiting.pop())
        if (await this.#passOn(next.row, now)) done += 1;
    };
    await Promise.all(Array.from({ length: MAX_AT_ONCE }, lane));
    return done > 0;
  }

  /** Claims a reminder and passes it on, unless another process has; says whether it is no longer due. */
  async #passOn(row: DueReminder, now: Date): Promise<boolean> {
    const { db, logger, outbox, wakePushes } = this.#deps;
    try {
      const { day, nextAt, unanswered, isTold } = decide(row, now);
      await db.write(async (tx) => {
        const { matched } = await tx.run(
          'UPDATE reminder SET nextAt = ?, lastDay = ?, unanswered = ? WHERE userId = ? AND nextAt = ?',
          [nextAt, day, unanswered, row.userId, row.nextAt],
        );
        if (matched === 0 || !isTold) return;
        if (row.way === 'mail') {
          if (row.addressConfirmedAt) await outbox.add(tx, 'reminder', row.username);
          return;
        }
        await tx.run('UPDATE push_device SET dueAt = ? WHERE userId = ?', [now, row.userId]);
        tx.afterCommit(wakePushes);
      });
      return true;
    } catch (error) {
      // The others are not to wait for it.
      logger.error({ err: error }, 'a reminder could not be passed on, and is tried again');
      return false;
    }
  }
}
