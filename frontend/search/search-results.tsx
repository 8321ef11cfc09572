import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryCount } from '../lib/counts.ts';
import { longDate } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './search.module.css';
import type { Found, Search } from './use-search.ts';

type Hit = Found['nodes'][number];

/** How many entries a search has found at the beginning of words, all of them or not yet. */
function foundSentence({ text, count, insideCount, isComplete }: Found): string {
  const words = count - insideCount;
  if (words === 0)
    return isComplete ? `Nichts mit „${text}“. Vielleicht ein anderes Wort?` : `Bisher nichts mit „${text}“.`;
  return `${isComplete ? '' : 'Mindestens '}${entryCount(words)} mit „${text}“`;
}

/** The hits of a search, with a spoken count; each hit links to its entry. */
export function SearchResults({ isOpen, found, failure, isLoadingMore, loadMore }: Search) {
  return (
    <div className={isOpen ? styles.results : undefined}>
      <p role="status" className="small">
        {isOpen && !failure && (found ? foundSentence(found) : 'Wird gesucht\u00a0…')}
      </p>
      {failure && <p role="alert">{failure}</p>}
      {found && <Hits hits={found.nodes.filter(({ isInside }) => !isInside)} />}
      {found && found.insideCount > 0 && (
        <details className={styles.inside} open={found.count === found.insideCount || undefined}>
          <summary className="target">
            {found.insideCount.toLocaleString('de-DE')}-mal {found.count === found.insideCount ? '' : 'auch '}
            mitten in Wörtern
            <Icon name="chevron" />
          </summary>
          <Hits hits={found.nodes.filter(({ isInside }) => isInside)} />
        </details>
      )}
      {found?.nextBefore && (
        <>
          <p className="print-only">
            Gedruckt sind nur die ersten {found.nodes.length.toLocaleString('de-DE')} davon.
          </p>
          <div className="centered">
            <Button pending={isLoadingMore} pendingLabel={'Wird gesucht\u00a0…'} onClick={loadMore}>
              Weitere Treffer laden
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Hits({ hits }: { hits: Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.day} className={styles.hit}>
          <h2 className={entry.date}>
            <Link to={`#${hit.day}`}>{longDate(hit.day)}</Link>
          </h2>
          <p className={entry.text} dir="auto">
            {markedText(hit)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The server says what to mark (`bff/search/excerpt.ts`). */
function markedText({ excerpt, marks }: Hit): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push(excerpt.slice(at, start), <mark key={start}>{excerpt.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, excerpt.slice(at)];
}
