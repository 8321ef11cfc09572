import { isBuilt } from './bff/commands/prepare.mjs';

// Processes of the product that tests start run built where the build has these very sources: they need half the time.
process.env.IS_PRODUCT_BUILT = String(isBuilt());

// `x.test.ts` runs on the embedded engine, `x.mysql.test.ts` on a server, `x.both.test.ts` on both: what statements, locks,
// races, migrations, backups or collations decide. In full, all of `bff` runs on the server. A file that is asked for by name
// where it does not run must not pass as if it had run.
const { TEST_DATABASE_URL, TEST_IN_FULL } = process.env;
const onServer =
  TEST_IN_FULL === 'true' ? /(^|\/)bff\/.*\.test\.ts$|\.both\.test\.ts$/ : /\.(both|mysql)\.test\.ts$/;
const runHere = TEST_DATABASE_URL ? onServer : /(?<!\.mysql)\.test\.ts$/;
const inVain = process.argv.slice(2).find((file) => file.endsWith('.test.ts') && !runHere.test(file));
if (inVain) {
  const wanted = TEST_DATABASE_URL
    ? 'runs without a database server: unset TEST_DATABASE_URL, or set TEST_IN_FULL=true'
    : 'needs a database server: set TEST_DATABASE_URL';
  throw new Error(`${inVain} ${wanted}.`);
}

/** Server tests and pure functions of both trees; pages are tested in a real browser (`frontend/workshop/e2e`). */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/bff', '<rootDir>/frontend'],
  testRegex: runHere.source,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // Whatever cores a machine names: each test has servers and processes of its own beside it.
  maxWorkers: 2,
  // The modules of a file stay in memory after it; with gigabytes of them a file took ten times as long as alone.
  workerIdleMemoryLimit: '600MB',
  testTimeout: 120_000,
};
