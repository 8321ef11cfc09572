import type { Request, Response } from 'express';
import { sourceNetworks } from '../lib/client-facts.ts';
import { AppError } from '../lib/errors.ts';
import type { SecurityLog } from '../lib/security-log.ts';
import type { Claimant, FairQueue, Turns } from '../limits/fair-queue.ts';
import { underLogInLimits } from '../limits/log-in-limits.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { type LimitName, RATE_LIMITS } from '../limits/rate-limits.ts';
import type { KnownBrowsers, KnownFor } from './known-browser.ts';

/** What the account slice does for a log-in. */
export interface LogInSteps<T extends KnownFor> {
  /** The session epoch of the account, or null where there is none. */
  findSessionEpoch: () => Promise<number | null>;
  /** The user; throws `UNAUTHENTICATED` for wrong credentials. */
  authenticate: (turns: Turns) => Promise<T>;
}

/** All that resolvers see of the limits, for one request. */
export interface RequestLimits {
  /** Counts this request; throws `TOO_MANY_REQUESTS` when it is one too many. */
  limit(name: LimitName): Promise<void>;
  /** Runs what hashes a password of this account; throws `TOO_MANY_REQUESTS` when its share is used up. */
  hashing<T>(username: string, operation: (turns: Turns) => Promise<T>): Promise<T>;
  /** Runs a log-in under its limits; one that succeeds makes this browser known. */
  logIn<T extends KnownFor>(username: string, steps: LogInSteps<T>): Promise<T>;
  /** Makes this browser known for an account whose owner is in front of it. */
  rememberBrowser(user: KnownFor): void;
  /** Whether this browser is known for the account. */
  isBrowserKnown(user: KnownFor): boolean;
  /** Forgets this browser, with the account. */
  forgetBrowser(): void;
  /** Tells the client when to come back, if the error says so. */
  sayWhenToRetry(error: unknown): void;
}

/** What `requestLimits` needs beside the request. */
export interface RequestLimitDeps {
  events: SecurityLog;
  limiter: RateLimiter;
  hashQueue: FairQueue;
  browsers: KnownBrowsers;
}

function claimantOf(
  { session, sessionID, ip }: Request,
  username: string,
  browserId: string | null,
): Claimant {
  const isOwner = session?.user?.username === username;
  return {
    // Strangers at an account share among themselves, so that they take nothing from its owner.
    account: isOwner || browserId !== null ? username : `stranger|${username}`,
    browser: isOwner ? `session|${sessionID}` : browserId,
    address:
      sourceNetworks(ip)
        .map(({ name }) => name)
        .at(-1) ?? '',
  };
}

/** The limits of one request, through whichever door it came. */
export function requestLimits(
  { limiter, hashQueue, browsers, events }: RequestLimitDeps,
  req: Request,
  res: Response,
): RequestLimits {
  return {
    limit: async (name) => {
      const isByUser = RATE_LIMITS[name].by === 'user';
      await limiter.limit(name, (isByUser ? req.session?.user?.id.toString() : req.ip) ?? '');
      if (name === 'register' && limiter.areManyRegistrations()) events.record('many-registrations');
    },
    hashing: (username, operation) => hashQueue.admit(claimantOf(req, username, null), operation),
    logIn: async (username, { findSessionEpoch, authenticate }) => {
      const sessionEpoch = browsers.isClaimed(req) ? await findSessionEpoch() : null;
      const browserId = sessionEpoch === null ? null : browsers.idOf(req, { username, sessionEpoch });
      const attempt = { address: req.ip, username, browserId };
      const user = await hashQueue.admit(claimantOf(req, username, browserId), (turns) =>
        underLogInLimits(limiter, attempt, () => authenticate(turns)),
      );
      browsers.remember(req, res, user);
      return user;
    },
    rememberBrowser: (user) => browsers.remember(req, res, user),
    isBrowserKnown: (user) => browsers.idOf(req, user) !== null,
    forgetBrowser: () => browsers.forget(res),
    sayWhenToRetry: (error) => {
      const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
      if (seconds !== undefined) res.setHeader('Retry-After', seconds);
    },
  };
}
