import { type SourceNetwork, sourceNetworks } from '../lib/client-facts.ts';
import { type Bucket, NO_LIMIT } from './limit-store.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { FREE_FAILURES } from './rate-limits.ts';

export interface LogInAttempt {
  address: string | undefined;
  /** Normalised e-mail address; addresses with and without an account are limited alike. */
  username: string;
  /** Id of a device that this account trusts, else null. */
  deviceId: string | null;
}

/** Use in whose buckets all kinds of log-in count, so that one kind cannot bypass the limits of another. */
const LOG_IN = 'log-in';

/** Returns the bucket of an account's wrong passwords in a row, at log-ins and in open sessions together. */
export function failuresInARow(limiter: RateLimiter, username: string): Bucket {
  return limiter.bucket('failedAttemptInARow', LOG_IN, username);
}

/** Runs a log-in under its rate limits; `authenticate` throws `UNAUTHENTICATED` for wrong credentials. */
export async function limitLogIn<T>(
  limiter: RateLimiter,
  attempt: LogInAttempt,
  authenticate: () => Promise<T>,
): Promise<T> {
  const ofDevice = deviceBuckets(limiter, attempt);
  const [device, ...caps] = ofDevice;
  // Above these caps, the device counts as unknown, because its cookie may be stolen.
  const isTrusted = device !== undefined && (await limiter.isOpen(caps));
  const inARow = failuresInARow(limiter, attempt.username);
  const stranger = strangerBuckets(limiter, attempt);
  // A trusted device's failures count as failures in a row, but failures of strangers never lock the device out.
  const trusted = { failures: [...ofDevice, { ...inARow, limit: NO_LIMIT }], resetOnSuccess: [] };
  const unknown = { failures: [...stranger.failures, inARow], resetOnSuccess: stranger.ofAccount };
  const { failures, resetOnSuccess } = isTrusted ? trusted : unknown;
  // These buckets count only successful log-ins, so that nobody can use them up for another person.
  const ofAccount = limiter.bucket('credential', 'right log-in', attempt.username);
  const successes = [ofAccount, ...successesAt(limiter, attempt.address)];
  const buckets = { failures, resetOnSuccess: [...resetOnSuccess, ...ofDevice, inARow], successes };
  return limiter.limitAttempt(buckets, 'UNAUTHENTICATED', authenticate);
}

/**
 * Runs a sign-in without an account name under the limits by address; `authenticate` throws `UNAUTHENTICATED` for a
 * wrong proof.
 */
export async function limitSignIn<T>(
  limiter: RateLimiter,
  address: string | undefined,
  authenticate: () => Promise<T>,
): Promise<T> {
  const failures = sourceNetworks(address).flatMap((network) => failuresAt(limiter, network));
  const buckets = { failures, resetOnSuccess: [], successes: successesAt(limiter, address) };
  return limiter.limitAttempt(buckets, 'UNAUTHENTICATED', authenticate);
}

function deviceBuckets(limiter: RateLimiter, { deviceId }: LogInAttempt): Bucket[] {
  if (deviceId === null) return [];
  const rows = ['failedAttempt', 'failedAttemptDay', 'failedAttemptInARow'] as const;
  return rows.map((row) => limiter.bucket(row, 'known browser', deviceId));
}

function strangerBuckets(limiter: RateLimiter, { address, username }: LogInAttempt) {
  const networks = sourceNetworks(address).map((network) => atNetwork(limiter, network, username));
  const ofDay = limiter.bucket('failedAttemptDay', LOG_IN, username);
  return {
    failures: [...networks.flatMap(({ failures }) => failures), ofDay],
    ofAccount: networks.map(({ ofAccount }) => ofAccount),
  };
}

function failuresAt(limiter: RateLimiter, { name, factor }: SourceNetwork): Bucket[] {
  return (['credential', 'sprayDay'] as const).map((row) => limiter.bucket(row, LOG_IN, name, factor));
}

function atNetwork(limiter: RateLimiter, network: SourceNetwork, username: string) {
  const { name, factor } = network;
  const ofAccount: Bucket = {
    ...limiter.bucket('failedAttempt', LOG_IN, `${name}|${username}`, factor),
    backoffFrom: limiter.scale(FREE_FAILURES * factor),
  };
  // Each account counts once per network, at its first failure there.
  const spray: Bucket = { ...limiter.bucket('spray', LOG_IN, name, factor), onceFor: ofAccount };
  return { ofAccount, failures: [...failuresAt(limiter, network), ofAccount, spray] };
}

function successesAt(limiter: RateLimiter, address: string | undefined): Bucket[] {
  return sourceNetworks(address).map(({ name, factor }) =>
    limiter.bucket('newSession', LOG_IN, name, factor),
  );
}
