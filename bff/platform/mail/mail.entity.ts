import { entity, instant, integer, key, type RowOf, text } from '../database/entity.ts';

/** The outbox: mails that wait, without a text and without anything that opens an account. */
export const MailEntity = entity('Mail', 'mail', {
  /** UUID; the Message-ID is made of it, so that a mail that is sent again can be known again. */
  id: key(text(36)),
  /** A kind of `MailKinds`, or a kind of a later release that runs beside this release. */
  kind: text(32),
  /** Normalised e-mail address. */
  address: text(254),
  /** The id of the row or session that the mail is about; random for a mail about neither. */
  reference: text(22),
  createdAt: instant,
  /** The time at which it is sent or tried again; while it is being sent, the end of the lease. */
  dueAt: instant,
  /** How often it has been claimed. */
  attempts: integer,
});

/** A row of the outbox with its schedule. */
export type MailRow = RowOf<typeof MailEntity>;

/** The part of a row that a mail is composed from. */
export type OutboxRow = Omit<MailRow, 'dueAt' | 'attempts'>;
