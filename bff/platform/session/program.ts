import type { RequestHandler } from 'express';
import { AppError } from '../lib/errors.ts';
import { bearerOf } from '../lib/request-headers.ts';
import type { CurrentUser } from './current-user.ts';

/** The refusal of a token that is wrong, expired or removed: the same sentence for all. */
export const KEY_REFUSED = 'Dieser Zugang für Programme gilt nicht oder nicht mehr.';

const SESSION_NEEDED = 'Das geht nur mit einer Anmeldung, nicht mit einem Zugang für Programme.';

/** Every scope of a key: the slice of the keys adds them, by declaration merging. */
export interface Scopes extends Record<never, true> {}

/** A permission of a token, such as reading (`…:read`) or writing (`…:write`). */
export type Scope = keyof Scopes;

/** A program that asks for a person with a key. */
export interface Program {
  /** The serial number of its key. */
  tokenId: number;
  user: CurrentUser;
  scopes: readonly Scope[];
  /** Whether its key is still good, by the database. */
  stands: () => Promise<boolean>;
}

/** The scope that a root field needs. `any`: every token; `none`: only a session. */
export type ScopeNeeded = Scope | 'any' | 'none';

declare module 'express-serve-static-core' {
  interface Request {
    /** The program that asks, in place of a session. */
    program?: Program;
  }
}

/** The known facts about a program before its token is checked. */
export interface ProgramTry {
  token: string;
  address: string | undefined;
  userAgent: string | undefined;
}

/** Throws `FORBIDDEN`, with the missing scope, if the program lacks the scope. */
export function requireScope({ scopes }: Pick<Program, 'scopes'>, needed: ScopeNeeded): void {
  if (needed === 'any') return;
  if (needed === 'none') throw new AppError('FORBIDDEN', SESSION_NEEDED);
  if (scopes.includes(needed)) return;
  const missing = `Diesem Zugang für Programme fehlt die Berechtigung „${needed}“.`;
  throw new AppError('FORBIDDEN', missing, { scope: needed });
}

/** Whether a program writes under a scope without the scope that reads the same things, so that no reply may show them. */
export function isBlind({ scopes }: Pick<Program, 'scopes'>, needed: ScopeNeeded): boolean {
  const reading = needed.replace(/:write$/, ':read');
  return reading !== needed && !scopes.some((scope) => scope === reading);
}

/** Finds the program of a request with a key, which then has no session, and leaves the router; others go on. */
export function programMiddleware(identify: (asked: ProgramTry) => Promise<Program>): RequestHandler {
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
