import type { Request, Response } from 'express';
import { widestNetwork } from '../lib/client-facts.ts';
import { AppError } from '../lib/errors.ts';
import { Service } from '../lib/service.ts';
import { limitLogIn, limitSignIn } from '../limits/limit-log-in.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { type LimitName, type OwnLimitName, RATE_LIMITS } from '../limits/rate-limits.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import type { Device } from './trusted-device.ts';

export interface RequestLimitDeps {
  limiter: RateLimiter;
  hashSlots: Semaphore<'account' | 'address'>;
}

/** Rate limits of one request, over GraphQL or REST. */
export class RequestLimits extends Service<
  RequestLimitDeps & { req: Request; res: Response; device: Device }
> {
  /**
   * Counts this request for its address or user in the bucket of one use, such as a root field. Throws
   * `TOO_MANY_REQUESTS` if the bucket is full.
   */
  limit(name: OwnLimitName, use: string): Promise<void> {
    const { session, program, ip } = this.deps.req;
    if (RATE_LIMITS[name].by === 'address') return this.deps.limiter.limitAddress(name, use, ip);
    // API clients have their own buckets, so that they never block their user.
    const user = program ? `program|${program.tokenId}` : session?.user?.id.toString();
    return this.limitSubject(name, use, user ?? '');
  }

  /** Like `limit`, for a subject that is not part of the request, such as an e-mail address. */
  limitSubject(name: LimitName, use: string, subject: string): Promise<void> {
    return this.deps.limiter.limit(name, use, subject);
  }

  /** Runs work that hashes a password of this account. Throws `TOO_MANY_REQUESTS` if the account's quota is used up. */
  withHashSlot<T>(username: string, operation: () => Promise<T>): Promise<T> {
    return this.#withHashSlot(username, this.deps.req.session?.user?.username === username, operation);
  }

  /** Like `withHashSlot`, for a proven owner, whose quota is separate from that of strangers. */
  withOwnerHashSlot<T>(username: string, operation: () => Promise<T>): Promise<T> {
    return this.#withHashSlot(username, true, operation);
  }

  /** Runs a log-in under its rate limits. */
  async logIn<T>(username: string, authenticate: () => Promise<T>): Promise<T> {
    const deviceId = await this.deps.device.idAt(username);
    const attempt = { address: this.deps.req.ip, username, deviceId };
    const logIn = () => limitLogIn(this.deps.limiter, attempt, authenticate);
    return deviceId === null ? this.withHashSlot(username, logIn) : this.withOwnerHashSlot(username, logIn);
  }

  /** Runs a sign-in without an account name under the limits by address. */
  signIn<T>(authenticate: () => Promise<T>): Promise<T> {
    return limitSignIn(this.deps.limiter, this.deps.req.ip, authenticate);
  }

  /**
   * Runs a change by an API client without read access. Throws `TOO_MANY_REQUESTS` after too many conflicts in a day.
   */
  limitBlindChange<T>(tokenId: number, change: () => Promise<T>): Promise<T> {
    const { limiter } = this.deps;
    const failures = [limiter.bucket('rare', 'blind conflict', String(tokenId))];
    return limiter.limitAttempt({ failures, resetOnSuccess: [] }, 'CONFLICT', change);
  }

  setRetryAfter(error: unknown): void {
    const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
    if (seconds !== undefined) this.deps.res.setHeader('Retry-After', seconds);
  }

  #withHashSlot<T>(username: string, isOwner: boolean, operation: () => Promise<T>): Promise<T> {
    // Strangers share a separate quota per account, so that they cannot block the owner.
    const account = isOwner ? username : `stranger|${username}`;
    return this.deps.hashSlots.run({ account, address: widestNetwork(this.deps.req.ip) }, operation);
  }
}
