import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createTestApp, START_OF_TESTS, type TestApp } from './test-app.ts';

/**
 * Hands over the product under its real limits, behind one proxy, for the tests of a file; each begins at the same
 * instant. Returns a function that moves the clock forward.
 */
export function withLimitedApp(handOver: (app: TestApp) => void): (ms: number) => void {
  let app: TestApp;
  let now = 0;
  const pass = (ms: number) => {
    now += ms;
    app.setClock(new Date(now));
  };
  beforeAll(async () => {
    app = await createTestApp({ trustProxy: 1, rateLimitScale: 1 });
    handOver(app);
  });
  beforeEach(() => {
    now = START_OF_TESTS.getTime();
    pass(0);
  });
  afterAll(() => app.close());
  return pass;
}
