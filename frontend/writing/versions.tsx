import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import { isSaving, type Text } from './text.ts';

type VersionsProps = { text: Text; other: AnswerTexts; onChosen: (side: 'own' | 'stored') => void };

/** Shows the version from elsewhere beside the text in the field, for its person to choose. */
export function Versions({ text, other, onChosen }: VersionsProps) {
  const isBusy = isSaving(text);

  return (
    <OtherVersion
      title="Es gibt zwei Fassungen"
      hint="Deine Fassung steht oben im Feld. An anderer Stelle steht:"
      texts={other}
    >
      <Button kind="secondary" disabled={isBusy} onClick={() => onChosen('own')}>
        Meine Fassung behalten
      </Button>
      <Button kind="secondary" disabled={isBusy} onClick={() => onChosen('stored')}>
        Andere Fassung übernehmen
      </Button>
    </OtherVersion>
  );
}
