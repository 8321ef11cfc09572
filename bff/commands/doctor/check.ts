import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, fault, notChecked } from '../../platform/lib/finding.ts';
import type { Instance } from './instance.ts';
import { NotChecked, reasonOf } from './reason.ts';

/** One question to the instance, which changes nothing. */
export interface Check {
  name: string;
  /** The variables that it stands on: while one of them is not usable, it is not run. */
  reads?: string[];
  /** Default: 20 seconds. */
  limitMs?: number;
  /** Answers, or throws what is wrong; the signal ends it when the time is up. */
  run(instance: Instance, stop: AbortSignal): Promise<Finding | Finding[]>;
}

/** A finding with the name of its check. */
export interface CheckResult extends Finding {
  check: string;
}

const LIMIT_MS = 20_000;
const MS_PER_SECOND = 1_000;

async function findingsOf({ run, limitMs = LIMIT_MS }: Check, instance: Instance): Promise<Finding[]> {
  const stop = new AbortController();
  const tooLate = pause(limitMs, undefined, { ref: false, signal: stop.signal }).then(() => {
    throw new Error(`there was no result after ${limitMs / MS_PER_SECOND} s`);
  });
  try {
    return [await Promise.race([run(instance, stop.signal), tooLate])].flat();
  } catch (error) {
    if (error instanceof NotChecked) return [notChecked(error.message)];
    return [fault(reasonOf(error), 'see bff/commands/doctor.md')];
  } finally {
    stop.abort();
    tooLate.catch(() => undefined);
  }
}

/** Runs one check, in time and without throwing, so that it stops no other. */
export async function runCheck(check: Check, instance: Instance): Promise<CheckResult[]> {
  const findings = check.reads?.some((name) => instance.unusable.has(name))
    ? [notChecked('the environment is to be mended first')]
    : await findingsOf(check, instance);
  return findings.map((finding) => ({ check: check.name, ...finding }));
}
