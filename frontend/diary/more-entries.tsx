import type { RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { LOADING } from '../ui/ui.wording.ts';
import styles from './diary.module.css';

/** Approximate height of an entry, so that the page keeps its length while entries load. */
const ENTRY_HEIGHT_PX = 130;

type MoreEntriesProps = {
  place: RefObject<HTMLDivElement | null>;
  label: string;
  missing: string;
  count: number;
  state: 'resting' | 'loading' | 'failed';
  onLoad: () => void;
};

/** Reserves the space of entries that are not loaded. A button loads them, for people who do not scroll. */
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
        <Button pending={state === 'loading'} pendingLabel={LOADING} onClick={onLoad}>
          {label}
        </Button>
      </div>
    </>
  );
}
