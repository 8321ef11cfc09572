import { AppError } from '../lib/errors.ts';
import type { Bucket } from './limit-store.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { FREE_FAILURES, LOG_IN_LIMITS } from './rate-limits.ts';

/** Who tries to log in to which account. */
export interface LogInTry {
  /** As `limitedAddress` gives it. */
  address: string;
  /** The normalised e-mail address, whether an account has it or not: both are limited alike. */
  username: string;
  /** The id of a browser that this account has logged in from before, else null. */
  browserId: string | null;
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED';
}

/**
 * Runs a log-in under its limits. The try is counted first, address and account together or not at all, so that
 * neither many tries at once nor invented accounts get around a limit; a right password takes it back.
 */
export async function underLogInLimits<T>(
  limiter: RateLimiter,
  attempt: LogInTry,
  authenticate: () => Promise<T>,
): Promise<T> {
  const { counted, forgiven, emptied } = await takeTry(limiter, attempt);
  try {
    const result = await authenticate();
    await limiter.forget(emptied, forgiven);
    return result;
  } catch (error) {
    // Whatever else went wrong was no guess.
    if (!isWrongPassword(error)) await limiter.forget([], counted);
    throw error;
  }
}

/** What was counted, what a right password takes a try back from, and what it empties. */
interface TakenTry {
  counted: Bucket[];
  forgiven: Bucket[];
  emptied: Bucket[];
}

async function takeTry(limiter: RateLimiter, { address, username, browserId }: LogInTry): Promise<TakenTry> {
  const bucket = (name: keyof typeof LOG_IN_LIMITS, subject: string) =>
    limiter.bucket(`log-in|${name}`, subject, LOG_IN_LIMITS[name]);
  const inARow = bucket('accountInARow', username);
  if (browserId !== null) {
    const known = bucket('knownBrowser', browserId);
    await limiter.check([known]);
    await limiter.take([known]);
    return { counted: [known], forgiven: [], emptied: [known, inARow] };
  }
  const atAddress: Bucket = {
    ...bucket('accountAtAddress', `${address}|${username}`),
    waitsFrom: limiter.scaled(FREE_FAILURES),
  };
  const always = [
    bucket('address', address),
    bucket('addressDay', address),
    atAddress,
    bucket('accountDay', username),
    inARow,
  ];
  const spraying = bucket('spraying', address);
  const inUse = await limiter.check([...always, spraying]);
  // An account counts once for the address, with its first failure; a right password takes that one back as well.
  const counted = inUse.has(atAddress.key) ? always : [...always, spraying];
  await limiter.take(counted);
  return { counted, forgiven: [...always, spraying], emptied: [atAddress, inARow] };
}
