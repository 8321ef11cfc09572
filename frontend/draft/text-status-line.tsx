import { useEffect, useRef, useState } from 'react';
import styles from './text-status-line.module.css';

const ANNOUNCE_EVERY_MS = 30_000;

/** How far a typed text has come to the server; 'refused' is told elsewhere, by what asks for a decision. */
export type TextStatus = 'untouched' | 'typing' | 'saved' | 'waiting' | 'refused';

const LINES: Record<TextStatus, string> = {
  untouched: '',
  typing: '',
  saved: 'Gesichert',
  waiting: 'Wird gesichert, sobald Du online bist',
  refused: '',
};

/** The quiet line that tells the truth about a text; spoken at most every 30 seconds. */
export function TextStatusLine({ status }: { status: TextStatus }) {
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);
  const [aloud, setAloud] = useState(true);

  useEffect(() => {
    // Decided while the line is empty, so that the live region is ready before its words come.
    if (LINES[status] === '') setAloud(performance.now() - spokenAt.current > ANNOUNCE_EVERY_MS);
    else if (aloud) spokenAt.current = performance.now();
  }, [status, aloud]);

  return (
    <p className={styles.line} aria-live={aloud ? 'polite' : 'off'}>
      {LINES[status]}
    </p>
  );
}
