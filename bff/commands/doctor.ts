import { parseArgs } from 'node:util';
import { run } from './command-line.ts';
import type { CheckResult } from './doctor/check.ts';
import { examine } from './doctor/doctor.ts';

const USAGE = 'npm run -s doctor -- [--mail <address>] [--backups <folder>] [--secrets <file>] [--json]';
const RESULT_WIDTH = 'not checked'.length;
const NAME_WIDTH = 'disk of the data'.length;
/** How long work left over from a timed-out check may keep the process alive. */
const LAST_WAIT_MS = 1_000;

function lineOf({ result, check, sentence, remedy }: CheckResult): string {
  const cure = remedy === undefined ? '' : ` → ${remedy}`;
  return `${result.padEnd(RESULT_WIDTH)}  ${check.padEnd(NAME_WIDTH)}  ${sentence}${cure}`;
}

/** `npm run doctor`: checks whether this instance can serve the public; exits with 1 for a fault. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      mail: { type: 'string' },
      backups: { type: 'string' },
      secrets: { type: 'string' },
    },
  });
  const results: CheckResult[] = [];
  for await (const result of examine(process.env, values)) {
    results.push(result);
    if (!values.json) console.log(lineOf(result));
  }
  if (values.json) console.log(JSON.stringify(results, null, 2));
  process.exitCode = results.some(({ result }) => result === 'fault') ? 1 : 0;
  setTimeout(() => process.exit(), LAST_WAIT_MS).unref();
}

run(USAGE, main);
