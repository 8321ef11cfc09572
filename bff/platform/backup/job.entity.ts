import { entity, instant, key, nullable, type RowOf, text } from '../database/entity.ts';

/** A scheduled job that runs on one of all instances. */
export const JobEntity = entity('Job', 'job', {
  name: key(text<'backup'>(32)),
  /** The time at which it is done or tried again; while it is being done, the end of the lease. */
  dueAt: instant,
  /** When the current run was claimed. A run that was broken off leaves its start here. */
  startedAt: nullable(instant),
  /** When it failed first since it last succeeded. */
  failingSince: nullable(instant),
});

/** A row of a job. */
export type JobRow = RowOf<typeof JobEntity>;
