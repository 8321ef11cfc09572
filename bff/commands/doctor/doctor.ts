import { checkOperator } from '../../platform/env/env-operator.ts';
import { REQUIRED_SETTINGS } from '../../platform/env/operator.rules.ts';
import { fault, ok } from '../../platform/lib/finding.ts';
import { type Checks, runChecks } from './check.ts';
import { DATABASE_CHECKS } from './database-checks.ts';
import { createInstance, type DoctorOptions } from './instance.ts';
import { KEY_CHECKS } from './key-checks.ts';
import { ORIGIN_CHECKS } from './origin-checks.ts';
import { OUTSIDE_CHECKS } from './outside-checks.ts';
import { STORAGE_CHECKS } from './storage-checks.ts';

const CHECKS: Checks[] = [
  {
    runs: {
      environment: async ({ faults }) =>
        faults.length === 0
          ? ok('every variable is usable')
          : faults.map((sentence) =>
              fault(sentence, 'correct the variable, see .env.example; the product does not start'),
            ),
    },
  },
  {
    reads: [...REQUIRED_SETTINGS, 'APP_ORIGIN', 'SMTP_URL', 'MAIL_FROM'],
    runs: {
      async operator({ env, tlsOrigin }) {
        tlsOrigin();
        const gaps = checkOperator(env);
        return gaps.length > 0 ? gaps : ok('the pages name who runs this, who is told of messages by mail');
      },
    },
  },
  DATABASE_CHECKS,
  ...KEY_CHECKS,
  ...STORAGE_CHECKS,
  ORIGIN_CHECKS,
  ...OUTSIDE_CHECKS,
];

/** Runs all checks in order, and yields each result at once. */
export async function* examine(variables: NodeJS.ProcessEnv, options: DoctorOptions) {
  const instance = createInstance(variables, options);
  try {
    for (const checks of CHECKS) yield* runChecks(checks, instance);
  } finally {
    await instance.close();
  }
}
