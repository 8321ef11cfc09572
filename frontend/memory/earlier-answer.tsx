import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { ShownTexts } from '../ui/shown-texts.tsx';
import { useAction } from '../ui/use-action.ts';
import { EarlierAnswerDocument, type EarlierAnswerQuery } from './earlier-answer.generated.ts';
import styles from './memories.module.css';

/** A button that shows a random entry from before today, and then another. */
export function EarlierAnswer({ label }: { label: string }) {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<EarlierAnswerQuery['earlierAnswer']>();
  const { run, pending } = useAction('Kein Eintrag geladen');

  async function show() {
    const variables = { exceptId: answer?.id };
    const { data } = await client.query({
      query: EarlierAnswerDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    setAnswer(data?.earlierAnswer ?? null);
  }

  return (
    <div className={`screen-only ${styles.chance}`}>
      <div role="status">
        {answer && (
          <>
            <Link className="target small" to={`${PATHS.diary}#${answer.day}`}>
              {longDate(answer.day)}
            </Link>
            <ShownTexts texts={answer} className={`${styles.words} ${styles.opening}`} />
          </>
        )}
        {answer === null && (
          <p ref={takeFocus} tabIndex={-1} className="small">
            Andere Einträge gibt es noch nicht.
          </p>
        )}
      </div>
      {answer !== null && (
        <button type="button" className="target quiet" onClick={() => pending || void run(show)}>
          {answer ? 'Noch einer' : label}
        </button>
      )}
    </div>
  );
}
