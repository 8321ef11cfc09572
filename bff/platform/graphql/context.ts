import type { Request, Response } from 'express';
import { type RequestLimitDeps, type RequestLimits, requestLimits } from '../http/request-limits.ts';
import { browserFamily, truncateAddress } from '../lib/client-facts.ts';
import { type CalendarDay, type Clock, calendarDay, knownTimeZone } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import type { CurrentUser } from '../session/current-user.ts';
import { type SessionHandle, sessionHandle } from '../session/session-handle.ts';

const DEFAULT_TIME_ZONE = 'Europe/Berlin';

/** What `AppContext` is made from beside the request. */
export interface ContextDeps extends RequestLimitDeps {
  clock: Clock;
  appOrigin: string;
}

/**
 * What a resolver is given with every request, through whichever door it came. Its getters belong to the class, because
 * Apollo copies the object and would ask its own.
 */
export class AppContext {
  readonly session: SessionHandle;
  /** Whom the request is meant for (header `X-User`), or null: text typed by one person never reaches another's account. */
  readonly meantForUserId: string | null;
  /** The server's clock when the request came in. */
  readonly now: Date;
  /** The visitor's IANA time zone. */
  readonly timeZone: string;
  /** The zone that this very request has named, or null. */
  readonly sentTimeZone: string | null;
  /** Where the request comes from, reduced to what may be stored. */
  readonly client: { ipAddress: string | null; userAgent: string };
  /** What this request may still do. */
  readonly limits: RequestLimits;
  /** Where what happens to accounts is written down. */
  readonly events: SecurityLog;

  constructor(deps: ContextDeps, req: Request, res: Response) {
    this.session = sessionHandle(req, res, deps.clock, deps.appOrigin);
    this.meantForUserId = req.get('X-User') ?? null;
    this.now = deps.clock();
    this.sentTimeZone = knownTimeZone(req.get('X-Time-Zone') ?? '');
    this.timeZone = this.sentTimeZone ?? this.session.user?.timeZone ?? DEFAULT_TIME_ZONE;
    this.client = { ipAddress: truncateAddress(req.ip), userAgent: browserFamily(req.get('User-Agent')) };
    this.limits = requestLimits(deps, req, res);
    this.events = deps.events;
  }

  /** The signed-in user; throws `UNAUTHENTICATED` when there is none, or when the request is meant for another one. */
  get user(): CurrentUser {
    const { session, meantForUserId } = this;
    const isMeant = meantForUserId === null || meantForUserId === String(session.user?.id);
    if (!session.user || !isMeant) throw new AppError('UNAUTHENTICATED', 'Bitte melde Dich an.');
    return session.user;
  }

  /** The calendar day in the visitor's zone by the server's clock. */
  get today(): CalendarDay {
    return calendarDay(this.now, this.timeZone);
  }
}
