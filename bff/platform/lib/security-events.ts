export const PLATFORM_EVENTS = [
  'session-ended',
  'refusal',
  'cross-origin-request',
  'unreadable-text',
] as const;

/** Every kind of security event; slices and commands add their own by declaration merging. */
export interface SecurityEvents extends Record<(typeof PLATFORM_EVENTS)[number], true> {}

/** Kind of security event; `bff/commands/monitoring/LOG.md` explains each kind and what to do. */
export type SecurityEvent = keyof SecurityEvents;

/** Every kind of credential that signs a person in; slices add their own by declaration merging. */
export interface Credentials extends Record<never, true> {}

/** Kind of credential, as named in log and metrics. */
export type Credential = keyof Credentials;
