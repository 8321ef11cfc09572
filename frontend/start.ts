import type { Ahead } from './graphql/asked-ahead.ts';

/** A browser that tells nobody when it has painted. */
const UNTOLD_PAINT_MS = 1000;

/** APIs whose first call is slow; the call overlaps with loading the scripts. */
const SLOW_AT_FIRST = [
  () => new Intl.DateTimeFormat().resolvedOptions(),
  () => new Intl.DateTimeFormat('de-DE').format(),
  () => (0).toLocaleString('de-DE'),
];

const page = document.querySelector<HTMLElement>('[data-app]')?.dataset;
let app = page?.app;

/** Asks for the first data while the scripts are on their way; the app takes the replies (`graphql/asked-ahead.ts`). */
function askAhead({ bodies, limitMs }: Ahead): void {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/graphql-response+json, application/json',
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  globalThis.askedAhead = new Map();
  for (const body of bodies) {
    const reply = fetch('/graphql', { method: 'POST', headers, body, signal: AbortSignal.timeout(limitMs) });
    // Suppress the unhandled rejection; the consumer of the reply handles the failure.
    reply.catch(() => {});
    globalThis.askedAhead.set(body, reply);
  }
}

/** Fetches and runs the app, once. */
function start(): void {
  if (!app) return;
  void import(/* @vite-ignore */ app);
  app = undefined;
  // A place within the page may need other data.
  if (page?.ahead && !location.hash) askAhead(JSON.parse(page.ahead));
  for (const slow of SLOW_AT_FIRST) setTimeout(slow);
}

// The style, its font and the page's own script have the line to themselves until the page is painted.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, UNTOLD_PAINT_MS));
if (document.hidden) start();
else document.addEventListener('visibilitychange', start);
