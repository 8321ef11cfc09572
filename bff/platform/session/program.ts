import type { RequestHandler } from 'express';
import { AppError } from '../lib/errors.ts';
import { bearerOf } from '../lib/request-headers.ts';
import type { CurrentUser } from './current-user.ts';

const SESSION_NEEDED = 'Das geht nur mit einer Anmeldung, nicht mit einem Zugang für Programme.';

/** Every scope of a token; slices add their own by declaration merging. */
export interface Scopes extends Record<never, true> {}

/** Permission of a token, such as reading (`…:read`) or writing (`…:write`). */
export type Scope = keyof Scopes;

/** API client that acts for a user with a bearer token. */
export interface Program {
  tokenId: number;
  user: CurrentUser;
  scopes: readonly Scope[];
  /** Checks in the database whether the token is still valid. */
  isValid: () => Promise<boolean>;
}

/** Scope that a root field requires; `any`: every token, `none`: only a session. */
export type ScopeNeeded = Scope | 'any' | 'none';

declare module 'express-serve-static-core' {
  interface Request {
    /** API client that sent the request; undefined for sessions and visitors. */
    program?: Program;
  }
}

/** Data of an API client before its token is checked. */
export interface ProgramCredentials {
  token: string;
  address: string | undefined;
  userAgent: string | undefined;
}

/** Throws `FORBIDDEN` if a token lacks the required scope, and names the scope. */
export function requireScope({ scopes }: Pick<Program, 'scopes'>, needed: ScopeNeeded): void {
  if (needed === 'any') return;
  if (needed === 'none') throw new AppError('FORBIDDEN', SESSION_NEEDED);
  if (scopes.includes(needed)) return;
  const missing = `Diesem Zugang für Programme fehlt die Berechtigung „${needed}“.`;
  throw new AppError('FORBIDDEN', missing, { scope: needed });
}

/**
 * Checks whether a token has a write scope without the matching read scope, so that replies must not include stored
 * data.
 */
export function isBlind({ scopes }: Pick<Program, 'scopes'>, needed: ScopeNeeded): boolean {
  const reading = needed.replace(/:write$/, ':read');
  return reading !== needed && !scopes.some((scope) => scope === reading);
}

/**
 * Authenticates requests with a bearer token, which get no session, and skips the rest of the router; other requests
 * continue.
 */
export function programMiddleware(identify: (asked: ProgramCredentials) => Promise<Program>): RequestHandler {
  return async (req, res, next) => {
    const token = bearerOf(req);
    if (token === null) return next();
    try {
      req.program = await identify({ token, address: req.ip, userAgent: req.get('User-Agent') });
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'UNAUTHENTICATED';
      if (isRefused) res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw error;
    }
    next('router');
  };
}
