import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads a list on, page by page, until a page has no `nextBefore`. `readOn` adds the page before a day to the list. Tells
 * whether the list is whole and whether a page could not be read; `retry` reads on from there.
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
