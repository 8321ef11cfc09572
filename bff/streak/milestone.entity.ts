import { calendarDay, entity, integer, key, type RowOf } from '../platform/database/entity.ts';

/** The milestones that each user has already celebrated. */
export const MilestoneEntity = entity('Milestone', 'milestone', {
  userId: key(integer),
  /** The highest celebrated number of entries. */
  entries: integer,
  /** The highest celebrated number of days in a run (0 for none), and a day of that run. */
  streak: integer,
  streakDay: calendarDay,
});

/** A row of `milestone`. */
export type MilestoneRow = RowOf<typeof MilestoneEntity>;
