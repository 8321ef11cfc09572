import { useId } from 'react';
import { entryCount, formatCount } from '../lib/counts.ts';
import { PATHS } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { StepCard } from '../ui/step-card.tsx';
import { failed } from '../ui/toast-store.ts';
import styles from './import.module.css';
import { namedDays, takenInWords } from './import.wording.ts';
import type { Entry } from './join-days.ts';
import { RecentImports } from './recent-imports.tsx';
import type { Sending } from './use-import.ts';

type ImportProgressProps = Pick<Sending, 'parts' | 'sentParts' | 'failure'> & {
  importId: string;
  onResume: () => void;
  onUndone: () => void;
};

function total(parts: Entry[][]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** The step during sending; after a failure it continues where it stopped. */
export function ImportProgress(props: ImportProgressProps) {
  const { parts, sentParts, failure, importId, onResume, onUndone } = props;
  const id = useId();
  const [all, sent] = [total(parts), total(parts.slice(0, sentParts))];

  return (
    <>
      <StepCard title="Deine Einträge kommen an">
        <label htmlFor={id}>
          {sent.toLocaleString('de-DE')} von {formatCount(all, 'Eintrag', 'Einträgen')}
        </label>
        <progress id={id} className={styles.progress} max={all} value={sent} />
        <FormFailure failure={failure === null ? null : failed('', failure)} />
        {failure === null ? (
          <p>Lass diese Seite offen, bis alle da sind.</p>
        ) : (
          <>
            <p>Was angekommen ist, bleibt. Du kannst auch später dieselbe Datei noch einmal wählen.</p>
            <Button onClick={onResume}>Fortsetzen</Button>
          </>
        )}
      </StepCard>
      {failure !== null && <RecentImports only={importId} onUndone={onUndone} />}
    </>
  );
}

type ImportDoneProps = { importId: string; imported: number; takenDays: string[]; onUndone: () => void };

/** The last step: the imported entries, and the undo. */
export function ImportDone({ importId, imported, takenDays, onUndone }: ImportDoneProps) {
  return (
    <>
      <StepCard title={`${entryCount(imported)} ${imported === 1 ? 'ist' : 'sind'} jetzt in Deinem Tagebuch`}>
        {takenDays.length > 0 && (
          <p>
            {takenInWords(takenDays.length)} ({namedDays(takenDays)})
          </p>
        )}
        <ButtonLink to={PATHS.diary}>Zum Tagebuch</ButtonLink>
      </StepCard>
      <RecentImports only={importId} onUndone={onUndone} />
    </>
  );
}
