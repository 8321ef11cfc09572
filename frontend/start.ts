import type { Ahead } from './graphql/asked-ahead.ts';

/** For browsers without paint timing. */
const UNTOLD_PAINT_MS = 1000;

/** These APIs are slow on first use; warm them up while the scripts load. */
const SLOW_AT_FIRST = [
  () => new Intl.DateTimeFormat().resolvedOptions(),
  () => new Intl.DateTimeFormat('de-DE').format(),
  () => (0).toLocaleString('de-DE'),
];

const page = document.querySelector<HTMLElement>('[data-app]')?.dataset;
let app = page?.app;

/** Sends the first requests while the scripts load; the app reads the replies (`graphql/prefetched.ts`). */
function askAhead({ bodies, limitMs }: Ahead): void {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/graphql-response+json, application/json',
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  globalThis.askedAhead = new Map();
  for (const body of bodies) {
    const reply = fetch('/graphql', { method: 'POST', headers, body, signal: AbortSignal.timeout(limitMs) });
    // Suppress the unhandled rejection; the reader of the reply handles the failure.
    reply.catch(() => {});
    globalThis.askedAhead.set(body, reply);
  }
}

/** Imports the app, once. */
function start(): void {
  if (!app) return;
  void import(/* @vite-ignore */ app);
  app = undefined;
  // A fragment may change the data that the page needs.
  if (page?.ahead && !location.hash) askAhead(JSON.parse(page.ahead));
  for (const slow of SLOW_AT_FIRST) setTimeout(slow);
}

// Load the app only after the first paint, so that style, font and the page's own script load first.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, UNTOLD_PAINT_MS));
if (document.hidden) start();
else document.addEventListener('visibilitychange', start);
