import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './search.module.css';
import { foundSentence, insideSentence, printedSentence } from './search.wording.ts';
import type { Found, Search } from './use-search.ts';

type Hit = Found['nodes'][number];

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
            {insideSentence(found)}
            <Icon name="chevron" />
          </summary>
          <Hits hits={found.nodes.filter(({ isInside }) => isInside)} />
        </details>
      )}
      {found?.nextBefore && <p className="print-only">{printedSentence(found.nodes.length)}</p>}
      {found?.nextBefore && (
        <div className="centered">
          <Button
            kind="secondary"
            pending={isLoadingMore}
            pendingLabel={'Wird gesucht\u00a0…'}
            onClick={loadMore}
          >
            Weitere Treffer laden
          </Button>
        </div>
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
