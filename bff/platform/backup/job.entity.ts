import { entity, instant, key, nullable, type RowOf, text } from '../database/entity.ts';

/** A scheduled job that one instance at a time runs. */
export const JobEntity = entity('Job', 'job', {
  name: key(text<'backup'>(32)),
  /** Time of the next run or retry; during a run, the end of the lease. */
  dueAt: instant,
  /** Start of the current run; an aborted run leaves its value here. */
  startedAt: nullable(instant),
  /** Time of the first failure since the last success. */
  failingSince: nullable(instant),
});

/** Row of a job. */
export type JobRow = RowOf<typeof JobEntity>;
