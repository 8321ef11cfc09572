import { entryCount } from '../lib/counts.ts';
import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { namedDays, takenInWords } from './import.wording.ts';
import { RecentImports } from './recent-imports.tsx';
import { Step } from './step.tsx';

type ImportDoneProps = { importId: string; imported: number; takenDays: string[]; onUndone: () => void };

/** The last step: the imported entries, and the undo. */
export function ImportDone({ importId, imported, takenDays, onUndone }: ImportDoneProps) {
  return (
    <>
      <Step title={`${entryCount(imported)} ${imported === 1 ? 'ist' : 'sind'} jetzt in Deinem Tagebuch`}>
        {takenDays.length > 0 && (
          <p>
            {takenInWords(takenDays.length)} ({namedDays(takenDays)})
          </p>
        )}
        <ButtonLink to={PATHS.diary}>Zum Tagebuch</ButtonLink>
      </Step>
      <RecentImports only={importId} onUndone={onUndone} />
    </>
  );
}
