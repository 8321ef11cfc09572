import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, fault, notChecked } from '../../platform/lib/finding.ts';
import type { Instance } from './instance.ts';
import { NotChecked, reasonOf } from './reason.ts';

/** Checks the instance without changing it. Throws the finding; the signal ends the check when the time is up. */
type Run = (instance: Instance, stop: AbortSignal) => Promise<Finding | Finding[]>;

/** Checks by their names, and the variables that the checks read. The doctor skips the checks while a variable is not usable. */
export interface Checks {
  reads?: string[];
  /** Default: 20 seconds. */
  limitMs?: number;
  runs: Record<string, Run>;
}

/** A finding with the name of its check. */
export interface CheckResult extends Finding {
  check: string;
}

const LIMIT_MS = 20_000;
const MS_PER_SECOND = 1_000;

async function findingsOf(run: Run, limitMs: number, instance: Instance): Promise<Finding[]> {
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

/** Runs checks one after the other, each within its time, so that a failing check stops no other check. */
export async function* runChecks(
  { reads = [], limitMs = LIMIT_MS, runs }: Checks,
  instance: Instance,
): AsyncGenerator<CheckResult> {
  const isUnusable = reads.some((name) => instance.unusable.has(name));
  for (const [check, run] of Object.entries(runs)) {
    const findings = isUnusable
      ? [notChecked('the environment is to be mended first')]
      : await findingsOf(run, limitMs, instance);
    for (const finding of findings) yield { check, ...finding };
  }
}
