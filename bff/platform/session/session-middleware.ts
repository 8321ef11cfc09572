import { createSecretKey } from 'node:crypto';
import type { RequestHandler } from 'express';
import session from 'express-session';
import { hostCookie } from '../lib/host-cookie.ts';
import type { SigningSettings } from '../lib/purpose-key.ts';
import type { SessionService } from './session.service.ts';
import { lifetimeMs, SESSION_IDLE_MS, SessionStore } from './session-store.ts';

/** Minimum time between two renewals of row and cookie. */
export const SESSION_RENEWAL_MS = 3_600_000;

interface SessionOptions extends SigningSettings {
  sessions: SessionService;
}

export function sessionCookie(appOrigin: string) {
  return hostCookie('sid', SESSION_IDLE_MS, appOrigin);
}

/** Loads the session of each request and renews it when due; visitors get neither row nor cookie. */
export function sessionMiddleware({ sessions, clock, appOrigin, secrets }: SessionOptions): RequestHandler[] {
  const { name, flags } = sessionCookie(appOrigin);
  const load = session({
    name,
    cookie: flags,
    secret: secrets.map((secret) => createSecretKey(secret, 'utf8')),
    store: new SessionStore(sessions, clock, flags),
    resave: false,
    saveUninitialized: false,
    // Never `unset: 'destroy'`, which would delete a session that could not be read during a database outage.
  });
  const renew: RequestHandler = ({ session: current }, _res, next) => {
    const now = clock().getTime();
    if (current.user && current.renewedAt !== undefined && now - current.renewedAt >= SESSION_RENEWAL_MS) {
      current.renewedAt = now;
      current.cookie.maxAge = lifetimeMs(now, current.signedInAt);
    }
    next();
  };
  return [load, renew];
}
