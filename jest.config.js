import { isBuilt } from './bff/commands/prepare.mjs';

// Processes of the product that tests start run built where the build has these very sources: they need half the time.
process.env.IS_PRODUCT_BUILT = String(isBuilt());

// For the workers, which load TypeScript.
const { pathname: workerData } = new URL('bff/workshop/testing/worker-data.mjs', import.meta.url);
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import tsx --import ${workerData}`;

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

const setup = '<rootDir>/bff/workshop/testing/worker-setup.ts';
// Files share the modules of their worker: to load them anew for each took as long as the tests.
const runner = ['jest-light-runner', { runtime: 'child_process' }];

/** Server tests and pure functions of both trees. */
const functions = {
  roots: ['<rootDir>/bff', '<rootDir>/frontend'],
  testRegex: runHere.source,
  runner,
  setupFilesAfterEnv: [setup],
};

/** Tests of components, in workers that have a document; pages are tested in a real browser (`frontend/workshop/e2e`). */
const components = {
  displayName: 'components',
  roots: ['<rootDir>/frontend'],
  testRegex: /\.dom\.test\.tsx$/.source,
  runner,
  setupFilesAfterEnv: [setup, '<rootDir>/frontend/workshop/dom/setup.ts'],
};

export default {
  // Independent of the number of cores: each test starts servers and processes of its own.
  maxWorkers: 2,
  projects: TEST_DATABASE_URL ? [functions] : [functions, components],
};
