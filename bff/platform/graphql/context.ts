import type { Request, Response } from 'express';
import { type RequestLimitDeps, RequestLimits } from '../http/limit-request.ts';
import { Device, type DeviceDeps } from '../http/trusted-device.ts';
import { browserFamily, truncateAddress } from '../lib/client-facts.ts';
import { type CalendarDay, calendarDay, DEFAULT_TIME_ZONE, knownTimeZone } from '../lib/clock.ts';
import { AppError, SIGN_IN_FIRST } from '../lib/errors.ts';
import { TIME_ZONE_HEADER, USER_HEADER } from '../lib/request-headers.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import { Service } from '../lib/service.ts';
import { requireValidCredential } from '../session/credential.ts';
import type { CurrentUser } from '../session/current-user.ts';
import { requireScope, type Scope, type ScopeNeeded } from '../session/program.ts';
import { type SessionHandleDeps, sessionHandle } from '../session/session-handle.ts';

/** Access rule of a root field or a path. */
export interface Admission {
  /** `user`: visitors are refused before any other check. */
  access: 'public' | 'user';
  scope: ScopeNeeded;
}

/** Throws the error for an API client whose token has no scope. */
export function refuseTokenWithoutScopes({ scope }: Admission): void {
  requireScope({ scopes: [] }, scope);
}

export interface ContextDeps extends RequestLimitDeps, SessionHandleDeps, DeviceDeps {
  events: SecurityLog;
}

/**
 * Context of a request over GraphQL or REST. Getters are on the class, because Apollo copies an object's own
 * properties.
 */
export class AppContext extends Service<ContextDeps & { req: Request; res: Response; isRest?: boolean }> {
  readonly session = sessionHandle(this.deps.req, this.deps.res, this.deps);
  /** The API client that authenticated with a token; null for sessions and visitors. */
  readonly program = this.deps.req.program ?? null;
  /** User id from `X-User`, or null; protects against storing one person's text in another person's account. */
  readonly intendedUserId = this.deps.req.get(USER_HEADER) ?? null;
  readonly now = this.deps.clock();
  readonly sentTimeZone = knownTimeZone(this.deps.req.get(TIME_ZONE_HEADER) ?? '');
  readonly timeZone = this.sentTimeZone ?? this.person?.timeZone ?? DEFAULT_TIME_ZONE;
  readonly device = new Device(this.deps);
  readonly limits = new RequestLimits({ ...this.deps, device: this.device });
  /** User id found through a token of this request, for the security log. */
  readonly about: { userId?: number } = {};
  readonly events = this.deps.events;

  /** Returns the truncated address and the browser of the client, in the form that may be stored. */
  readonly client = () => ({
    ipAddress: truncateAddress(this.deps.req.ip),
    userAgent: browserFamily(this.deps.req.get('User-Agent')),
  });

  readonly isAbandoned = () => this.deps.res.destroyed;

  /** Throws `UNAUTHENTICATED` once the session or token has ended; for work that continues long after `admit`. */
  readonly requireValidCredential = () => requireValidCredential(this.deps.req, this.deps.sessions);

  get person(): CurrentUser | null {
    return this.session.user ?? this.program?.user ?? null;
  }

  /** The authenticated user. Throws `UNAUTHENTICATED` for a visitor, and for a request meant for another user. */
  get user(): CurrentUser {
    const { person } = this;
    if (!person || !this.isMeantFor(person)) throw new AppError('UNAUTHENTICATED', SIGN_IN_FIRST);
    return person;
  }

  /** Returns whether the request names this user, or nobody. */
  isMeantFor({ id }: Pick<CurrentUser, 'id'>): boolean {
    return this.intendedUserId === null || this.intendedUserId === String(id);
  }

  /** Public id of the session or token, which identifies the writing client; null for visitors. */
  get writerId(): string | null {
    return this.program ? `key-${this.program.tokenId}` : this.session.publicId;
  }

  /** Throws for an API client that lacks the scope, and for a visitor if a user is required. */
  admit({ access, scope }: Admission): void {
    if (this.program) requireScope(this.program, scope);
    if (access === 'user') void this.user;
  }

  /**
   * Checks whether a payload may include data under a read scope. REST replies always may: they repeat the input, and a
   * conflict is an error there.
   */
  mayShow(scope: Scope): boolean {
    return this.deps.isRest || this.program === null || this.program.scopes.includes(scope);
  }

  /** Opens a new session for the account's proven owner, and trusts this device. */
  async signIn(account: CurrentUser): Promise<{ account: CurrentUser }> {
    await this.session.signIn(account);
    this.device.trust(account);
    return { account };
  }

  get today(): CalendarDay {
    return calendarDay(this.now, this.timeZone);
  }
}
