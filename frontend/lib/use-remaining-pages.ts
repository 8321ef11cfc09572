import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads a list page by page with `loadBefore` until a page has no `nextBefore`. Tells whether the list is complete or a
 * page failed; `retry` continues from there.
 */
export function useRemainingPages(
  nextBefore: string | null | undefined,
  loadBefore: (before: string) => Promise<unknown>,
) {
  const [failedBefore, setFailedBefore] = useState<string>();
  const hasFailed = Boolean(nextBefore) && nextBefore === failedBefore;
  const before = hasFailed ? null : nextBefore;
  const load = useEffectEvent(loadBefore);

  useEffect(() => {
    if (before) load(before).catch(() => setFailedBefore(before));
  }, [before]);

  return { isWhole: nextBefore === null, hasFailed, retry: () => setFailedBefore(undefined) };
}
