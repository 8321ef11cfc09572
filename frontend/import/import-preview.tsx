import { entryCount, formatCount } from '../lib/counts.ts';
import { shortDate } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import styles from './import.module.css';
import { cutInWords, LEFT_OUT, period, takenInWords } from './import.wording.ts';
import type { ReadDiary } from './read-file.ts';
import { Step } from './step.tsx';
import type { Preview } from './use-import.ts';

const SHOWN_ENTRIES = 3;

type ImportPreviewProps = { preview: Preview; onSend: () => void; onCancel: () => void };

/** The step before sending: the number of entries, a preview, and the skipped content. */
export function ImportPreview({ preview, onSend, onCancel }: ImportPreviewProps) {
  const { diary, free, takenDays } = preview;
  const [first, last] = [diary.entries.at(0)?.day ?? '', diary.entries.at(-1)?.day ?? ''];
  const newest = free.slice(-SHOWN_ENTRIES).toReversed();

  return (
    <Step title={`${entryCount(diary.entries.length)}, ${period(first, last)}`}>
      {diary.app && <p>Aus {diary.app}.</p>}
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
      {newest.length > 0 && (
        <ul className={styles.newest} aria-label="Die neuesten davon">
          {newest.map(({ day, content }) => (
            <li key={day}>
              <p className="small">{shortDate(day)}</p>
              <p className={styles.preview}>{content}</p>
            </li>
          ))}
        </ul>
      )}
      <LeftOutList diary={diary} />
      <div className="row">
        {free.length > 0 && <Button onClick={onSend}>{entryCount(free.length)} mitbringen</Button>}
        <Button kind="secondary" onClick={onCancel}>
          Andere Datei
        </Button>
      </div>
    </Step>
  );
}

function LeftOutList({ diary: { leftOut, cutDays } }: { diary: ReadDiary }) {
  const things = [...leftOut].map(([what, count]) => LEFT_OUT[what](count));
  if (cutDays.length > 0) things.push(cutInWords(cutDays));
  if (things.length === 0) return null;
  return (
    <div className="notice">
      <h3>Das kommt nicht mit</h3>
      <ul className={styles.leftOut}>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
