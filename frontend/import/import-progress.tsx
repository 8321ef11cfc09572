import { useId } from 'react';
import { entryCount, formatCount } from '../lib/counts.ts';
import { PATHS } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { StepCard } from '../ui/step-card.tsx';
import styles from './import.module.css';
import { namedDays, takenInWords } from './import.wording.ts';
import type { Sending } from './use-import.ts';

/** The step during sending; after a failure it continues where it stopped. */
export function ImportProgress({ preview, sent, failure, onResume }: Sending & { onResume: () => void }) {
  const id = useId();
  const all = preview.free.length;

  return (
    <StepCard title="Deine Einträge kommen an">
      <label htmlFor={id}>
        {sent.toLocaleString('de-DE')} von {formatCount(all, 'Eintrag', 'Einträgen')}
      </label>
      <progress id={id} className={styles.progress} max={all} value={sent} />
      <FormFailure failure={failure} />
      {failure === null ? (
        <p>Lass diese Seite offen, bis alle da sind.</p>
      ) : (
        <>
          <p>Was angekommen ist, bleibt. Du kannst auch später dieselbe Datei noch einmal wählen.</p>
          <Button kind="primary" onClick={onResume}>
            Fortsetzen
          </Button>
        </>
      )}
    </StepCard>
  );
}

/** The last step: the imported entries. */
export function ImportDone({ preview: { takenDays }, imported }: Sending) {
  return (
    <StepCard title={`${entryCount(imported)} ${imported === 1 ? 'ist' : 'sind'} jetzt in Deinem Tagebuch`}>
      {takenDays.length > 0 && (
        <p>
          {takenInWords(takenDays.length)} ({namedDays(takenDays.toSorted())})
        </p>
      )}
      <ButtonLink to={PATHS.diary}>Zum Tagebuch</ButtonLink>
    </StepCard>
  );
}
