import type { Request, Response } from 'express';
import { type RequestLimitDeps, RequestLimits } from '../http/limit-request.ts';
import { browserFamily, truncateAddress } from '../lib/client-facts.ts';
import { type CalendarDay, calendarDay, DEFAULT_TIME_ZONE, knownTimeZone } from '../lib/clock.ts';
import { AppError, SIGN_IN_FIRST } from '../lib/errors.ts';
import { TIME_ZONE_HEADER, USER_HEADER } from '../lib/request-headers.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import { requireValidCredential } from '../session/credential.ts';
import type { CurrentUser } from '../session/current-user.ts';
import { type Program, requireScope, type Scope } from '../session/program.ts';
import { type SessionHandle, type SessionHandleDeps, sessionHandle } from '../session/session-handle.ts';
import type { Admission } from './admission.ts';

export interface ContextDeps extends RequestLimitDeps, SessionHandleDeps {
  events: SecurityLog;
}

/**
 * Context of a request over GraphQL or REST. Getters are on the class, because Apollo copies an object's own
 * properties.
 */
export class AppContext {
  readonly session: SessionHandle;
  /** The API client that authenticated with a token; null for sessions and visitors. */
  readonly program: Program | null;
  /** User id from `X-User`, or null; protects against storing one person's text in another person's account. */
  readonly intendedUserId: string | null;
  readonly now: Date;
  readonly timeZone: string;
  readonly sentTimeZone: string | null;
  /** Returns the truncated address and the browser of the client, in the form that may be stored. */
  readonly client: () => { ipAddress: string | null; userAgent: string };
  readonly isAbandoned: () => boolean;
  /** Throws `UNAUTHENTICATED` once the session or token has ended; for work that continues long after `admit`. */
  readonly requireValidCredential: () => Promise<void>;
  readonly limits: RequestLimits;
  /** User id found through a token of this request, for the security log. */
  readonly about: { userId?: number } = {};
  readonly events: SecurityLog;
  readonly api: 'graphql' | 'rest';

  constructor(deps: ContextDeps, req: Request, res: Response, api: 'graphql' | 'rest' = 'graphql') {
    this.api = api;
    this.session = sessionHandle(req, res, deps);
    this.program = req.program ?? null;
    this.intendedUserId = req.get(USER_HEADER) ?? null;
    this.now = deps.clock();
    this.sentTimeZone = knownTimeZone(req.get(TIME_ZONE_HEADER) ?? '');
    this.timeZone = this.sentTimeZone ?? this.person?.timeZone ?? DEFAULT_TIME_ZONE;
    this.client = () => ({
      ipAddress: truncateAddress(req.ip),
      userAgent: browserFamily(req.get('User-Agent')),
    });
    this.isAbandoned = () => res.destroyed;
    this.requireValidCredential = () => requireValidCredential(req, deps.sessions);
    this.limits = new RequestLimits({ ...deps, req, res });
    this.events = deps.events;
  }

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
    return this.api === 'rest' || this.program === null || this.program.scopes.includes(scope);
  }

  /** Opens a new session for the account's proven owner, and trusts this device. */
  async signIn(account: CurrentUser): Promise<{ account: CurrentUser }> {
    await this.session.signIn(account);
    this.limits.trustDevice(account);
    return { account };
  }

  get today(): CalendarDay {
    return calendarDay(this.now, this.timeZone);
  }
}
