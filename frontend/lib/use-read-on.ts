import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { mayHaveMore } from '../../bff/answer/answer-page.rules.ts';
import type { AnswerTexts } from '../../bff/platform/lib/answer-texts.rules.ts';

type Entry = AnswerTexts & { day: string };

/**
 * Reads a list of answers on, page by page, while the server may have more. `readOn` adds the page before a day to the list and
 * gives its length. Tells whether the list is whole and whether a page could not be read; `retry` reads on from there.
 */
export function useReadOn(
  read: readonly Entry[] | undefined,
  readOn: (before: string) => Promise<number>,
): { isWhole: boolean; hasFailed: boolean; retry: () => void } {
  const [endDay, setEndDay] = useState<string>();
  const [failedDay, setFailedDay] = useState<string>();
  const seemsCut = useMemo(() => mayHaveMore(read ?? []), [read]);
  const lastDay = read?.at(-1)?.day;
  const isWhole = read !== undefined && (!seemsCut || lastDay === endDay);
  const hasFailed = !isWhole && lastDay !== undefined && lastDay === failedDay;
  const before = isWhole || hasFailed ? undefined : lastDay;
  const askFor = useEffectEvent(readOn);

  useEffect(() => {
    if (before === undefined) return;
    askFor(before).then(
      (added) => added === 0 && setEndDay(before),
      () => setFailedDay(before),
    );
  }, [before]);

  return { isWhole, hasFailed, retry: () => setFailedDay(undefined) };
}
