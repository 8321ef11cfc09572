import type { ErrorCode } from './errors.ts';

/** Outcome of an operation: success, cancelled by the person, or an error code. */
export type Outcome = 'ok' | 'cancelled' | ErrorCode;

/** Every kind of credential that signs a person in; slices add their own by declaration merging. */
export interface Credentials extends Record<never, true> {}

/** Kind of credential, as named in log and metrics. */
export type Credential = keyof Credentials;

/** Why a response was aborted: no progress, too little progress, or too long in total. */
export type EndReason = 'unread' | 'too-slow' | 'too-long';

/**
 * Counters of the platform with their labels. Label values are words of the sources, so that nobody can fill the
 * memory, and contain no personal data.
 */
export interface PlatformCounted {
  rootField: { field: string; outcome: Outcome };
  signIn: { credential: Credential; outcome: Outcome };
  securityEvent: { event: string; outcome: Outcome | '' };
  unreadableText: object;
  /** A rate limit or a quota of password hashes was exceeded. */
  limitMet: { limit: string };
  loadShed: { reason: 'requests' | 'event-loop' | 'address' | 'account' | 'hashes' | 'lists' };
  responseEnded: { reason: EndReason };
  databaseRetry: object;
  logLine: { level: string };
}

/** Every counter; slices add their own by declaration merging. */
export interface Counted extends PlatformCounted {}

export interface FinishedRequest {
  method: string;
  /** Route pattern; never the URL. */
  route: string;
  status: number;
  durationMs: number;
}

export interface Meter {
  count<Name extends keyof Counted>(name: Name, labels: Counted[Name]): void;
  observe(request: FinishedRequest): void;
  succeeded(job: string): void;
}

export const NO_METER: Meter = {
  count: () => undefined,
  observe: () => undefined,
  succeeded: () => undefined,
};
