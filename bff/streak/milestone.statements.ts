import type { Database } from '../platform/database/database.ts';
import { MilestoneEntity, type MilestoneRow } from './milestone.entity.ts';

const ALL = ['userId', 'entries', 'streak', 'streakDay'] as const;

/** The statements on celebrated milestones. */
export function milestoneStatements(db: Database) {
  return {
    insert: db.prepare<Pick<MilestoneRow, (typeof ALL)[number]>>((q) => q.insert(MilestoneEntity, ALL)),
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
