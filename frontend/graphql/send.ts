// A little longer than the server takes to give up: in a tunnel a request may hang without an end.
const TIME_LIMIT_MS = 20_000;
const MOST_KEPT_ALIVE_BYTES = 60_000;

/** Sends a request to this app's own server, with the visitor's time zone and a time limit; the one door to `/graphql`. */
export function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('X-Time-Zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  const tooLate = AbortSignal.timeout(TIME_LIMIT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate;
  // What is sent while the page goes away outlives it, if it is short enough for the browser.
  const isLeaving = document.visibilityState === 'hidden';
  const keepalive = isLeaving && new Blob([String(init.body)]).size < MOST_KEPT_ALIVE_BYTES;
  return fetch(input, { ...init, headers, signal, keepalive });
}
