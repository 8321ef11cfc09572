import { useLatePart } from '../lib/use-late-part.ts';

const load = async () => (await import('./young-ways-in.tsx')).YoungWaysIn;

/** The component that shows young ways in; null until it is loaded. */
export function useYoungWaysIn() {
  // With the page: a link is good once, and there may be no network afterwards.
  const [YoungWaysIn] = useLatePart(load, true);
  return YoungWaysIn;
}
