// Longer than the server's own deadline: in a tunnel a request may hang without an end.
export const TIME_LIMIT_MS = 20_000;

/** A signal that aborts a request, and the reading of its reply, after the time limit. */
export function timeLimit(): AbortSignal {
  return AbortSignal.timeout(TIME_LIMIT_MS);
}

/** A signal that aborts with the first of these; `AbortSignal.any` exists since Safari 17.4 and Firefox 124 only. */
export function firstOf(...signals: AbortSignal[]): AbortSignal {
  const joint = new AbortController();
  for (const signal of signals) {
    const abort = () => joint.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: joint.signal });
  }
  return joint.signal;
}
