/** A browser that tells nobody when it has painted. */
const UNTOLD_PAINT_MS = 1000;

/** What a browser takes its time for when it is asked for it first; meanwhile the scripts are on their way. */
const SLOW_AT_FIRST = [
  () => new Intl.DateTimeFormat().resolvedOptions(),
  () => new Intl.DateTimeFormat('de-DE').format(),
  () => (0).toLocaleString('de-DE'),
  () => sessionStorage.getItem(''),
];

const later = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];

/** Fetches the scripts of a page that waits for them, once; the first one runs the app. */
function start(): void {
  const [app] = later;
  if (!app) return;
  for (const link of later.splice(0)) link.rel = 'modulepreload';
  void import(/* @vite-ignore */ app.href);
  for (const slow of SLOW_AT_FIRST) setTimeout(slow);
}

// What is there to be seen comes first, and nothing competes with it.
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, UNTOLD_PAINT_MS));
if (document.hidden) start();
else document.addEventListener('visibilitychange', start);
