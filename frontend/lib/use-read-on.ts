import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads a list on, page by page, while it is cut. `readOn` adds the page before a day to it and gives that page's length. Tells
 * whether the list is whole and whether a page could not be read; `retry` reads on from there.
 */
export function useReadOn(
  read: readonly { day: string }[] | undefined,
  isCut: boolean,
  readOn: (before: string) => Promise<number>,
) {
  const [endDay, setEndDay] = useState<string>();
  const [failedDay, setFailedDay] = useState<string>();
  const lastDay = read?.at(-1)?.day;
  const isWhole = read !== undefined && (!isCut || lastDay === endDay);
  const hasFailed = lastDay !== undefined && lastDay === failedDay;
  const before = isWhole || hasFailed ? undefined : lastDay;
  const askFor = useEffectEvent(readOn);

  useEffect(() => {
    if (before === undefined) return;
    askFor(before).then(
      (added) => added || setEndDay(before),
      () => setFailedDay(before),
    );
  }, [before]);

  return { isWhole, hasFailed, retry: () => setFailedDay(undefined) };
}
