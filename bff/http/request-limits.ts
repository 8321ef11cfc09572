import type { Request, Response } from 'express';
import { limitedAddress } from '../lib/client-facts.ts';
import { AppError } from '../lib/errors.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { underLogInLimits } from './log-in-limits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type LimitName, RATE_LIMITS } from './rate-limits.ts';

/** All that resolvers see of the limits, for one request. */
export interface RequestLimits {
  /** Counts this request; throws `TOO_MANY_REQUESTS` when it is one too many. */
  limit(name: LimitName): Promise<void>;
  /** Runs a log-in under its limits; one that succeeds makes this browser known. */
  logIn<T>(username: string, authenticate: () => Promise<T>): Promise<T>;
  /** Makes this browser known for an account that was just created on it. */
  rememberBrowser(username: string): void;
  /** Forgets this browser, with the account. */
  forgetBrowser(): void;
}

/** What `requestLimits` needs beside the request. */
export interface RequestLimitDeps {
  events: SecurityLog;
  limiter: RateLimiter;
  browsers: KnownBrowsers;
}

/** The limits of one request; a refusal says when to come back, on both doors (`SECURITY` §2.4). */
export function requestLimits(
  { limiter, browsers, events }: RequestLimitDeps,
  req: Request,
  res: Response,
): RequestLimits {
  const address = () => limitedAddress(req.ip);
  const saying = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
      if (seconds !== undefined) res.setHeader('Retry-After', seconds);
      throw error;
    }
  };
  return {
    limit: async (name) => {
      const isByUser = RATE_LIMITS[name].by === 'user';
      await saying(limiter.limit(name, isByUser ? String(req.session?.user?.id) : address()));
      if (name === 'register' && limiter.areManyRegistrations()) events.record('many-registrations');
    },
    logIn: async (username, authenticate) => {
      const browserId = browsers.idOf(req, username);
      const result = await saying(
        underLogInLimits(limiter, { address: address(), username, browserId }, authenticate),
      );
      browsers.remember(req, res, username);
      return result;
    },
    rememberBrowser: (username) => browsers.remember(req, res, username),
    forgetBrowser: () => browsers.forget(res),
  };
}
