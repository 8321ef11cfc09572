import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { StepCard } from '../ui/step-card.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ChooseFile } from './choose-file.tsx';
import styles from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import { ImportDone, ImportProgress } from './import-progress.tsx';
import { RecentImports } from './recent-imports.tsx';
import { useImport } from './use-import.ts';

/** Imports the entries of another diary: choose a file, preview, send, and undo within a day. */
export function Page() {
  const { state, choose, send, resume, startAgain } = useImport();

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Einträge mitbringen"
        description={`Bring Deine Einträge aus einem anderen Tagebuch mit zu ${BRAND}.`}
      />
      <PageHeading>Einträge mitbringen</PageHeading>
      {state.at === 'choosing' && <ChooseFile {...state} onChoose={choose} />}
      {state.at === 'reading' && (
        <StepCard>
          <Spinner label={'Datei wird gelesen\u00a0…'} titled={false} />
          {state.all > 1 && (
            <progress
              className={styles.progress}
              max={state.all}
              value={state.read}
              aria-label="Gelesene Dateien"
            />
          )}
          <Button onClick={startAgain}>Abbrechen</Button>
        </StepCard>
      )}
      {state.at === 'columns' && (
        <ChooseColumns
          table={state.table}
          onChoose={(columns) => choose(state.files, columns)}
          onCancel={startAgain}
        />
      )}
      {state.at === 'preview' && (
        <ImportPreview preview={state.preview} onSend={() => send(state.preview)} onCancel={startAgain} />
      )}
      {state.at === 'sending' && <ImportProgress {...state} onResume={() => resume(state)} />}
      {state.at === 'done' && <ImportDone {...state} />}
      {(state.at === 'done' || (state.at === 'sending' && state.failure !== null)) && (
        <RecentImports only={state.preview.diary.importId} onUndone={startAgain} />
      )}
      {state.at === 'choosing' && <RecentImports />}
    </div>
  );
}
