import { hash } from 'node:crypto';
import session from 'express-session';
import { type Clock, DAY_MS } from '../lib/clock.ts';
import type { CurrentUser } from './current-user.ts';
import type { SessionService } from './session.service.ts';
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from './session-lifetime.rules.ts';
import { ATTEMPT_LIFETIME_MS, type SignInAttempts } from './sign-in-attempts.ts';

export const SESSION_IDLE_MS = SESSION_IDLE_DAYS * DAY_MS;

export const SESSION_ABSOLUTE_MS = SESSION_ABSOLUTE_DAYS * DAY_MS;

declare module 'express-session' {
  interface SessionData {
    isStored?: boolean;
    attempts?: SignInAttempts;
    /** User of the session, read in the same query. */
    user?: CurrentUser;
    /** Time of the sign-in, in milliseconds. */
    signedInAt?: number;
    /** Time of the last renewal of row and cookie, in milliseconds. */
    renewedAt?: number;
    /** Family and system of the browser that signed in. */
    browser?: string;
  }
}

export function hashOfSid(sid: string): string {
  return hash('sha256', sid);
}

/** Returns for how long a session stays valid after its renewal. */
export function lifetimeMs(renewedAt: number, signedInAt = renewedAt): number {
  return Math.min(SESSION_IDLE_MS, signedInAt + SESSION_ABSOLUTE_MS - renewedAt);
}

/** Session store of express-session on the database; sessions are written only when changed. */
export class SessionStore extends session.Store {
  readonly #sessions: SessionService;
  readonly #clock: Clock;
  readonly #cookie: session.CookieOptions;

  /** `cookie` holds the flags of a renewed cookie. */
  constructor(sessions: SessionService, clock: Clock, { maxAge: _maxAge, ...cookie }: session.CookieOptions) {
    super();
    this.#sessions = sessions;
    this.#clock = clock;
    this.#cookie = cookie;
  }

  override get(sid: string, done: (error: unknown, found?: session.SessionData | null) => void): void {
    this.#find(sid).then((found) => done(null, found), done);
  }

  override set(
    sid: string,
    data: session.SessionData,
    done: (error?: unknown) => void = () => undefined,
  ): void {
    this.#save(sid, data).then(() => done(), done);
  }

  override destroy(sid: string, done: (error?: unknown) => void = () => undefined): void {
    this.#sessions.end(hashOfSid(sid)).then(() => done(), done);
  }

  async #find(sid: string): Promise<session.SessionData | null> {
    const row = await this.#sessions.find(hashOfSid(sid));
    if (!row) return null;
    const { id, signedInAt, renewedAt, signInAttempts, ...user } = row;
    const found: session.SessionData = {
      // Without an expiry, so that the cookie is sent again only after a renewal, which sets the expiry.
      cookie: Object.assign(new session.Cookie(), this.#cookie),
      isStored: true,
      renewedAt: renewedAt.getTime(),
    };
    if (signInAttempts !== null) found.attempts = JSON.parse(signInAttempts);
    if (signedInAt !== null) found.signedInAt = signedInAt.getTime();
    if (id !== null) found.user = { id, ...user };
    return found;
  }

  async #save(sid: string, data: session.SessionData): Promise<void> {
    const { isStored = false, user, signedInAt, browser, attempts } = data;
    const now = this.#clock().getTime();
    const renewed = (user && data.renewedAt) ?? now;
    const expires = renewed + (user ? lifetimeMs(renewed, signedInAt) : ATTEMPT_LIFETIME_MS);
    const row = {
      sidHash: hashOfSid(sid),
      userId: user?.id ?? null,
      epoch: user?.sessionEpoch ?? null,
      signedInAt: signedInAt === undefined ? null : new Date(signedInAt),
      browser: browser ?? null,
      renewedAt: new Date(renewed),
      expiresAt: new Date(expires),
      signInAttempts: attempts ? JSON.stringify(attempts) : null,
    };
    await this.#sessions.save(row, isStored);
  }
}
