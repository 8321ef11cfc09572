import type { AnswerService } from '../answer/answer.service.ts';
import { addDays, type CalendarDay } from '../platform/lib/clock.ts';
import { type Milestone, milestoneFor } from './milestones.rules.ts';
import { countStreak } from './streak.ts';

const FIRST_CHUNK_DAYS = 400;
const NEXT_CHUNK_DAYS = 4_096;

/** Streaks and milestones, computed from the answered days and never stored. */
export class StreakService {
  readonly #answers: AnswerService;

  constructor(answers: AnswerService) {
    this.#answers = answers;
  }

  /** Counts the current streak from as few of the newest days as it takes. */
  async count(userId: number, today: CalendarDay): Promise<number> {
    const days = await this.#answers.answeredDays(userId, today, FIRST_CHUNK_DAYS);
    let chunk = FIRST_CHUNK_DAYS;
    for (;;) {
      const count = countStreak(days, today);
      const oldest = days.at(-1);
      if (oldest === undefined || count < days.length || days.length < chunk) return count;
      const older = await this.#answers.answeredDays(userId, addDays(oldest, -1), NEXT_CHUNK_DAYS);
      days.push(...older);
      chunk += NEXT_CHUNK_DAYS;
    }
  }

  /** The milestone of an answer that was new today. */
  async milestoneOf(userId: number, today: CalendarDay): Promise<Milestone> {
    const [streak, entries] = await Promise.all([this.count(userId, today), this.#answers.count(userId)]);
    return milestoneFor(streak, entries);
  }
}
