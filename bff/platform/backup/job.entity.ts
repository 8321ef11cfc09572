import { column, entity, type RowOf } from '../database/entity.ts';

/** A scheduled job that one instance at a time runs. */
export const JobEntity = entity('Job', 'job', {
  name: column.key(column.text<'backup'>(32)),
  /** Time of the next run or retry; during a run, the end of the lease. */
  dueAt: column.instant,
  /** Start of the current run; an aborted run leaves its value here. */
  startedAt: column.nullable(column.instant),
  /** Time of the first failure since the last success. */
  failingSince: column.nullable(column.instant),
});

export type JobRow = RowOf<typeof JobEntity>;
