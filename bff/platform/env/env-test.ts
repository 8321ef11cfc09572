import * as z from 'zod/mini';

/** Minimal Argon2 cost, for accounts that tests create. */
export const QUICK_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const LOOPBACK_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Variables for tests only: undocumented, and accepted only on this machine. */
export const testVariables = {
  NODE_ENV: z.optional(z.string()),
  TEST_PASSWORD_COST: z.optional(z.enum(['quick'])),
};

const variables = z.object(testVariables);
type TestVariables = z.output<typeof variables> & { APP_ORIGIN?: string | undefined };

/** Returns faults for test variables that are set outside of a test. */
export function misplacedTestVariables(raw: TestVariables): string[] {
  const { NODE_ENV, APP_ORIGIN, TEST_PASSWORD_COST } = raw;
  const isTest = NODE_ENV === 'test' && (APP_ORIGIN === undefined || LOOPBACK_ORIGIN.test(APP_ORIGIN));
  if (!TEST_PASSWORD_COST || isTest) return [];
  return [
    'TEST_PASSWORD_COST is for tests alone: it needs NODE_ENV=test and an http: APP_ORIGIN of this machine',
  ];
}
