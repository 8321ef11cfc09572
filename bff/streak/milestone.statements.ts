import { answeredDaysAndTotal } from '../answer/answer.reads.ts';
import { assigned, insertInto, prepare } from '../platform/database/prepared.ts';
import type { MilestoneRow } from './milestone.entity.ts';

const CELEBRATED = ['entries', 'streak', 'streakDay'];

export const MILESTONE_STATEMENTS = {
  /** Selects answered days, each with the total number of answers and the celebrated milestones, if any. */
  days: prepare<{ userId: number; day: string }>(
    answeredDaysAndTotal(
      'entries, streak, streakDay',
      'LEFT JOIN milestone ON milestone.userId = answer.userId',
    ),
  ),
  insert: prepare<MilestoneRow>(insertInto('milestone', ['userId', ...CELEBRATED])),
  /** Lowers the stored milestones to these values. */
  reset: prepare<MilestoneRow>(`UPDATE milestone SET ${assigned(CELEBRATED)} WHERE userId = :userId`),
  /** Matches a user who reaches this number of entries for the first time. */
  reach: prepare<Pick<MilestoneRow, 'userId' | 'entries'>>(
    'UPDATE milestone SET entries = :entries WHERE userId = :userId AND entries < :entries',
  ),
  /** Matches a user who has not celebrated this number of days in the current run. */
  celebrate: prepare<Pick<MilestoneRow, 'userId' | 'streak' | 'streakDay'> & { since: string }>(
    `UPDATE milestone SET streak = :streak, streakDay = :streakDay
     WHERE userId = :userId AND (streakDay < :since OR streak < :streak)`,
  ),
};
