/** A browser that tells nobody when it has painted. */
const UNTOLD_PAINT_MS = 1000;

const links = document.querySelectorAll<HTMLLinkElement>('link[rel=later]');

/** Fetches the scripts of a page that waits for them; the first one runs the app. */
function start(): void {
  for (const link of links) link.rel = 'modulepreload';
  const [app] = links;
  if (app) void import(/* @vite-ignore */ app.href);
}

// What is there to be seen comes first, and nothing competes with it.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, UNTOLD_PAINT_MS));
if (document.hidden) start();
else document.addEventListener('visibilitychange', start);
