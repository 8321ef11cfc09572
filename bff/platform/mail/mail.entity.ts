import { EntitySchema } from 'typeorm';

/** What a mail is about; the slice that it belongs to composes it. */
export type MailKind =
  | 'confirm-address'
  | 'reset-password'
  | 'change-address'
  | 'address-changed'
  | 'password-changed'
  | 'way-in-added'
  | 'way-in-removed'
  | 'new-browser'
  | 'sheet-used'
  | 'account-deleted';

/** A mail that waits in the outbox; it holds no text and nothing that opens anything. */
export interface OutboxRow {
  /** UUID; the Message-ID is made of it, so that a mail that is sent again can be known again. */
  id: string;
  kind: MailKind;
  /** Normalised e-mail address. */
  address: string;
  /** Random; tells this mail from every other one of its kind. */
  nonce: string;
  createdAt: Date;
}

/** A row of the outbox with its schedule. */
export interface MailRow extends OutboxRow {
  /** When it is sent or tried again; while it is being sent, the end of the lease. */
  dueAt: Date;
  /** How often it has been claimed. */
  attempts: number;
}

export const MailEntity = new EntitySchema<MailRow>({
  name: 'Mail',
  tableName: 'mail',
  columns: {
    id: { type: String, length: 36, primary: true },
    kind: { type: String, length: 32 },
    address: { type: String, length: 254 },
    nonce: { type: String, length: 22 },
    createdAt: { type: Date, precision: 3 },
    dueAt: { type: Date, precision: 3 },
    attempts: { type: Number },
  },
});
