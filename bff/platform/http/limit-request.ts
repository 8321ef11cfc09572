import type { Request, Response } from 'express';
import { widestNetwork } from '../lib/client-facts.ts';
import { AppError } from '../lib/errors.ts';
import { limitLogIn, limitSignIn } from '../limits/limit-log-in.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { type LimitName, type OwnLimitName, RATE_LIMITS } from '../limits/rate-limits.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import type { KnownFor, TrustedDevices } from './trusted-device.ts';

/** The session epoch of an account; null if there is no account. */
type FindSessionEpoch = () => Promise<number | null>;

/** The steps of a log-in with an address and a password. */
interface LogInSteps<T> {
  findSessionEpoch: FindSessionEpoch;
  /** Gives the user; throws `UNAUTHENTICATED` for wrong credentials. */
  authenticate: () => Promise<T>;
}

export interface RequestLimitDeps {
  limiter: RateLimiter;
  hashSlots: Semaphore<'account' | 'address'>;
  browsers: TrustedDevices;
  listPlaces: Semaphore<'account' | 'address'>;
}

/** The rate limits of a request. */
export class RequestLimits {
  readonly #deps: RequestLimitDeps;
  readonly #req: Request;
  readonly #res: Response;

  constructor(deps: RequestLimitDeps, req: Request, res: Response) {
    this.#deps = deps;
    this.#req = req;
    this.#res = res;
  }

  /**
   * Counts the request by its address or user in the bucket of this use. Throws `TOO_MANY_REQUESTS` when the bucket is
   * full.
   */
  limit(name: OwnLimitName, use: string): Promise<void> {
    const { session, program, ip } = this.#req;
    if (RATE_LIMITS[name].by === 'address') return this.#deps.limiter.limitAddress(name, use, ip);
    // A program fills buckets of its own, so that its person is never held up by it.
    const user = program ? `program|${program.tokenId}` : session?.user?.id.toString();
    return this.limitSubject(name, use, user ?? '');
  }

  /** Counts as `limit` does, for a subject that is not part of the request, such as an e-mail address. */
  limitSubject(name: LimitName, use: string, subject: string): Promise<void> {
    return this.#deps.limiter.limit(name, use, subject);
  }

  /**
   * Waits for a slot to send a whole list of this account, and returns the function that frees the slot. Throws
   * `UNAVAILABLE` after the longest wait.
   */
  listPlace(account: number, signal: AbortSignal): Promise<() => void> {
    return this.#deps.listPlaces.take(
      { account: String(account), address: widestNetwork(this.#req.ip) },
      signal,
    );
  }

  /** Runs work that hashes a password of this account; throws `TOO_MANY_REQUESTS` when its share is used up. */
  hashing<T>(username: string, operation: () => Promise<T>): Promise<T> {
    return this.#hashing(username, this.#req.session?.user?.username === username, operation);
  }

  /** The same for somebody who has proved to own the account: strangers' log-ins use up nothing of this share. */
  hashingAsOwner<T>(username: string, operation: () => Promise<T>): Promise<T> {
    return this.#hashing(username, true, operation);
  }

  /** Runs a log-in under its limits, and trusts this device after a success. */
  async logIn<T extends KnownFor>(username: string, steps: LogInSteps<T>): Promise<T> {
    const browserId = await this.#browserIdFor(username, steps.findSessionEpoch);
    const attempt = { address: this.#req.ip, username, browserId };
    const logIn = () => limitLogIn(this.#deps.limiter, attempt, steps.authenticate);
    const user = await (browserId === null
      ? this.hashing(username, logIn)
      : this.hashingAsOwner(username, logIn));
    this.trustDevice(user);
    return user;
  }

  /** Runs a sign-in that names no account under a log-in's limits by address; success makes this browser known. */
  async signIn<T extends KnownFor>(authenticate: () => Promise<T>): Promise<T> {
    const user = await limitSignIn(this.#deps.limiter, this.#req.ip, authenticate);
    this.trustDevice(user);
    return user;
  }

  /**
   * Runs a change by a program that must not read. Throws `TOO_MANY_REQUESTS` once its key has met too many conflicts in a
   * day.
   */
  blindChange<T>(keyId: number, change: () => Promise<T>): Promise<T> {
    const { limiter } = this.#deps;
    const counted = [limiter.bucket('rare', 'blind conflict', String(keyId))];
    return limiter.attempt({ counted, emptied: [] }, 'CONFLICT', change);
  }

  /** Makes this browser known for an account whose owner is in front of it. */
  trustDevice(user: KnownFor): void {
    this.#deps.browsers.remember(this.#req, this.#res, user);
  }

  /** Tells whether this browser is known for the account. */
  isTrustedDevice(user: KnownFor): boolean {
    return this.#deps.browsers.idOf(this.#req, user) !== null;
  }

  /** Tells whether this browser is known for the account of an address, by the same statements for every address. */
  async isTrustedDeviceAt(username: string, findSessionEpoch: FindSessionEpoch): Promise<boolean> {
    return (await this.#browserIdFor(username, findSessionEpoch)) !== null;
  }

  /** Takes the trusted device's cookie back. */
  forgetDevice(): void {
    this.#deps.browsers.forget(this.#res);
  }

  /** Sets `Retry-After`, if the error says when to come back. */
  sayWhenToRetry(error: unknown): void {
    const seconds = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
    if (seconds !== undefined) this.#res.setHeader('Retry-After', seconds);
  }

  async #browserIdFor(username: string, findSessionEpoch: FindSessionEpoch): Promise<string | null> {
    const { browsers } = this.#deps;
    const sessionEpoch = browsers.isClaimed(this.#req) ? await findSessionEpoch() : null;
    return sessionEpoch === null ? null : browsers.idOf(this.#req, { username, sessionEpoch });
  }

  #hashing<T>(username: string, isOwner: boolean, operation: () => Promise<T>): Promise<T> {
    // Strangers at an account share among themselves, so that they take nothing from its owner.
    const account = isOwner ? username : `stranger|${username}`;
    return this.#deps.hashSlots.run({ account, address: widestNetwork(this.#req.ip) }, operation);
  }
}
