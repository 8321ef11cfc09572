import { OtherDay } from './other-day.tsx';
import { WaitingEdits } from './waiting-edits.tsx';

type OtherDaysProps = {
  today: string | null;
  isYesterday: boolean;
  isYesterdayOpen: boolean;
  isNight: boolean;
  shownId: string | undefined;
};

/** What the page of one day says of others: the quiet way to yesterday and back, and edits that wait in the diary. */
export function OtherDays({ isYesterdayOpen, shownId, ...day }: OtherDaysProps) {
  return (
    <>
      {(day.isYesterday || isYesterdayOpen) && <OtherDay {...day} />}
      <WaitingEdits shownId={shownId} />
    </>
  );
}
