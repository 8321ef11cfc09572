import { addDays } from '../lib/dates.ts';
import type { Answer } from '../writing/text.ts';
import { KeptSentence } from './kept-sentence.tsx';
import { OtherDay } from './other-day.tsx';
import { WaitingEdits } from './waiting-edits.tsx';

type OtherDaysProps = {
  today: string | null;
  isYesterday: boolean;
  isYesterdayOpen: boolean;
  isNight: boolean;
  shown: Answer | null;
};

/** What the page of one day says of other texts: a sentence of the demo, the way to yesterday and back, edits in the diary. */
export function OtherDays({ today, isYesterday, isYesterdayOpen, isNight, shown }: OtherDaysProps) {
  const yesterday = today && isYesterdayOpen ? addDays(today, -1) : null;
  return (
    <>
      {!isYesterday && <KeptSentence answer={shown} day={today} yesterday={yesterday} />}
      {(isYesterday || isYesterdayOpen) && (
        <OtherDay today={today} isYesterday={isYesterday} isInstead={isNight && isYesterdayOpen} />
      )}
      <WaitingEdits shownId={shown?.id} />
    </>
  );
}
