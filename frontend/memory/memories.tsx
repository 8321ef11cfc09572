import { useMutation, useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { longDate, shortDate } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { TextLink } from '../ui/button.tsx';
import { ShownTexts } from '../ui/shown-texts.tsx';
import { useAction } from '../ui/use-action.ts';
import { firstSentence } from './first-sentence.ts';
import {
  HideMemoryDocument,
  MemoryDocument,
  type MemoryQuery,
  MilestoneMemoryDocument,
} from './memories.generated.ts';
import styles from './memories.module.css';
import { NOT_CHANGED, timeAgo } from './memory.wording.ts';

/** 'Heute vor einem Jahr': the memory of today, if any. */
export function MemoryCard() {
  // A cached memory may be deleted, hidden or from yesterday.
  const { data } = useQuery(MemoryDocument, { fetchPolicy: 'network-only' });
  return data?.memory ? <ShownMemory {...data.memory} /> : null;
}

function ShownMemory({ answer, yearsAgo }: NonNullable<MemoryQuery['memory']>) {
  const id = useId();
  const [isHidden, setIsHidden] = useState(false);
  const [hideMemory] = useMutation(HideMemoryDocument);
  const { run, pending } = useAction(NOT_CHANGED);

  async function toggle() {
    await hideMemory({ variables: { id: answer.id, isHidden: !isHidden } });
    setIsHidden(!isHidden);
  }

  return (
    <section className={`card screen-only ${styles.memory}`} aria-labelledby={id}>
      <h2 id={id}>{timeAgo(yearsAgo)}</h2>
      {isHidden ? (
        <p role="status">
          Diesen Eintrag zeigen wir Dir hier nicht mehr. Im Tagebuch bleibt er. Den ganzen Rückblick kannst Du
          unter „Mein Profil“ ausschalten.
        </p>
      ) : (
        <>
          <p className={`small ${styles.date}`}>{longDate(answer.day)}</p>
          <ShownTexts texts={answer} className={styles.words} />
        </>
      )}
      <div className={`row ${styles.actions}`}>
        {!isHidden && <TextLink to={`${PATHS.diary}#${answer.day}`}>Im Tagebuch lesen</TextLink>}
        <button type="button" className="target quiet" onClick={() => pending || void run(toggle)}>
          {isHidden ? 'Doch wieder zeigen' : 'Nicht mehr zeigen'}
        </button>
      </div>
    </section>
  );
}

/** A sentence from the start of a milestone's streak, if any. */
export function MilestoneMemory({ days }: { days: number }) {
  const { data } = useQuery(MilestoneMemoryDocument, { variables: { days }, fetchPolicy: 'network-only' });
  const answer = data?.milestoneMemory;
  if (!answer) return null;
  return (
    <figure className={styles.earlier}>
      <figcaption className="small">Am {shortDate(answer.day)} hast Du geschrieben:</figcaption>
      <blockquote dir="auto">„{firstSentence(answer.content)}“</blockquote>
    </figure>
  );
}
