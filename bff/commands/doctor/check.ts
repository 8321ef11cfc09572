import { setTimeout as pause } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { type Finding, fault, notChecked } from '../../platform/lib/finding.ts';

/** One question to the instance, which changes nothing. */
export interface Check {
  name: string;
  /** The variables that it stands on: while one of them is not usable, it is not run. */
  reads?: string[];
  /** Default: 20 seconds. */
  limitMs?: number;
  /** Answers, or throws what is wrong; the signal ends it when the time is up. */
  run(stop: AbortSignal): Promise<Finding | Finding[]>;
}

/** A finding with the name of its check. */
export interface CheckResult extends Finding {
  check: string;
}

/** Thrown by a check whose question nobody can answer from here; the message is the reason. */
export class NotChecked extends Error {}

const LIMIT_MS = 20_000;
const MS_PER_SECOND = 1_000;

/** Says more than the name of a failed request, and is no German sentence for a visitor. */
function isTelling(error: Error): boolean {
  return error.message !== 'fetch failed' && error.name !== 'AppError';
}

/** What an error and its causes say, without line breaks. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; isNativeError(cause); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    if (isTelling(cause) || cause.cause === undefined) reasons.push(cause.message || code);
  }
  return reasons.join(': ').replace(/\s+/g, ' ') || String(error);
}

async function findingsOf({ run, limitMs = LIMIT_MS }: Check): Promise<Finding[]> {
  const stop = new AbortController();
  const tooLate = pause(limitMs, undefined, { ref: false, signal: stop.signal }).then(() => {
    throw new Error(`there was no result after ${limitMs / MS_PER_SECOND} s`);
  });
  try {
    return [await Promise.race([run(stop.signal), tooLate])].flat();
  } catch (error) {
    if (error instanceof NotChecked) return [notChecked(error.message)];
    return [fault(reasonOf(error), 'see bff/commands/doctor.md')];
  } finally {
    stop.abort();
    tooLate.catch(() => undefined);
  }
}

/** Runs one check, in time and without throwing, so that it stops no other. */
export async function runCheck(check: Check, unusable: ReadonlySet<string>): Promise<CheckResult[]> {
  const findings = check.reads?.some((name) => unusable.has(name))
    ? [notChecked('the environment is to be mended first')]
    : await findingsOf(check);
  return findings.map((finding) => ({ check: check.name, ...finding }));
}
