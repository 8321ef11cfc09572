// Longer than the server's own deadline: in a tunnel a request may hang without an end.
export const TIME_LIMIT_MS = 20_000;

/** A signal that aborts a request, and the reading of its reply, after the time limit. */
export function timeLimit(): AbortSignal {
  return AbortSignal.timeout(TIME_LIMIT_MS);
}
