import { inFull } from './volumes.ts';

// Processes started by tests run built code and need no loader.
delete process.env.NODE_OPTIONS;

const LONGEST_TEST_MS = inFull(900_000, 300_000);
/** The limit between tests: a worker runs hooks, or idles while the other worker runs a long file. */
const LONGEST_PAUSE_MS = 1_800_000;
const LOOK_EVERY_MS = 5_000;

let test: string | undefined;
let sinceMs = performance.now();

// The runner sets the test's name before each test and never clears it.
const { setState } = expect;
expect.setState = (state) => {
  test = state.currentTestName;
  sinceMs = performance.now();
  setState(state);
};

/** Ends the worker of a hanging test, which fails the test's file. */
function look(): void {
  if (performance.now() - sinceMs < (test === undefined ? LONGEST_PAUSE_MS : LONGEST_TEST_MS)) return;
  process.stderr.write(`This does not end: ${expect.getState().testPath}: ${test ?? 'a hook'}\n`);
  process.exit(1);
}

setInterval(look, LOOK_EVERY_MS).unref();
