import { type Finding, fault } from '../../platform/lib/finding.ts';
import { within } from '../../platform/lib/within.ts';
import type { Instance } from './instance.ts';
import { NotChecked, reasonOf } from './reason.ts';

/**
 * Checks one aspect of the instance without changing anything; throws the fault. The signal aborts at the time limit.
 */
type Run = (instance: Instance, stop: AbortSignal) => Promise<Finding | Finding[]>;

/**
 * Checks by name, and the environment variables that they read. The doctor skips them while one of these variables is
 * invalid.
 */
export interface Checks {
  reads?: string[];
  limitMs?: number;
  runs: Record<string, Run>;
}

export interface CheckResult extends Finding {
  check: string;
}

const LIMIT_MS = 20_000;

async function findingsOf(run: Run, limitMs: number, instance: Instance): Promise<Finding[]> {
  const stop = new AbortController();
  const late = () => new Error(`there was no result after ${limitMs / 1_000} s`);
  try {
    return [await within(limitMs, run(instance, stop.signal), late)].flat();
  } catch (error) {
    if (error instanceof NotChecked) return [{ result: 'not checked', sentence: error.message }];
    return [fault(reasonOf(error), 'see bff/commands/doctor.md')];
  } finally {
    stop.abort();
  }
}

/** Runs checks one after the other with a time limit; never throws, so that no check stops another. */
export async function* runChecks(
  { reads = [], limitMs = LIMIT_MS, runs }: Checks,
  instance: Instance,
): AsyncGenerator<CheckResult> {
  const isUnusable = reads.some((name) => instance.unusable.has(name));
  for (const [check, run] of Object.entries(runs)) {
    const findings: Finding[] = isUnusable
      ? [{ result: 'not checked', sentence: 'the environment is to be mended first' }]
      : await findingsOf(run, limitMs, instance);
    for (const finding of findings) yield { check, ...finding };
  }
}
