import { type SourceNetwork, sourceNetworks } from '../lib/client-facts.ts';
import { type Bucket, NO_LIMIT } from './limit-store.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { FREE_FAILURES, GUESS_LIMITS, LOG_IN_LIMITS } from './rate-limits.ts';

/** Who tries to log in to which account. */
export interface LogInTry {
  /** As the request has it. */
  address: string | undefined;
  /** The normalised e-mail address, whether an account has it or not: both are limited alike. */
  username: string;
  /** The id of a browser that this account has logged in from before, else null. */
  browserId: string | null;
}

type GuessLimit = keyof typeof GUESS_LIMITS;

/** A bucket of `GUESS_LIMITS`. */
export function guessBucket(limiter: RateLimiter, name: GuessLimit, subject: string, factor = 1): Bucket {
  return limiter.bucket(`guess|${name}`, subject, GUESS_LIMITS[name], factor);
}

/** Runs a log-in under its limits; `authenticate` throws `UNAUTHENTICATED` for wrong credentials. */
export async function underLogInLimits<T>(
  limiter: RateLimiter,
  attempt: LogInTry,
  authenticate: () => Promise<T>,
): Promise<T> {
  const ofBrowser = browserBuckets(limiter, attempt);
  const [browser, ...caps] = ofBrowser;
  const isKnown = browser !== undefined && (await limiter.isOpen(caps));
  const inARow = guessBucket(limiter, 'accountInARow', attempt.username);
  const stranger = strangerBuckets(limiter, attempt);
  // A known browser's failures are failures in a row, too, but no row of strangers' failures closes it.
  const known = { counted: [...ofBrowser, { ...inARow, limit: NO_LIMIT }], emptied: [] };
  const unknown = { counted: [...stranger.counted, inARow], emptied: stranger.ofAccount };
  const { counted, emptied } = isKnown ? known : unknown;
  const rightOnes = rightLogIns(limiter, attempt);
  const guess = { counted, emptied: [...emptied, ...ofBrowser, inARow], rightOnes };
  return limiter.guess(guess, 'UNAUTHENTICATED', authenticate);
}

/**
 * Runs a sign-in that names no account under the limits by address of a log-in; `authenticate` throws `UNAUTHENTICATED`
 * for a wrong proof.
 */
export async function underAddressLimits<T>(
  limiter: RateLimiter,
  address: string | undefined,
  authenticate: () => Promise<T>,
): Promise<T> {
  const counted = sourceNetworks(address).flatMap((network) => failuresAt(limiter, network));
  const guess = { counted, emptied: [], rightOnes: rightLogInsAt(limiter, address) };
  return limiter.guess(guess, 'UNAUTHENTICATED', authenticate);
}

function browserBuckets(limiter: RateLimiter, { browserId }: LogInTry): Bucket[] {
  if (browserId === null) return [];
  const limits = ['knownBrowser', 'knownBrowserDay', 'knownBrowserInARow'] as const;
  return limits.map((name) => guessBucket(limiter, name, browserId));
}

function strangerBuckets(limiter: RateLimiter, { address, username }: LogInTry) {
  const networks = sourceNetworks(address).map((network) => atNetwork(limiter, network, username));
  return {
    counted: [...networks.flatMap(({ counted }) => counted), guessBucket(limiter, 'accountDay', username)],
    ofAccount: networks.map(({ ofAccount }) => ofAccount),
  };
}

function failuresAt(limiter: RateLimiter, { name, factor }: SourceNetwork): Bucket[] {
  return (['address', 'addressDay'] as const).map((limit) => guessBucket(limiter, limit, name, factor));
}

function atNetwork(limiter: RateLimiter, network: SourceNetwork, username: string) {
  const { name, factor } = network;
  const ofAccount: Bucket = {
    ...guessBucket(limiter, 'accountAtAddress', `${name}|${username}`, factor),
    waitsFrom: limiter.scaled(FREE_FAILURES * factor),
  };
  // An account counts once for the network, with its first failure there.
  const spraying: Bucket = { ...guessBucket(limiter, 'spraying', name, factor), onceFor: ofAccount };
  return { ofAccount, counted: [...failuresAt(limiter, network), ofAccount, spraying] };
}

function rightLogIns(limiter: RateLimiter, { address, username }: LogInTry): Bucket[] {
  const ofAccount = limiter.bucket('log-in|account', username, LOG_IN_LIMITS.logInsOfAccount);
  return [ofAccount, ...rightLogInsAt(limiter, address)];
}

function rightLogInsAt(limiter: RateLimiter, address: string | undefined): Bucket[] {
  return sourceNetworks(address).map(({ name, factor }) =>
    limiter.bucket('log-in|address', name, LOG_IN_LIMITS.logInsAtAddress, factor),
  );
}
