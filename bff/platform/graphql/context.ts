import type { Request, Response } from 'express';
import type { OwnerGate } from '../../account/owner-proof.ts';
import type { CurrentUser } from '../../account/user.entity.ts';
import type { Services } from '../../services.ts';
import { type RequestLimitDeps, type RequestLimits, requestLimits } from '../http/request-limits.ts';
import { browserFamily, truncateAddress } from '../lib/client-facts.ts';
import { type CalendarDay, type Clock, calendarDay, knownTimeZone } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import { type SessionHandle, sessionHandle } from '../session/session-handle.ts';

const DEFAULT_TIME_ZONE = 'Europe/Berlin';

/** What a resolver is given with every request, through whichever door it came. */
export interface AppContext {
  services: Services;
  session: SessionHandle;
  /** Whom the request is meant for (header `X-User`), or null: text typed by one person never reaches another's account. */
  meantForUserId: string | null;
  /** The server's clock when the request came in. */
  now: Date;
  /** The visitor's IANA time zone, and the calendar day it is there by the server's clock. */
  timeZone: string;
  readonly today: CalendarDay;
  /** The zone that this very request has named, or null. */
  sentTimeZone: string | null;
  /** Where the request comes from, reduced to what may be stored. */
  readonly client: { ipAddress: string | null; userAgent: string };
  /** What this request may still do. */
  limits: RequestLimits;
  /** The gate before what only an account's owner may do. */
  owner: OwnerGate;
  /** Where what happens to accounts is written down. */
  events: SecurityLog;
}

/** What `createContext` needs beside the request. */
export interface ContextDeps extends RequestLimitDeps {
  services: Services;
  owner: OwnerGate;
  clock: Clock;
  appOrigin: string;
}

/** Makes the context of one request, for GraphQL and REST alike; nothing is written by it. */
export function createContext(deps: ContextDeps, req: Request, res: Response): AppContext {
  const session = sessionHandle(req, res, deps.clock, deps.appOrigin);
  const { user } = session;
  const sent = knownTimeZone(req.get('X-Time-Zone') ?? '');
  const timeZone = sent ?? user?.timeZone ?? DEFAULT_TIME_ZONE;
  const now = deps.clock();
  return {
    services: deps.services,
    session,
    meantForUserId: req.get('X-User') ?? null,
    now,
    timeZone,
    sentTimeZone: sent,
    limits: requestLimits(deps, req, res),
    owner: deps.owner,
    events: deps.events,
    // Found out when asked: most requests need neither.
    get today() {
      return calendarDay(now, timeZone);
    },
    get client() {
      return { ipAddress: truncateAddress(req.ip), userAgent: browserFamily(req.get('User-Agent')) };
    },
  };
}

/** The signed-in user; throws `UNAUTHENTICATED` when there is none, or when the request is meant for another one. */
export function requireUser({ session, meantForUserId }: AppContext): CurrentUser {
  const isMeant = meantForUserId === null || meantForUserId === String(session.user?.id);
  if (!session.user || !isMeant) throw new AppError('UNAUTHENTICATED', 'Bitte melde Dich an.');
  return session.user;
}
