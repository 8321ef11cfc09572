import { inFull } from './volumes.ts';

// Products that tests start run built, and need no loader.
delete process.env.NODE_OPTIONS;

const LONGEST_TEST_MS = inFull(900_000, 120_000);
const LOOK_EVERY_MS = 5_000;

let current: string | undefined;
let sinceMs = 0;

/** Ends the worker of a test that does not end, which fails its file. */
function look(): void {
  const { currentTestName, testPath } = expect.getState();
  const test = `${testPath}: ${currentTestName}`;
  if (test !== current) {
    current = test;
    sinceMs = performance.now();
  } else if (performance.now() - sinceMs > LONGEST_TEST_MS) {
    process.stderr.write(`This does not end: ${test}\n`);
    process.exit(1);
  }
}

setInterval(look, LOOK_EVERY_MS).unref();
