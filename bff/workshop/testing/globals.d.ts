import type * as globals from '@jest/globals';

/** The functions that Jest gives every test file. */
declare global {
  const afterAll: typeof globals.afterAll;
  const afterEach: typeof globals.afterEach;
  const beforeAll: typeof globals.beforeAll;
  const beforeEach: typeof globals.beforeEach;
  const describe: typeof globals.describe;
  const expect: typeof globals.expect;
  const it: typeof globals.it;
  const jest: Pick<
    typeof globals.jest,
    | 'advanceTimersByTime'
    | 'clearAllMocks'
    | 'fn'
    | 'restoreAllMocks'
    | 'spyOn'
    | 'useFakeTimers'
    | 'useRealTimers'
  >;
  const test: typeof globals.test;
}
