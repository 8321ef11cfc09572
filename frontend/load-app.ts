import type { Prefetch } from './graphql/prefetched.ts';

/** For browsers without paint timing. */
const PAINT_FALLBACK_MS = 1000;

const page = document.querySelector<HTMLElement>('[data-app]')?.dataset;
let app = page?.app;

/** Sends the first requests while the scripts load; the app reads the replies (`graphql/plain-request.ts`). */
function prefetch({ bodies, limitMs }: Prefetch): void {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/graphql-response+json, application/json',
    // As `lib/time-zone.ts`, which this script does not import: it would load the app.
    'X-Time-Zone': globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  globalThis.prefetched = new Map();
  for (const body of bodies) {
    const reply = fetch('/graphql', { method: 'POST', headers, body, signal: AbortSignal.timeout(limitMs) });
    // Suppress the unhandled rejection; the reader of the reply handles the failure.
    reply.catch(() => {});
    globalThis.prefetched.set(body, reply);
  }
}

function loadApp(): void {
  if (!app) return;
  void import(/* @vite-ignore */ app);
  app = undefined;
  if (page?.prefetch) prefetch(JSON.parse(page.prefetch));
}

// A spinner that is visible stays visible when the app takes the place of the page.
document.querySelector('[data-loading]')?.addEventListener('animationend', () => {
  const replaced = new MutationObserver(() => {
    document.querySelector('[data-loading]')?.getAnimations()[0]?.finish();
    replaced.disconnect();
  });
  replaced.observe(document.body, { childList: true, subtree: true });
});

// Load the app only after the first paint, so that style, font and the page's own script load first.
new PerformanceObserver(loadApp).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(loadApp, PAINT_FALLBACK_MS));
if (document.hidden || 'saved' in document.documentElement.dataset) loadApp();
else document.addEventListener('visibilitychange', loadApp);
