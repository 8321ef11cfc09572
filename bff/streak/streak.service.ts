import type { AnswerService } from '../answer/answer.service.ts';
import { yesterdayOf } from '../answer/night.ts';
import { isUniqueViolation } from '../platform/database/database.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';
import type { Platform } from '../platform/platform.ts';
import type { MilestoneRow } from './milestone.entity.ts';
import { milestoneStatements } from './milestone.statements.ts';
import {
  entriesMilestone,
  friendlyWord,
  lastMilestone,
  type Milestone,
  streakMilestone,
} from './milestones.rules.ts';
import { countStreak, lastSevenDays, longestRun, type Run, runWith } from './streak.ts';

const FIRST_CHUNK_DAYS = 400;
const NEXT_CHUNK_DAYS = 4_096;

/** Streaks, computed from the answered days and never stored, and milestones, each of which is celebrated once. */
export class StreakService {
  readonly #deps: Pick<Platform, 'db'> & { answer: AnswerService };
  readonly #statements: ReturnType<typeof milestoneStatements>;

  constructor(deps: Pick<Platform, 'db'> & { answer: AnswerService }) {
    this.#deps = deps;
    this.#statements = milestoneStatements(deps.db);
  }

  /** The answered days of a user up to today. */
  of(userId: number, today: CalendarDay): AnsweredDays {
    return new AnsweredDays(this.#deps.answer, userId, today);
  }

  /** The milestone of an answer that is new, of today or yesterday; it is remembered as celebrated. */
  async milestoneOf(userId: number, today: CalendarDay, saved: CalendarDay): Promise<Milestone> {
    const { days, entries } = await this.#deps.answer.answeredDaysAndCount(userId, today, FIRST_CHUNK_DAYS);
    const length = await new AnsweredDays(this.#deps.answer, userId, today, days).count();
    const run = runWith(saved, days, today, length);
    const ofEntries = await this.#reached(userId, entries, saved);
    return (await this.#celebrated(userId, run, saved)) ?? ofEntries ?? friendlyWord(entries);
  }

  /** Remembers the milestones that the diary has come to by answers that celebrate nothing. */
  async passOver(userId: number, today: CalendarDay): Promise<void> {
    const { first: since, ...reached } = await this.#reachedBy(userId, today);
    const { insert, reach, celebrate } = this.#statements;
    const isHigher = await this.#matches(reach(reached));
    const isLonger = reached.streak > 0 && (await this.#matches(celebrate({ ...reached, since })));
    if (!isHigher && !isLonger) await this.#inserted(insert(reached));
  }

  /** Forgets the milestones that the diary has come to by answers that were taken out again. */
  async comeBack(userId: number, today: CalendarDay): Promise<void> {
    const { first, ...reached } = await this.#reachedBy(userId, today);
    await this.#matches(this.#statements.reset(reached));
  }

  /** The highest milestones of entries and of the current run, and the run's first day. */
  async #reachedBy(userId: number, today: CalendarDay): Promise<MilestoneRow & { first: CalendarDay }> {
    const { days, entries } = await this.#deps.answer.answeredDaysAndCount(userId, today, FIRST_CHUNK_DAYS);
    const length = await new AnsweredDays(this.#deps.answer, userId, today, days).count();
    const streakDay = days[0] ?? today;
    return {
      userId,
      entries: lastMilestone(entries, entriesMilestone),
      streak: lastMilestone(length, streakMilestone),
      streakDay,
      first: addDays(streakDay, 1 - length),
    };
  }

  /** The milestone of this number of entries, if the user reaches it for the first time. */
  async #reached(userId: number, entries: number, saved: CalendarDay): Promise<Milestone | null> {
    const milestone = entriesMilestone(entries);
    if (!milestone) return null;
    const { insert, reach } = this.#statements;
    const isFirst =
      (await this.#inserted(insert({ userId, entries, streak: 0, streakDay: saved }))) ||
      (await this.#matches(reach({ userId, entries })));
    return isFirst ? milestone : null;
  }

  /** The highest milestone that the run has come to by this answer, if it was not celebrated in this run before. */
  async #celebrated(
    userId: number,
    { length, lengthBefore, first }: Run,
    saved: CalendarDay,
  ): Promise<Milestone | null> {
    const { insert, celebrate } = this.#statements;
    for (let streak = length; streak > lengthBefore; streak -= 1) {
      const milestone = streakMilestone(streak);
      if (!milestone) continue;
      const isFirst =
        (await this.#matches(celebrate({ userId, streak, streakDay: saved, since: first }))) ||
        (await this.#inserted(insert({ userId, entries: 0, streak, streakDay: saved })));
      return isFirst ? milestone : null;
    }
    return null;
  }

  async #matches([sql, values]: ReturnType<ReturnType<typeof milestoneStatements>['reach']>) {
    return (await this.#deps.db.change(sql, values)).matched > 0;
  }

  async #inserted([sql, values]: ReturnType<ReturnType<typeof milestoneStatements>['insert']>) {
    try {
      await this.#deps.db.change(sql, values);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return false;
    }
  }
}

/** The answered days of a user, and the numbers that follow from them. Each is read when it is asked for. */
export class AnsweredDays {
  readonly #answers: AnswerService;
  readonly #userId: number;
  readonly #today: CalendarDay;
  #newest: Promise<CalendarDay[]> | undefined;

  constructor(answers: AnswerService, userId: number, today: CalendarDay, newest?: CalendarDay[]) {
    this.#answers = answers;
    this.#userId = userId;
    this.#today = today;
    this.#newest = newest && Promise.resolve(newest);
  }

  /** The length of the current run, from as few of the newest days as it takes. */
  async count(): Promise<number> {
    return countStreak(
      await this.#daysWhile((days) => countStreak(days, this.#today) === days.length),
      this.#today,
    );
  }

  /** The length of the longest run. */
  async longest(): Promise<number> {
    return longestRun(await this.#daysWhile(() => true));
  }

  /** Whether each of the last seven days has an answer. */
  async lastSevenDays(): Promise<boolean[]> {
    return lastSevenDays(await this.#newestDays(), this.#today);
  }

  /** Whether yesterday can still be answered by a user of this age. */
  isYesterdayOpen(timeZone: string, userSince: Date): Promise<boolean> {
    return this.#answers.isOpen(this.#userId, yesterdayOf(this.#today), timeZone, userSince);
  }

  #newestDays(): Promise<CalendarDay[]> {
    this.#newest ??= this.#answers.answeredDays(this.#userId, this.#today, FIRST_CHUNK_DAYS);
    return this.#newest;
  }

  /** The answered days, newest first, read further back while `isWanted` says so. */
  async #daysWhile(isWanted: (days: CalendarDay[]) => boolean): Promise<CalendarDay[]> {
    const days = [...(await this.#newestDays())];
    let chunk = FIRST_CHUNK_DAYS;
    for (;;) {
      const oldest = days.at(-1);
      if (oldest === undefined || days.length < chunk || !isWanted(days)) return days;
      const older = await this.#answers.answeredDays(this.#userId, addDays(oldest, -1), NEXT_CHUNK_DAYS);
      days.push(...older);
      chunk += NEXT_CHUNK_DAYS;
    }
  }
}
