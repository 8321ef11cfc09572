import type { Request, Response } from 'express';
import { type RequestLimitDeps, RequestLimits } from '../http/limit-request.ts';
import { browserFamily, truncateAddress } from '../lib/client-facts.ts';
import { type CalendarDay, calendarDay, DEFAULT_TIME_ZONE, knownTimeZone } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import { TIME_ZONE_HEADER, USER_HEADER } from '../lib/request-headers.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import type { CurrentUser } from '../session/current-user.ts';
import { KEY_REFUSED, type Program, requireScope, type Scope } from '../session/program.ts';
import { type SessionHandle, type SessionHandleDeps, sessionHandle } from '../session/session-handle.ts';
import type { Admission } from './admission.ts';

/** The refusal of a visitor. */
export const SIGN_IN_FIRST = 'Bitte melde Dich an.';

export interface ContextDeps extends RequestLimitDeps, SessionHandleDeps {
  events: SecurityLog;
}

/**
 * The context of a request over GraphQL or REST. Its getters are on the class, because Apollo copies own properties
 * only.
 */
export class AppContext {
  readonly session: SessionHandle;
  /** The program that asks with a key, without a session; null for everybody else. */
  readonly program: Program | null;
  /** The user named by `X-User`, or null: text typed by a person never reaches another person's account. */
  readonly meantForUserId: string | null;
  /** The server's clock when the request came in. */
  readonly now: Date;
  /** The visitor's IANA time zone. */
  readonly timeZone: string;
  /** The zone that this request names, or null. */
  readonly sentTimeZone: string | null;
  /** Gives the origin of the request, reduced to the storable facts. */
  readonly client: () => { ipAddress: string | null; userAgent: string };
  /** Tells whether the client has gone away, so that nobody waits for the response. */
  readonly isAbandoned: () => boolean;
  /** The rate limits of this request. */
  readonly limits: RequestLimits;
  /** Whose account a token of this request has turned out to be for; the security log names it. */
  readonly about: { userId?: number } = {};
  /** The security log. */
  readonly events: SecurityLog;
  /** How the request came in. */
  readonly door: 'graphql' | 'rest';

  constructor(deps: ContextDeps, req: Request, res: Response, door: 'graphql' | 'rest' = 'graphql') {
    this.door = door;
    this.session = sessionHandle(req, res, deps);
    this.program = req.program ?? null;
    this.meantForUserId = req.get(USER_HEADER) ?? null;
    this.now = deps.clock();
    this.sentTimeZone = knownTimeZone(req.get(TIME_ZONE_HEADER) ?? '');
    this.timeZone = this.sentTimeZone ?? this.person?.timeZone ?? DEFAULT_TIME_ZONE;
    this.client = () => ({
      ipAddress: truncateAddress(req.ip),
      userAgent: browserFamily(req.get('User-Agent')),
    });
    this.isAbandoned = () => res.destroyed;
    this.limits = new RequestLimits(deps, req, res);
    this.events = deps.events;
  }

  /** Who is signed in, or whom a program asks for; null for a visitor. */
  get person(): CurrentUser | null {
    return this.session.user ?? this.program?.user ?? null;
  }

  /** The person; throws `UNAUTHENTICATED` for a visitor, and for a request that is meant for another user. */
  get user(): CurrentUser {
    const { person, meantForUserId } = this;
    const isMeant = meantForUserId === null || meantForUserId === String(person?.id);
    if (!person || !isMeant) throw new AppError('UNAUTHENTICATED', SIGN_IN_FIRST);
    return person;
  }

  /** The public id of the writing session or token, which tells writers apart; null for visitors. */
  get writerId(): string | null {
    return this.program ? `key-${this.program.tokenId}` : this.session.publicId;
  }

  /** Refuses a program beyond its scopes, and then a visitor where a user is needed. */
  admit({ access, scope }: Admission): void {
    if (this.program) requireScope(this.program, scope);
    if (access === 'user') void this.user;
  }

  /**
   * Whether the payload of a change may show texts under this scope. REST always may: its reply repeats the sent text,
   * and a conflict is an error there.
   */
  mayShow(scope: Scope): boolean {
    return this.door === 'rest' || this.program === null || this.program.scopes.includes(scope);
  }

  /** Throws `UNAUTHENTICATED` once the session or the key has ended, for work that goes on long after `admit`. */
  async requireStanding(): Promise<void> {
    const { program } = this;
    const stands = program ? await program.stands() : await this.session.stands();
    if (!stands) throw new AppError('UNAUTHENTICATED', program ? KEY_REFUSED : SIGN_IN_FIRST);
  }

  /** The calendar day in the visitor's zone by the server's clock. */
  get today(): CalendarDay {
    return calendarDay(this.now, this.timeZone);
  }
}
