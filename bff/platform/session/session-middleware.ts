import { createSecretKey } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Database } from '../database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { hostCookie } from '../lib/host-cookie.ts';
import { SessionHints } from './session-hints.ts';
import { hashOfSid, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SessionStore } from './session-store.ts';

/** The shortest time between two renewals of row and cookie. */
export const SESSION_RENEWAL_MS = 3_600_000;

interface SessionOptions {
  db: Database;
  clock: Clock;
  appOrigin: string;
  /** The first signs, all verify. */
  secrets: string[];
}

const shownBy = (req: Request) => ({ cookie: req.headers.cookie, timeZone: req.get('X-Time-Zone') });

/** Name and flags of the session cookie. */
export function sessionCookie(appOrigin: string) {
  return hostCookie('sid', SESSION_IDLE_MS, appOrigin);
}

/**
 * Finds the request's session, or a hint of it, for which the statements on the diary prove the session; visitors get
 * neither a row nor a cookie.
 */
export function sessionMiddleware({ db, clock, appOrigin, secrets }: SessionOptions): RequestHandler[] {
  const { name, flags } = sessionCookie(appOrigin);
  const hints = new SessionHints(clock);
  const load = session({
    name,
    cookie: flags,
    secret: secrets.map((secret) => createSecretKey(secret, 'utf8')),
    store: new SessionStore(db, clock, flags, hints),
    resave: false,
    saveUninitialized: false,
    // Never `unset: 'destroy'`: it would end a session whose row could not be read while the database was away.
  });
  const renew = ({ session: current }: Request) => {
    const now = clock().getTime();
    if (current.user && current.renewedAt !== undefined && now - current.renewedAt >= SESSION_RENEWAL_MS) {
      current.renewedAt = now;
      current.cookie.maxAge = Math.min(SESSION_IDLE_MS, (current.authAt ?? now) + SESSION_ABSOLUTE_MS - now);
    }
  };
  const keepHint = (req: Request) => {
    const { user, renewedAt } = req.session;
    const hint = user && renewedAt !== undefined ? { user, sidHash: hashOfSid(req.sessionID) } : null;
    hints.keep(shownBy(req), hint, (renewedAt ?? 0) + SESSION_RENEWAL_MS);
  };
  const findItself: RequestHandler = (req, res, next) => {
    load(req, res, (error?: unknown) => {
      if (error) return next(error);
      req.sessionHint = undefined;
      renew(req);
      keepHint(req);
      next();
    });
  };
  const find: RequestHandler = (req, res, next) => {
    req.sessionHint = hints.of(shownBy(req));
    if (!req.sessionHint) return findItself(req, res, next);
    let loading: Promise<void> | undefined;
    req.loadSession = () => {
      loading ??= new Promise((resolve, reject) => {
        findItself(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
      });
      return loading;
    };
    next();
  };
  return [find];
}
