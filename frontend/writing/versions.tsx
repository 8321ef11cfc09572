import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import type { Event } from './events.ts';
import { isSaving, otherOf, type Text } from './text.ts';

type VersionsProps = { text: Text; dispatch: (event: Event) => void; onTaken?: () => void };

/** Shows the conflicting version, if any, below the text, for the person to choose. */
export function Versions({ text, dispatch, onTaken }: VersionsProps) {
  const other = otherOf(text);
  const isBusy = isSaving(text);

  function choose(side: 'own' | 'stored') {
    dispatch({ is: 'chose', side });
    if (side === 'stored') onTaken?.();
  }

  return (
    <div aria-live="polite">
      {other && (
        <OtherVersion
          title="Es gibt zwei Fassungen"
          hint="Deine Fassung steht oben im Feld. Auf einem anderen Gerät oder in einem anderen Tab steht:"
          texts={other}
        >
          <Button disabled={isBusy} onClick={() => choose('own')}>
            Meine Fassung behalten
          </Button>
          <Button disabled={isBusy} onClick={() => choose('stored')}>
            Andere Fassung übernehmen
          </Button>
        </OtherVersion>
      )}
    </div>
  );
}
