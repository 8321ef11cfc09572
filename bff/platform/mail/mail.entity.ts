import { entity, instant, integer, key, type RowOf, text } from '../database/entity.ts';

/** What a mail is about; the slice that it belongs to composes it. */
export type MailKind =
  | 'confirm-address'
  | 'reset-password'
  | 'change-address'
  | 'address-changed'
  | 'password-changed'
  | 'password-reset'
  | 'way-in-added'
  | 'way-in-removed'
  | 'new-browser'
  | 'sheet-used'
  | 'program-key-added'
  | 'program-key-removed'
  | 'notices-off'
  | 'account-deleted'
  | 'contact-message'
  | 'backup-failed'
  | 'reminder';

/** Kinds that go to an address whose owner has not proved it, such as a stranger's. */
export const UNPROVED_KINDS: ReadonlySet<MailKind> = new Set(['confirm-address', 'change-address']);

/** The outbox: mails that wait, without a text and without anything that opens an account. */
export const MailEntity = entity('Mail', 'mail', {
  /** UUID; the Message-ID is made of it, so that a mail that is sent again can be known again. */
  id: key(text(36)),
  kind: text<MailKind>(32),
  /** Normalised e-mail address. */
  address: text(254),
  /** Tells this mail from every other one of its kind: random, or the id of the row or session that it is about. */
  nonce: text(22),
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
