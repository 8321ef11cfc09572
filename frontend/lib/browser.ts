/** Loads the page again, without a place in it by a navigation, over which the page before stays (saved-note.ts). */
export function reloadUnseen(): void {
  if (window.location.hash) window.location.reload();
  else window.location.replace(window.location.href);
}

/** Navigates by a new document, and never shows this page again: going back loads the page without its fields. */
export function leaveForGood(path: string): void {
  window.addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadUnseen();
  });
  window.location.assign(path);
}
