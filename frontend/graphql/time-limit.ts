// Longer than the server's own deadline; without a connection a request may hang forever.
export const TIME_LIMIT_MS = 20_000;

/** A signal that aborts with the first of the signals; `AbortSignal.any` needs Safari 17.4 or Firefox 124. */
export function firstOf(...signals: AbortSignal[]): AbortSignal {
  const joint = new AbortController();
  for (const signal of signals) {
    const abort = () => joint.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: joint.signal });
  }
  return joint.signal;
}
