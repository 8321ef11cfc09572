import type { Request, Response } from 'express';
import { browserOnSystem } from '../lib/client-facts.ts';
import type { Clock } from '../lib/clock.ts';
import type { CurrentUser } from './current-user.ts';
import { publicSessionId, type SessionService } from './session.service.ts';
import { RECENT_SIGN_IN_MINUTES } from './session-lifetime.rules.ts';
import { sessionCookie } from './session-middleware.ts';
import { hashOfSid } from './session-store.ts';
import { ATTEMPT_LIFETIME_MS, pendingAttempts, type SignInAttempts } from './sign-in-attempts.ts';

export const RECENT_SIGN_IN_MS = RECENT_SIGN_IN_MINUTES * 60_000;

function settle(run: (done: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}

/** Session of a request, as used by resolvers. */
export type SessionHandle = ReturnType<typeof sessionHandle>;

export interface SessionHandleDeps {
  clock: Clock;
  appOrigin: string;
  sessions: SessionService;
}

export function sessionHandle(
  req: Request,
  res: Response,
  { clock, appOrigin, sessions }: SessionHandleDeps,
) {
  const storedId = () => (req.session?.user ? hashOfSid(req.sessionID) : null);
  const open = async (user: CurrentUser, signedInAt: number) => {
    const before = req.session?.user?.id === user.id ? hashOfSid(req.sessionID) : null;
    // By the store, because an earlier sign-out in the same request has removed `req.session`.
    await settle((done) => req.sessionStore.regenerate(req, done));
    const browser = browserOnSystem(req.get('User-Agent'));
    Object.assign(req.session, { user, signedInAt, renewedAt: clock().getTime(), browser });
    await settle((done) => req.session.save(done));
    if (before !== null) await sessions.onIdChange(before, hashOfSid(req.sessionID));
  };
  const end = async () => {
    if (!req.session?.user) return;
    await settle((done) => req.session.destroy(done));
    const { name, flags } = sessionCookie(appOrigin);
    res.clearCookie(name, flags);
  };
  return {
    get user(): CurrentUser | null {
      return req.session?.user ?? null;
    },
    get hasRecentSignIn(): boolean {
      const { signedInAt } = req.session ?? {};
      return signedInAt !== undefined && clock().getTime() - signedInAt <= RECENT_SIGN_IN_MS;
    },
    /** Time of the sign-in in milliseconds, unchanged by a new session id; null for visitors. */
    get signedInAt(): number | null {
      return req.session?.signedInAt ?? null;
    },
    get sidHash(): string | null {
      return storedId();
    },
    /** Id of this session in the list of devices; null for visitors. */
    get publicId(): string | null {
      const sidHash = storedId();
      return sidHash === null ? null : publicSessionId(sidHash);
    },
    get attempts(): SignInAttempts {
      return pendingAttempts(req.session?.attempts ?? {}, clock().getTime());
    },
    /** Stores sign-in attempts; a visitor gets a session of ten minutes that signs nobody in. */
    async storeAttempts(attempts: SignInAttempts): Promise<void> {
      if (!req.session) await settle((done) => req.sessionStore.regenerate(req, done));
      req.session.attempts = { ...req.session.attempts, ...attempts };
      if (!req.session.user) req.session.cookie.maxAge = ATTEMPT_LIFETIME_MS;
      await settle((done) => req.session.save(done));
    },
    /** Opens a new session under a new id and ends the old session. */
    signIn: (user: CurrentUser) => open(user, clock().getTime()),
    /** Continues under a new id after the user's epoch has changed; keeps the time of the sign-in. */
    reopen: (user: CurrentUser) => open(user, req.session.signedInAt ?? 0),
    /** Ends the session as if it had expired; the browser keeps unsent texts. */
    end,
    /** Ends the session and clears the browser's storage, also if the session has ended before. */
    async signOut(): Promise<void> {
      await end();
      res.setHeader('Clear-Site-Data', '"storage"');
    },
  };
}
