import { column, entity, type RowOf } from '../platform/database/entity.ts';

/** Accounts whose owners are asked whether to keep them. */
export const UnusedAccountEntity = entity('UnusedAccount', 'unused_account', {
  userId: column.key(column.integer),
  /** How many of the two questions the mail server has accepted. */
  acceptedMails: column.integer,
  /** When the mail server accepted the last counted question. */
  lastMailAt: column.nullable(column.instant),
  /** Time of the next step: a question, its repetition if it was not accepted, or the deletion. */
  nextAt: column.instant,
});

export type UnusedAccountRow = RowOf<typeof UnusedAccountEntity>;

/** The runs of the job, in a single row. No backup contains the row, so a restored database starts without it. */
export const UnusedRunEntity = entity('UnusedRun', 'unused_run', {
  id: column.key(column.integer),
  /** When the job ran last; a gap shows that the clock has jumped or the server was off. */
  ranAt: column.instant,
  /** Until then nobody is asked and nothing is deleted. */
  quietUntil: column.instant,
  /** The last account that the search has seen. */
  afterId: column.integer,
  /** When the mail server last accepted a mail to somebody whose account is not about to be deleted. */
  othersMailedAt: column.nullable(column.instant),
});

export type UnusedRunRow = RowOf<typeof UnusedRunEntity>;
