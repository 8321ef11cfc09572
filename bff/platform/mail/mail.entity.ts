import { column, entity, type RowOf } from '../database/entity.ts';

/** Outbox of waiting mails, without texts and without credentials. */
export const MailEntity = entity('Mail', 'mail', {
  /** UUID; also part of the Message-ID, so that a mail sent twice can be recognised. */
  id: column.key(column.text(36)),
  /** A kind that a slice declares, or a kind of a later release that runs in parallel. */
  kind: column.text(32),
  /** Normalised e-mail address. */
  address: column.text(254),
  /** Id of the row or session that the mail is about; otherwise random. */
  reference: column.text(22),
  createdAt: column.instant,
  /** Time of the next attempt, back-dated for mails to many owners; while being sent, the end of the lease. */
  dueAt: column.instant,
  attempts: column.integer,
});

export type MailRow = RowOf<typeof MailEntity>;

/** The part of a row from which a mail is composed. */
export type OutboxRow = Omit<MailRow, 'dueAt' | 'attempts'>;
