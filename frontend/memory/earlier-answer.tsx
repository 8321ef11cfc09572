import { useLazyQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { longDate } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { showFailure } from '../ui/show-failure.ts';
import { ShownTexts } from '../ui/shown-texts.tsx';
import styles from './memories.module.css';
import { EarlierAnswerDocument } from './memory.operations.generated.ts';

/** A button that shows an ordinary entry by chance, older than a month, and then another. */
export function EarlierAnswer({ label }: { label: string }) {
  const [load, { data, loading }] = useLazyQuery(EarlierAnswerDocument, { fetchPolicy: 'network-only' });
  const answer = data?.earlierAnswer;

  async function show() {
    const { error } = await load({ variables: { exceptId: answer?.id } });
    if (error) showFailure('Kein Eintrag geladen', error);
  }

  return (
    <div className={`screen-only ${styles.chance}`}>
      <div role="status">
        {answer && (
          <>
            <Link className="target small" to={`${PATHS.diary}#${answer.day}`}>
              {longDate(answer.day)}
            </Link>
            <ShownTexts texts={answer} className={styles.words} />
          </>
        )}
        {data && !answer && (
          <p className="small">Einen anderen Eintrag, der älter als ein Monat ist, gibt es noch nicht.</p>
        )}
      </div>
      {!(data && !answer) && (
        <button
          type="button"
          className={`target ${styles.quiet}`}
          disabled={loading}
          onClick={() => void show()}
        >
          {answer ? 'Noch einer' : label}
        </button>
      )}
    </div>
  );
}
