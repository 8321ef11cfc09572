import { useState } from 'react';
import { isEmpty, normalise, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { deleteDemoSentence, demoSentence, storeDemoSentence } from '../lib/demo-sentence.ts';
import { useOnce } from '../lib/use-once.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import { TODAY } from '../writing/text.ts';
import { type ServerState, useText } from '../writing/use-text.ts';

const HINT =
  'Für heute steht hier schon ein Text. Du kannst Deinen Satz kopieren. Er bleibt da, bis Du ihn verwirfst, Dich abmeldest oder den Tab schließt.';

/**
 * Puts the sentence into today's field if the field is empty once its state is known; otherwise shows the sentence
 * beside the field.
 */
function Sentence({ sentence, onGone, ...known }: ServerState & { sentence: string; onGone: () => void }) {
  const userId = useUserId();
  const { text, dispatch } = useText(userId, TODAY, known, () => {});
  const [isShownBeside, setIsBeside] = useState(false);
  const texts = textsOf({ content: sentence });
  const found = known.answer ?? text.typed?.value ?? text.stored;

  function drop() {
    deleteDemoSentence();
    onGone();
  }

  useOnce(
    () => {
      if (known.answer || text.typed || !found || !isEmpty(found)) {
        storeDemoSentence(sentence, userId);
        return setIsBeside(true);
      }
      dispatch({ is: 'typed', value: normalise(texts) });
      dispatch({ is: 'sendDue' });
      drop();
    },
    text.isReady && found !== null,
  );

  if (!isShownBeside) return null;
  return (
    <OtherVersion title="Dein Satz aus der Demo" hint={HINT} texts={texts}>
      <Button onClick={drop}>Verwerfen</Button>
    </OtherVersion>
  );
}

/** The sentence that the person has brought from the demo in this tab, if any. */
export function DemoSentence(known: ServerState) {
  const userId = useUserId();
  const [sentence, setSentence] = useState(() => demoSentence(userId));
  return sentence && <Sentence {...known} sentence={sentence} onGone={() => setSentence(null)} />;
}
