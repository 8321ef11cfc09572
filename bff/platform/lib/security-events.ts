/** The platform's own security events. */
export const PLATFORM_EVENTS = [
  'session-ended',
  'refusal',
  'cross-origin-request',
  'unreadable-text',
] as const;

/** Every kind of security event: slices and commands add their own, by declaration merging. */
export interface SecurityEvents extends Record<(typeof PLATFORM_EVENTS)[number], true> {}

/** A kind of security event. `bff/commands/monitoring/LOG.md` explains each kind. */
export type SecurityEvent = keyof SecurityEvents;

/** Every kind of credential that signs somebody in: slices add their own, by declaration merging. */
export interface Credentials extends Record<never, true> {}

/** A kind of credential, as the log and the metrics name it. */
export type Credential = keyof Credentials;
