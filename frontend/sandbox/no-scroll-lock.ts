/**
 * Replaces `react-style-singleton` in the explorer's build, whose `<style>` element the CSP refuses. The page never
 * scrolls and needs no scroll lock.
 */
export function styleSingleton() {
  return () => null;
}
