import { useLatePart } from '../lib/use-late-part.ts';
import type { Event } from './events.ts';
import { otherOf, type Text } from './text.ts';

const FETCH_AHEAD_MS = 3000;
const loadVersions = async () => (await import('./versions.tsx')).Versions;

type LateVersionsProps = { text: Text; dispatch: (event: Event) => void; onTaken?: () => void };

/** The place of a second version, which comes after the page, because there seldom is one. */
export function LateVersions({ text, dispatch, onTaken }: LateVersionsProps) {
  const other = otherOf(text);
  const [Versions] = useLatePart(loadVersions, other !== null, FETCH_AHEAD_MS);

  function choose(side: 'own' | 'stored') {
    dispatch({ is: 'chose', side });
    if (side === 'stored') onTaken?.();
  }
  return (
    <div aria-live="polite">
      {Versions && other && <Versions text={text} other={other} onChosen={choose} />}
    </div>
  );
}
