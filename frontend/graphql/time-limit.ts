// A little longer than the server takes to give up: in a tunnel a request may hang without an end.
const TIME_LIMIT_MS = 20_000;

/** Begins the time limit of a request; the signal aborts it, and the reading of its answer. */
export function timeLimit(): AbortSignal {
  return AbortSignal.timeout(TIME_LIMIT_MS);
}
