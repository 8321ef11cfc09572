import { calendarDay, entity, integer, key, type RowOf } from '../platform/database/entity.ts';

/** What has been celebrated of each user, so that it is celebrated once. */
export const MilestoneEntity = entity('Milestone', 'milestone', {
  userId: key(integer),
  /** The highest number of entries that was reached. */
  entries: integer,
  /** The highest number of days that was celebrated in a run, 0 for none, and a day of that run. */
  streak: integer,
  streakDay: calendarDay,
});

/** What has been celebrated, as stored. */
export type MilestoneRow = RowOf<typeof MilestoneEntity>;
