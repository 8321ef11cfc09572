import type { Database } from '../platform/database/database.ts';
import { MilestoneEntity, type MilestoneRow } from './milestone.entity.ts';

const ALL = ['userId', 'entries', 'streak', 'streakDay'] as const;

/** The statements on celebrated milestones. */
export function milestoneStatements(db: Database) {
  return {
    insert: db.prepare<Pick<MilestoneRow, (typeof ALL)[number]>>((q) => q.insert(MilestoneEntity, ALL)),
    /** Forgets milestones beyond this number. */
    reset: db.prepare<MilestoneRow>((q) =>
      q.update(MilestoneEntity, ['entries', 'streak', 'streakDay']).where('userId = :userId'),
    ),
    /** Matches a user who has never reached this number of entries. */
    reach: db.prepare<Pick<MilestoneRow, 'userId' | 'entries'>>((q) =>
      q.update(MilestoneEntity, ['entries']).where('userId = :userId AND entries < :entries'),
    ),
    /** Matches a user who has not celebrated this number of days since the run began. */
    celebrate: db.prepare<Pick<MilestoneRow, 'userId' | 'streak' | 'streakDay'> & { since: string }>((q) =>
      q
        .update(MilestoneEntity, ['streak', 'streakDay'])
        .where('userId = :userId AND (streakDay < :since OR streak < :streak)'),
    ),
  };
}
