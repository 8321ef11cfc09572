import { answeredDaysAndTotal } from '../answer/answer.reads.ts';
import type { Database } from '../platform/database/database.ts';
import { MilestoneEntity, type MilestoneRow } from './milestone.entity.ts';

export function milestoneStatements(db: Database) {
  return {
    /** Selects answered days, each with the total number of answers and the celebrated milestones, if any. */
    days: db.prepare<{ userId: number; day: string }>((q) =>
      answeredDaysAndTotal(q)
        .leftJoin('Milestone', 'milestone', 'milestone.userId = answer.userId')
        .addSelect('milestone.entries', 'entries')
        .addSelect('milestone.streak', 'streak')
        .addSelect('milestone.streakDay', 'streakDay'),
    ),
    insert: db.prepare<MilestoneRow>((q) =>
      q.insert(MilestoneEntity, ['userId', 'entries', 'streak', 'streakDay']),
    ),
    /** Lowers the stored milestones to these values. */
    reset: db.prepare<MilestoneRow>((q) =>
      q.update(MilestoneEntity, ['entries', 'streak', 'streakDay']).where('userId = :userId'),
    ),
    /** Matches a user who reaches this number of entries for the first time. */
    reach: db.prepare<Pick<MilestoneRow, 'userId' | 'entries'>>((q) =>
      q.update(MilestoneEntity, ['entries']).where('userId = :userId AND entries < :entries'),
    ),
    /** Matches a user who has not celebrated this number of days in the current run. */
    celebrate: db.prepare<Pick<MilestoneRow, 'userId' | 'streak' | 'streakDay'> & { since: string }>((q) =>
      q
        .update(MilestoneEntity, ['streak', 'streakDay'])
        .where('userId = :userId AND (streakDay < :since OR streak < :streak)'),
    ),
  };
}
