/**
 * Recipient of a kind of mail: the owner of an account, an unverified address, or the operator. Mails to many owners at
 * once are sent after all other mails.
 */
export type Recipient = 'owner' | 'manyOwners' | 'unverified' | 'operator';

export type MailKindTable = Readonly<Record<string, Recipient>>;

export const PLATFORM_MAIL_KINDS = { 'backup-failed': 'operator' } as const;
