import { isBuilt } from './bff/commands/prepare.mjs';

// Processes of the product that tests start run built where the build has these very sources: they need half the time.
process.env.IS_PRODUCT_BUILT = String(isBuilt());

// What only one of the engines can show runs with that one; a file of the other one that is asked for by name must not
// pass as if it had run.
const OTHER_ENGINE = process.env.TEST_DATABASE_URL ? 'embedded' : 'mysql';
const inVain = process.argv.slice(2).find((argument) => argument.includes(`.${OTHER_ENGINE}.test`));
if (inVain) {
  const wanted =
    OTHER_ENGINE === 'mysql' ? 'needs a database server: set' : 'is for the embedded engine: unset';
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
  testPathIgnorePatterns: [`\\.${OTHER_ENGINE}\\.test\\.ts$`],
  // Much of the time goes into waiting for servers; one worker would leave a core idle.
  maxWorkers: '100%',
  testTimeout: 120_000,
};
