import { Link } from 'react-router-dom';
import { DAYS } from '../lib/paths.ts';
import { weekdayOf } from '../lib/weekday.ts';
import { YESTERDAY } from '../writing/text.ts';
import type { DailyCard } from './daily-view.ts';
import { KeptSentence } from './kept-sentence.tsx';
import { WaitingEdits } from './waiting-edits.tsx';

/** What the page of one day says of other texts: a sentence of the demo, the way to yesterday and back, edits in the diary. */
export function OtherDays({ field, today, yesterday, isEveningBefore, answer }: DailyCard) {
  return (
    <>
      {field !== YESTERDAY && <KeptSentence answer={answer} day={today} yesterday={yesterday} />}
      {yesterday && (
        <p className="screen-only">
          Gestern, {weekdayOf(yesterday)}, ist noch frei. <Link to={DAYS.yesterday}>Gestern nachtragen</Link>
        </p>
      )}
      {field === YESTERDAY && today && (
        <p className="screen-only">
          <Link to={DAYS.today}>
            {isEveningBefore ? `Stattdessen für ${weekdayOf(today)}` : 'Zurück zu heute'}
          </Link>
        </p>
      )}
      <WaitingEdits shownId={answer?.id} />
    </>
  );
}
