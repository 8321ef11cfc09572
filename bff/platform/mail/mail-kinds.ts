/** Whom mails of a kind go to: the owner of an account, an address that nobody has proved yet, or the operator. */
export type Recipient = 'owner' | 'unproved' | 'operator';

/** Kinds of mail, each with whom it goes to. */
export type MailKindTable = Readonly<Record<string, Recipient>>;

/** The platform's own kinds. */
export const PLATFORM_MAIL_KINDS = { 'backup-failed': 'operator' } as const;

/** Every kind of mail: each slice adds its own beside its composers, by declaration merging. */
export interface MailKinds extends Readonly<typeof PLATFORM_MAIL_KINDS> {}

/** The kind of a mail. */
export type MailKind = keyof MailKinds;
