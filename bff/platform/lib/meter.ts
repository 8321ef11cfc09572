import type { ErrorCode } from './errors.ts';
import type { LogLevel } from './log-lines.ts';
import type { Credential, SecurityEvent } from './security-events.ts';

/** How something ended: well, cancelled by the person, or with the code of its refusal. */
export type Outcome = 'ok' | 'cancelled' | ErrorCode;

/** Why a response is ended: nothing of it moved, too little of it did, or it took too long as a whole. */
export type EndReason = 'unread' | 'too-slow' | 'too-long';

/**
 * The platform's counters with their labels. Label values come from a closed list, so that nobody can fill the memory,
 * and they never identify a person.
 */
export interface PlatformCounted {
  /** A root field was resolved, through either door. */
  rootField: { field: string; outcome: Outcome };
  /** Somebody tried to sign in with a credential. */
  signIn: { credential: Credential; outcome: Outcome };
  securityEvent: { event: SecurityEvent; outcome: Outcome | '' };
  unreadableText: object;
  /** A rate limit was met: a row of the limits, or a share of the password hashes. */
  limitMet: { limit: string };
  /** Load shedding refused a request. */
  loadShed: { reason: 'requests' | 'event-loop' | 'address' | 'account' | 'hashes' | 'lists' };
  /** A response was ended because its client did not read it, or read it too slowly. */
  responseEnded: { reason: EndReason };
  /** A unit of work on the database ran again. */
  databaseRetry: object;
  logLine: { level: LogLevel };
}

/** Everything that is counted: slices add their own, by declaration merging. */
export interface Counted extends PlatformCounted {}

/** A request with the status of its response. */
export interface FinishedRequest {
  method: string;
  /** The route's pattern; never the address. */
  route: string;
  status: number;
  durationMs: number;
}

/** Receives the product's counts and measurements. */
export interface Meter {
  /** Increments a counter. */
  count<Name extends keyof Counted>(name: Name, labels: Counted[Name]): void;
  /** Measures the duration of a request. */
  observe(request: FinishedRequest): void;
  /** Notes that a job has just succeeded. */
  succeeded(job: string): void;
}

/** The meter of a process whose metrics nobody reads. */
export const NO_METER: Meter = {
  count: () => undefined,
  observe: () => undefined,
  succeeded: () => undefined,
};
