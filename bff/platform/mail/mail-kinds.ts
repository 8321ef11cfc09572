/** Recipient of a kind of mail: the owner of an account, an unverified address, or the operator. */
export type Recipient = 'owner' | 'unverified' | 'operator';

export type MailKindTable = Readonly<Record<string, Recipient>>;

export const PLATFORM_MAIL_KINDS = { 'backup-failed': 'operator' } as const;
