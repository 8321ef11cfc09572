import { entryCount, formatCount } from '../lib/counts.ts';
import { shortDate } from '../lib/dates.ts';
import { downloadFile } from '../lib/download-file.ts';
import { Button } from '../ui/button.tsx';
import { StepCard } from '../ui/step-card.tsx';
import styles from './import.module.css';
import {
  cutInWords,
  leftOutInWords,
  listed,
  period,
  restFile,
  tableInWords,
  takenInWords,
} from './import.wording.ts';
import type { Entry } from './join-days.ts';
import type { Preview } from './use-import.ts';

/** Where the shown entries stand between the first and the last. */
const SHOWN_PLACES = [0, 0.25, 0.5, 0.75, 1];

type ImportPreviewProps = { preview: Preview; onSend: () => void; onCancel: () => void };

function shownOf(entries: Entry[]): Entry[] {
  const places = SHOWN_PLACES.map((place) => entries[Math.round(place * (entries.length - 1))]);
  return [...new Set(places)].filter((entry) => entry !== undefined);
}

/** The step before sending: what was understood, with the first entry, the last and some between, and what stays behind. */
export function ImportPreview({ preview, onSend, onCancel }: ImportPreviewProps) {
  const { diary, free, takenDays } = preview;
  const [first, last] = [diary.entries.at(0)?.day ?? '', diary.entries.at(-1)?.day ?? ''];
  const shown = shownOf(free);

  return (
    <StepCard title={`${entryCount(diary.entries.length)}, ${period(first, last)}`}>
      {diary.apps.length > 0 && <p>Aus {listed(diary.apps)}.</p>}
      {diary.table && <p>{tableInWords(diary.table)}</p>}
      {takenDays.length > 0 && free.length > 0 && <p>{takenInWords(takenDays.length)}</p>}
      {free.length === 0 && (
        <p>Alle diese Tage sind in Deinem Tagebuch schon belegt. Es gibt nichts mehr mitzubringen.</p>
      )}
      {diary.joinedDays > 0 && (
        <p>
          An {formatCount(diary.joinedDays, 'Tag', 'Tagen')} hast Du mehrmals geschrieben: Daraus wird{' '}
          {diary.joinedDays > 1 && 'je '}ein Eintrag.
        </p>
      )}
      {shown.length > 0 && (
        <ul
          className={`stack ${styles.lines} ${styles.newest}`}
          aria-label="Beispiele, vom ersten bis zum letzten Eintrag"
        >
          {shown.map(({ day, content }) => (
            <li key={day}>
              <p className="small">{shortDate(day)}</p>
              <p className={styles.preview}>{content}</p>
            </li>
          ))}
        </ul>
      )}
      <LeftBehind preview={preview} />
      <div className="row">
        {free.length > 0 && (
          <Button kind="primary" onClick={onSend}>
            {entryCount(free.length)} mitbringen
          </Button>
        )}
        <Button onClick={onCancel}>Andere Datei</Button>
      </div>
    </StepCard>
  );
}

function LeftBehind({ preview: { diary, takenDays } }: { preview: Preview }) {
  const { leftOut, cutDays, entries } = diary;
  const things = [...leftOut].map(([what, count]) => leftOutInWords(what, count));
  if (cutDays.length > 0) things.push(cutInWords(cutDays));
  const rest = [...entries.filter(({ day }) => takenDays.includes(day)), ...diary.rest];
  if (things.length + rest.length === 0) return null;
  return (
    <div className={`notice stack ${styles.lines}`}>
      <h3>Das kommt nicht mit</h3>
      <ul className={`stack ${styles.lines}`}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
        {takenDays.length > 0 && (
          <li>{formatCount(takenDays.length, 'Text für einen belegten Tag', 'Texte für belegte Tage')}</li>
        )}
      </ul>
      {rest.length > 0 && (
        <Button onClick={() => downloadFile(restFile(rest))}>Diese Texte als Datei sichern</Button>
      )}
    </div>
  );
}
