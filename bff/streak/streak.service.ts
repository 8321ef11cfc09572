import type { AnswerServices } from '../answer/answer.slice.ts';
import { yesterdayOf } from '../answer/requested-day.ts';
import { unlessTaken } from '../platform/database/database.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';
import { Service } from '../platform/lib/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { MilestoneRow } from './milestone.entity.ts';
import { MILESTONE_STATEMENTS } from './milestone.statements.ts';
import {
  entriesMilestone,
  friendlyMessage,
  lastMilestone,
  type Milestone,
  streakMilestone,
} from './milestones.rules.ts';
import { countStreak, lastSevenDays, longestRun } from './streak.ts';

/** The days that suffice for all but long runs and the longest run. */
const NEWEST_DAYS = 400;
/** A milestone that a quiet save has reached is open for these saves: this save and the next six. */
const OPEN_SAVES = 7;

/** The highest celebrated number of entries, and of days in the run of `streakDay`. */
type Celebrated = Omit<MilestoneRow, 'userId'>;

/** The number of entries, the current run, and what was celebrated; null before the first milestone. */
interface State {
  entries: number;
  run: { length: number; first: CalendarDay; last: CalendarDay };
  celebrated: Celebrated | null;
}

type DayServices = Pick<AnswerServices, 'answer' | 'diary'>;

/** Computes streaks from the answered days, and stores which milestones were celebrated. */
export class StreakService extends Service<Pick<Platform, 'db'> & DayServices> {
  /** Returns statistics of the days that a user has answered up to today. */
  of(userId: number, today: CalendarDay): AnsweredDays {
    return new AnsweredDays({ ...this.deps, userId, today });
  }

  /**
   * Returns the milestone of a new answer of today or yesterday, or a milestone that quiet saves before it have left
   * open, and stores it as celebrated. A person without a streak has milestones of entries only.
   */
  async milestoneOf(user: CurrentUser, today: CalendarDay, saved: CalendarDay): Promise<Milestone> {
    const state = await this.#stateOf(user.id, today);
    const ofEntries = await this.#reached(user.id, state, saved);
    const ofStreak = user.hasStreak ? await this.#celebrated(user.id, state, saved) : null;
    return ofStreak ?? ofEntries ?? friendlyMessage(state.entries, saved !== today);
  }

  /** Stores milestones reached by an import as celebrated, without celebrating them. */
  async markReached(userId: number, today: CalendarDay): Promise<void> {
    const reached = await this.#reachedBy(userId, today);
    const { insert, reach, celebrate } = MILESTONE_STATEMENTS;
    const isHigher = await this.#matches(reach(reached));
    const isLonger = reached.streak > 0 && (await this.#matches(celebrate(reached)));
    if (!isHigher && !isLonger) await this.#inserted(insert(reached));
  }

  /** Lowers the stored milestones after an import was undone. */
  async resetReached(userId: number, today: CalendarDay): Promise<void> {
    await this.#matches(MILESTONE_STATEMENTS.reset(await this.#reachedBy(userId, today)));
  }

  /** Returns the highest milestones reached by the entries and the current run, and the run's first day. */
  async #reachedBy(userId: number, today: CalendarDay): Promise<MilestoneRow & { since: CalendarDay }> {
    const { entries, run } = await this.#stateOf(userId, today);
    return {
      userId,
      entries: lastMilestone(entries, entriesMilestone),
      streak: lastMilestone(run.length, streakMilestone),
      streakDay: run.last,
      since: run.first,
    };
  }

  async #stateOf(userId: number, today: CalendarDay): Promise<State> {
    type Row = { day: CalendarDay; total: number } & (Celebrated | Record<keyof Celebrated, null>);
    const rows = await this.deps.db.all<Row>(
      ...MILESTONE_STATEMENTS.days({ userId, day: today }, NEWEST_DAYS),
    );
    const [newest] = rows;
    const celebrated = newest && newest.entries !== null ? newest : null;
    const days = rows.map((row) => row.day);
    const length = await new AnsweredDays({ ...this.deps, userId, today, days }).count();
    const last = days[0] ?? today;
    const run = { length, first: addDays(last, 1 - length), last };
    return { entries: newest?.total ?? 0, run, celebrated };
  }

  /** Returns the open milestone of this number of entries if the user reaches it for the first time. */
  async #reached(userId: number, state: State, saved: CalendarDay): Promise<Milestone | null> {
    const { celebrated } = state;
    const entries = lastMilestone(state.entries, entriesMilestone, state.entries - OPEN_SAVES + 1);
    if (entries <= (celebrated?.entries ?? 0)) return null;
    const { insert, reach } = MILESTONE_STATEMENTS;
    const isFirst =
      (!celebrated && (await this.#inserted(insert({ userId, entries, streak: 0, streakDay: saved })))) ||
      (await this.#matches(reach({ userId, entries })));
    return isFirst ? entriesMilestone(entries) : null;
  }

  /** Returns the open milestone of the run if it was not celebrated in this run before. */
  async #celebrated(userId: number, state: State, saved: CalendarDay): Promise<Milestone | null> {
    const { celebrated, run } = state;
    const { length, first } = run;
    const streak = lastMilestone(length, streakMilestone, length - OPEN_SAVES + 1);
    const ofThisRun = celebrated && celebrated.streakDay >= first ? celebrated.streak : 0;
    if (streak <= ofThisRun) return null;
    const { insert, celebrate } = MILESTONE_STATEMENTS;
    const isFirst =
      (await this.#matches(celebrate({ userId, streak, streakDay: saved, since: first }))) ||
      (await this.#inserted(insert({ userId, entries: 0, streak, streakDay: saved })));
    return isFirst ? streakMilestone(streak) : null;
  }

  async #matches([sql, values]: ReturnType<typeof MILESTONE_STATEMENTS.reach>) {
    return (await this.deps.db.change(sql, values)).matched > 0;
  }

  async #inserted([sql, values]: ReturnType<typeof MILESTONE_STATEMENTS.insert>) {
    return (await unlessTaken(this.deps.db.change(sql, values))) !== undefined;
  }
}

interface AnsweredDaysDeps extends DayServices {
  userId: number;
  today: CalendarDay;
  /** The newest days, if they are known already. */
  days?: CalendarDay[];
}

/** Statistics of a user's answered days, each read on demand. */
export class AnsweredDays extends Service<AnsweredDaysDeps> {
  #newest = this.deps.days && Promise.resolve(this.deps.days);

  async count(): Promise<number> {
    const { today } = this.deps;
    const count = countStreak(await this.#newestDays(), today);
    return count < NEWEST_DAYS ? count : countStreak(await this.#allDays(), today);
  }

  async longest(): Promise<number> {
    return longestRun(await this.#allDays());
  }

  /** Returns for each of the last seven days whether it has an answer. */
  async lastSevenDays(): Promise<boolean[]> {
    return lastSevenDays(await this.#newestDays(), this.deps.today);
  }

  isYesterdayOpen(timeZone: string, userSince: Date): Promise<boolean> {
    const { answer, userId, today } = this.deps;
    return answer.isOpen(userId, yesterdayOf(today), timeZone, userSince);
  }

  #newestDays(): Promise<CalendarDay[]> {
    this.#newest ??= this.#days(NEWEST_DAYS);
    return this.#newest;
  }

  async #allDays(): Promise<CalendarDay[]> {
    const newest = await this.#newestDays();
    return newest.length < NEWEST_DAYS ? newest : this.#days();
  }

  #days(first?: number): Promise<CalendarDay[]> {
    const { diary, userId, today } = this.deps;
    return diary.answeredDays(userId, { before: addDays(today, 1), first });
  }
}
