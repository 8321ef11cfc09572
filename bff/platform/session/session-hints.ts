import { createHash } from 'node:crypto';
import { type Clock, knownTimeZone } from '../lib/clock.ts';
import type { CurrentUser } from './current-user.ts';

/** How long a hint lives, in milliseconds. */
export const SESSION_HINT_MS = 60_000;

/** How many hints a process has at once; the oldest goes. */
export const MAX_SESSION_HINTS = 10_000;

/** What memory knows of a session that was there a moment ago: never a permission, because it may have ended since. */
export interface SessionHint {
  user: CurrentUser;
  sidHash: string;
}

/** What a request shows of its session and its time zone. */
interface Shown {
  cookie: string | undefined;
  timeZone: string | undefined;
}

interface KeptHint extends SessionHint {
  since: number;
  until: number;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Stands for the session until that is loaded. */
    sessionHint?: SessionHint | undefined;
    /** Loads the session that a hint stands for, once. */
    loadSession?: () => Promise<void>;
  }
}

/** Remembers for a minute which session a Cookie header has led to; only the header's hash is kept. */
export class SessionHints {
  readonly #clock: Clock;
  /** Oldest first, by the SHA-256 of the header. */
  readonly #hints = new Map<string, KeptHint>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The hint for a request that names the time zone its user is known to be in; any other is the database's to say. */
  of({ cookie, timeZone = '' }: Shown): SessionHint | undefined {
    const zone = knownTimeZone(timeZone);
    if (zone === null || cookie === undefined) return undefined;
    const hint = this.#hints.get(hashOf(cookie));
    const now = this.#clock().getTime();
    return hint && hint.user.timeZone === zone && hint.since <= now && now < hint.until ? hint : undefined;
  }

  /** Keeps a hint of the session that a request has, up to its renewal, or drops the one that was wrong. */
  keep({ cookie, timeZone }: Shown, hint: SessionHint | null, renewalAt: number): void {
    if (cookie === undefined || timeZone === undefined) return;
    const key = hashOf(cookie);
    this.#hints.delete(key);
    if (!hint) return;
    const since = this.#clock().getTime();
    this.#hints.set(key, { ...hint, since, until: Math.min(since + SESSION_HINT_MS, renewalAt) });
    for (const [oldest, { until }] of this.#hints) {
      if (until > since && this.#hints.size <= MAX_SESSION_HINTS) return;
      this.#hints.delete(oldest);
    }
  }

  /** Drops the hints of a session that this process has ended. */
  drop(sidHash: string): void {
    for (const [key, hint] of this.#hints) if (hint.sidHash === sidHash) this.#hints.delete(key);
  }
}

function hashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64');
}
