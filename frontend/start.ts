/** A browser that tells nobody when it has painted. */
const UNTOLD_PAINT_MS = 1000;

/** What a browser takes its time for when it is asked for it first; meanwhile the scripts are on their way. */
const SLOW_AT_FIRST = [
  () => new Intl.DateTimeFormat().resolvedOptions(),
  () => new Intl.DateTimeFormat('de-DE').format(),
  () => (0).toLocaleString('de-DE'),
];

let app = document.querySelector<HTMLElement>('[data-app]')?.dataset.app;

/** Fetches and runs the app, once. */
function start(): void {
  if (!app) return;
  void import(/* @vite-ignore */ app);
  app = undefined;
  for (const slow of SLOW_AT_FIRST) setTimeout(slow);
}

// What is there to be seen comes first: the style, its font and the page's own script have the line until it is painted.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, UNTOLD_PAINT_MS));
if (document.hidden) start();
else document.addEventListener('visibilitychange', start);
