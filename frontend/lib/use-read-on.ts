import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads a list page by page until a page has no `nextBefore`. `readOn` adds the next page. Returns whether the list is
 * complete and whether a page failed; `retry` continues there.
 */
export function useReadOn(
  nextBefore: string | null | undefined,
  readOn: (before: string) => Promise<unknown>,
) {
  const [failedBefore, setFailedBefore] = useState<string>();
  const hasFailed = Boolean(nextBefore) && nextBefore === failedBefore;
  const before = hasFailed ? null : nextBefore;
  const askFor = useEffectEvent(readOn);

  useEffect(() => {
    if (before) askFor(before).catch(() => setFailedBefore(before));
  }, [before]);

  return { isWhole: nextBefore === null, hasFailed, retry: () => setFailedBefore(undefined) };
}
