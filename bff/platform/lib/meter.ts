import type { ErrorCode } from './errors.ts';
import type { LogLevel } from './log-lines.ts';
import type { SecurityEvent, WayIn } from './security-events.ts';

/** How something ended: well, cancelled by the person, or with the code of its refusal. */
export type Outcome = 'ok' | 'cancelled' | ErrorCode;

/**
 * Why an answer is ended: nothing of it moved, too little of it did, it took too long as a whole, or it was the slowest
 * when too many were slow.
 */
export type EndReason = 'unread' | 'too-slow' | 'too-long' | 'too-many';

/**
 * What is counted, each with its labels. A label's values come from a closed list, so that nobody can fill the memory
 * with others, and none says anything of a person.
 */
export interface Counted {
  /** A root field was resolved, through either door. */
  rootField: { field: string; outcome: Outcome };
  /** Somebody tried a way into an account. */
  signIn: { way: WayIn; outcome: Outcome };
  securityEvent: { event: SecurityEvent; outcome: Outcome | '' };
  unreadableText: object;
  answerSaved: object;
  /** A save, an edit or an import was refused because the diary is full. */
  storageFull: object;
  /** A rate limit was met: a row of the limits, or a share of the password hashes. */
  limitMet: { limit: string };
  /** Load shedding refused a request. */
  loadShed: { reason: 'requests' | 'event-loop' | 'address' | 'account' | 'hashes' | 'lists' };
  /** An answer was ended because its client did not read it, or read it too slowly. */
  answerEnded: { reason: EndReason };
  /** A unit of work on the database ran again. */
  databaseRetry: object;
  logLine: { level: LogLevel };
}

/** A request that has been answered. */
export interface AnsweredRequest {
  method: string;
  /** The route's pattern; never the address. */
  route: string;
  status: number;
  durationMs: number;
}

/** Takes what the product counts and measures. */
export interface Meter {
  /** Counts one. */
  count<Name extends keyof Counted>(name: Name, labels: Counted[Name]): void;
  /** Measures the duration of a request. */
  observe(request: AnsweredRequest): void;
  /** Notes that a job has just succeeded. */
  succeeded(job: string): void;
}

/** The meter of a process whose metrics nobody reads. */
export const NO_METER: Meter = {
  count: () => undefined,
  observe: () => undefined,
  succeeded: () => undefined,
};
