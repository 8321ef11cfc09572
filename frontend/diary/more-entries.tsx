import type { RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { LOADING } from '../ui/ui.wording.ts';
import styles from './diary.module.css';

/** About what an entry takes, so that the page is nearly as long before it has come. */
const ENTRY_HEIGHT_PX = 130;

type MoreEntriesProps = {
  place: RefObject<HTMLDivElement | null>;
  label: string;
  /** What paper says in the place of what is to come. */
  missing: string;
  /** How many entries are to come here. */
  count: number;
  state: 'resting' | 'loading' | 'failed';
  onLoad: () => void;
};

/** Holds the place of entries that have not been loaded; a button loads them, also for those who do not scroll. */
export function MoreEntries({ place, label, missing, count, state, onLoad }: MoreEntriesProps) {
  return (
    <>
      <p className={`print-only ${styles.missing}`}>{missing}</p>
      <div
        ref={place}
        className={`screen-only centered ${styles.more}`}
        style={{ minHeight: `${count * ENTRY_HEIGHT_PX}px` }}
      >
        {state === 'failed' && <p role="alert">Weitere Einträge konnten nicht geladen werden.</p>}
        <Button kind="secondary" pending={state === 'loading'} pendingLabel={LOADING} onClick={onLoad}>
          {label}
        </Button>
      </div>
    </>
  );
}
