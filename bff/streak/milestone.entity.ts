import { calendarDay, entity, integer, key, type RowOf } from '../platform/database/entity.ts';

/** The celebrated milestones of each user, so that each is celebrated once. */
export const MilestoneEntity = entity('Milestone', 'milestone', {
  userId: key(integer),
  /** The highest number of entries that was reached. */
  entries: integer,
  /** The highest celebrated number of days in a run, 0 for none, and a day of that run. */
  streak: integer,
  streakDay: calendarDay,
});

/** The celebrated milestones, as stored. */
export type MilestoneRow = RowOf<typeof MilestoneEntity>;
