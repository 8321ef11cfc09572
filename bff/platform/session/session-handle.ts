import type { Request, Response } from 'express';
import { browserFamily } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import type { CurrentUser } from './current-user.ts';
import { publicSessionId } from './session.service.ts';
import { sessionCookie } from './session-middleware.ts';
import { hashOfSid } from './session-store.ts';
import { ATTEMPT_LIFETIME_MS, pendingAttempts, type SignInAttempts } from './sign-in-attempts.ts';

/** The session of a request, as resolvers use it. */
export interface SessionHandle {
  /** The signed-in user, or null. */
  readonly user: CurrentUser | null;
  /** Whether this person has signed in within the last 15 minutes. */
  readonly hasRecentSignIn: boolean;
  /** The time of the sign-in in milliseconds, also under a new id; null for visitors. */
  readonly signedInAt: number | null;
  /** The attempts to sign in through a provider that can still be finished. */
  readonly attempts: SignInAttempts;
  /** Stores attempts; those of a visitor in a session of ten minutes that signs nobody in. */
  storeAttempts(attempts: SignInAttempts): Promise<void>;
  /** The id of this session in the list of devices, or null for visitors. */
  readonly publicId: string | null;
  /** Opens a new session under a new id and ends the old one. */
  signIn(user: CurrentUser): Promise<void>;
  /** Continues under a new id after the user's epoch has moved; the sign-in stays as old as it was. */
  reopen(user: CurrentUser): Promise<void>;
  /** Ends the session as if it had expired: the browser does not lose unsent texts. */
  end(): Promise<void>;
  /** Ends the session and empties the browser's storage; harmless when there is none. */
  signOut(): Promise<void>;
}

/** How long a sign-in is fresh, for changes that a stolen session must not make. */
export const RECENT_SIGN_IN_MS = 15 * 60_000;

function settle(run: (done: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}

/** Makes the handle of a request's session. */
export function sessionHandle(req: Request, res: Response, clock: Clock, appOrigin: string): SessionHandle {
  const open = async (user: CurrentUser, authAt: number) => {
    // By the store, because a sign-out earlier in the same request has taken `req.session` away.
    await settle((done) => req.sessionStore.regenerate(req, done));
    const browser = browserFamily(req.get('User-Agent'));
    Object.assign(req.session, { user, authAt, renewedAt: clock().getTime(), browser });
    await settle((done) => req.session.save(done));
  };
  const end = async () => {
    await settle((done) => req.session.destroy(done));
    const { name, flags } = sessionCookie(appOrigin);
    res.clearCookie(name, flags);
  };
  return {
    get user() {
      return req.session?.user ?? null;
    },
    get hasRecentSignIn() {
      const { authAt } = req.session ?? {};
      return authAt !== undefined && clock().getTime() - authAt <= RECENT_SIGN_IN_MS;
    },
    get signedInAt() {
      return req.session?.authAt ?? null;
    },
    get publicId() {
      return req.session?.user ? publicSessionId(hashOfSid(req.sessionID)) : null;
    },
    get attempts() {
      return pendingAttempts(req.session ?? {}, clock().getTime());
    },
    async storeAttempts(attempts) {
      if (!req.session) await settle((done) => req.sessionStore.regenerate(req, done));
      Object.assign(req.session, attempts);
      if (!req.session.user) req.session.cookie.maxAge = ATTEMPT_LIFETIME_MS;
      await settle((done) => req.session.save(done));
    },
    signIn: (user) => open(user, clock().getTime()),
    reopen: (user) => open(user, req.session.authAt ?? 0),
    async end() {
      if (req.session?.user) await end();
    },
    async signOut() {
      if (!req.session?.user) return;
      await end();
      res.setHeader('Clear-Site-Data', '"storage"');
    },
  };
}
