import { isBuilt } from './bff/commands/prepare.mjs';

// Processes of the product that tests start run built where the build has these very sources: they need half the time.
process.env.IS_PRODUCT_BUILT = String(isBuilt());

// What only one of the engines can show runs with that one; what a database has no part in, as the functions of the pages,
// the heads of answers, and what is refused before it comes to a row, runs with the embedded one. A file of the other one that
// is asked for by name must not pass as if it had run.
const OTHER_ENGINE = process.env.TEST_DATABASE_URL
  ? ['\\.embedded\\.test\\.ts$', '<rootDir>/frontend/(?!import/round-trip\\.).*\\.test\\.ts$']
  : ['\\.mysql\\.test\\.ts$'];
const inVain = process.argv
  .slice(2)
  .find((file) => OTHER_ENGINE.some((path) => new RegExp(path.replace('<rootDir>/', '^')).test(file)));
if (inVain) {
  const wanted = process.env.TEST_DATABASE_URL ? 'runs without a database server: unset' : 'needs one: set';
  throw new Error(`${inVain} ${wanted} TEST_DATABASE_URL.`);
}

/** Server tests and pure functions of both trees; pages are tested in a real browser (`frontend/workshop/e2e`). */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/bff', '<rootDir>/frontend'],
  testMatch: ['**/*.test.ts'],
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
  testPathIgnorePatterns: OTHER_ENGINE,
  // Whatever cores a machine names: each test has servers and processes of its own beside it.
  maxWorkers: 2,
  // The modules of a file stay in memory after it; with gigabytes of them a file took ten times as long as alone.
  workerIdleMemoryLimit: '600MB',
  testTimeout: 120_000,
};
