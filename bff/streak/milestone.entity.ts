import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** The milestones that each user has already celebrated. */
export const MilestoneEntity = entity('Milestone', 'milestone', {
  userId: column.key(column.integer),
  /** The highest celebrated number of entries. */
  entries: column.integer,
  /** The highest celebrated number of days in a run (0 for none), and a day of that run. */
  streak: column.integer,
  streakDay: column.calendarDay,
});

export type MilestoneRow = RowOf<typeof MilestoneEntity>;
