import { useEffect, useRef, useState } from 'react';
import type { DraftStatus } from './use-draft.ts';

const ANNOUNCE_EVERY_MS = 30_000;

const LINES: Record<DraftStatus, string> = {
  untouched: '',
  typing: '',
  saved: 'Entwurf gespeichert',
  failed: 'Entwurf noch nicht gespeichert',
};

/** The quiet line that tells where the draft is; spoken at most every 30 seconds (SECURITY §9b). */
export function DraftStatusLine({
  status,
  className,
}: {
  status: DraftStatus;
  className?: string | undefined;
}) {
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);
  const [aloud, setAloud] = useState(true);

  useEffect(() => {
    // Decided while the line is empty, so that the live region is ready before its words come.
    if (LINES[status] === '') setAloud(performance.now() - spokenAt.current > ANNOUNCE_EVERY_MS);
    else if (aloud) spokenAt.current = performance.now();
  }, [status, aloud]);

  return (
    <p className={className} aria-live={aloud ? 'polite' : 'off'}>
      {LINES[status]}
    </p>
  );
}
