import { useQuery } from '@apollo/client/react';
import { formatCount } from '../lib/counts.ts';
import { addDays, weekdayOf } from '../lib/dates.ts';
import { StreakDocument } from './streak.operations.generated.ts';
import styles from './week.module.css';

const DAYS = 7;
const SHORT_NAME_LENGTH = 2;

/** The last seven days as suns, today last. The badge loads the data; until then the space is reserved. */
export function Week({ today }: { today: string }) {
  const { data } = useQuery(StreakDocument, { fetchPolicy: 'cache-only' });
  // The week stands on the card of today's answer, which the badge may not know yet.
  const answered = Array.from(
    { length: DAYS },
    (_, index) => index === DAYS - 1 || !!data?.streak.lastSevenDays[index],
  );
  const first = answered.indexOf(true);

  function markOf(index: number) {
    if (answered[index]) return styles.answered;
    return first < 0 || index < first ? styles.outside : undefined;
  }

  return (
    <>
      {data && (
        <p className="visually-hidden">
          In den letzten sieben Tagen hast Du an{' '}
          {formatCount(answered.filter(Boolean).length, 'Tag', 'Tagen')} geschrieben.
        </p>
      )}
      <ol className={`small ${styles.week}`} aria-hidden="true">
        {Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS)).map((day, index) => (
          <li key={day} className={markOf(index)}>
            <span>{weekdayOf(day).slice(0, SHORT_NAME_LENGTH)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
