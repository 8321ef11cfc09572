/** Every kind of security event; `bff/commands/monitoring/LOG.md` says what each means and what to do. */
export const SECURITY_EVENTS = [
  'log-in',
  'provider-sign-in',
  'identity-change',
  'passkey-sign-in',
  'passkey-change',
  'passkey-counter',
  'recovery-sheet',
  'recovery',
  'register',
  'log-out',
  'log-out-everywhere',
  'password-change',
  'account-deletion',
  'address-confirmation',
  'address-refusal',
  'address-change',
  'address-change-undone',
  'password-reset-request',
  'password-reset',
  'notices-change',
  'consent',
  'session-ended',
  'data-export',
  'import-undone',
  'messages-read',
  'message-answered',
  'message-deletion',
  'operator-lookup',
  'operator-count',
  'operator-export-link',
  'operator-deletion',
  'operator-lock',
  'operator-unlock',
  'operator-log-out',
  'operator-way-in',
  'refusal',
  'foreign-request',
  'many-registrations',
  'unreadable-text',
] as const;

/** A kind of security event. */
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** A way into an account, as the log and the metrics name it. */
export type WayIn = 'password' | 'google' | 'apple' | 'passkey' | 'recovery-sheet';
