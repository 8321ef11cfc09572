import { Link } from 'react-router-dom';
import { addDays } from '../lib/dates.ts';
import { DAYS } from '../lib/paths.ts';
import { weekdayOf } from '../lib/weekday.ts';

type OtherDayProps = {
  today: string | null;
  isYesterday: boolean;
  /** Whether yesterday is asked about in place of today. */
  isInstead: boolean;
};

/** The quiet way from the card of today to that of yesterday, and back. */
export function OtherDay({ today, isYesterday, isInstead }: OtherDayProps) {
  if (!today) return null;
  const back = isInstead ? `Stattdessen für ${weekdayOf(today)}` : 'Zurück zu heute';
  return (
    <p className="screen-only">
      {!isYesterday && `Gestern, ${weekdayOf(addDays(today, -1))}, ist noch frei. `}
      {isYesterday ? (
        <Link to={DAYS.today}>{back}</Link>
      ) : (
        <Link to={DAYS.yesterday}>Gestern nachtragen</Link>
      )}
    </p>
  );
}
