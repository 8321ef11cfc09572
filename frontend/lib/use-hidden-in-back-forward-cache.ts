import { usePageRestored } from './use-page-restored.ts';
import { useWindowEvent } from './use-window-event.ts';

/**
 * Hides the page as it enters the back/forward cache, and calls `onBack` before the page shows again. A person who has
 * logged out meanwhile sees nothing.
 */
export function useHiddenInBackForwardCache(onBack: () => void): void {
  useWindowEvent('pagehide', ({ persisted }) => {
    document.documentElement.hidden = persisted;
  });
  usePageRestored(onBack);
  useWindowEvent('pageshow', () => {
    document.documentElement.hidden = false;
  });
}
