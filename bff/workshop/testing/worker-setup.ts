import { inFull } from './volumes.ts';

// Products that tests start run built, and need no loader.
delete process.env.NODE_OPTIONS;

const LONGEST_TEST_MS = inFull(900_000, 300_000);
/** Between its tests a worker runs hooks, or has nothing left to do while the other worker is at a long file. */
const LONGEST_PAUSE_MS = 1_800_000;
const LOOK_EVERY_MS = 5_000;

let test: string | undefined;
let sinceMs = performance.now();

// The runner names the test before it runs it, and clears only the errors afterwards.
const { setState } = expect;
expect.setState = (state) => {
  test = state.currentTestName;
  sinceMs = performance.now();
  setState(state);
};

/** Ends the worker of a test that does not end, which fails its file. */
function look(): void {
  if (performance.now() - sinceMs < (test === undefined ? LONGEST_PAUSE_MS : LONGEST_TEST_MS)) return;
  process.stderr.write(`This does not end: ${expect.getState().testPath}: ${test ?? 'a hook'}\n`);
  process.exit(1);
}

setInterval(look, LOOK_EVERY_MS).unref();
