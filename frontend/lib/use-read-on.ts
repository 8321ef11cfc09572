import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads a list page by page until a page has no `nextBefore`. `readOn` loads the page before a day. Tells whether the
 * list is complete or a page failed; `retry` continues from there.
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
