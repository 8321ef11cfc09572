import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerTexts } from '../../bff/answer/answer-content.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import { createDelivery } from '../writing/delivery.ts';
import type { News } from '../writing/events.ts';
import type { OutboxEntry } from '../writing/local-outbox.ts';
import type { Field } from '../writing/text.ts';
import { writers } from '../writing/writers.ts';
import styles from './answered-card.module.css';
import { EntryOfDayDocument } from './waiting-edits.generated.ts';

/** Where an edit is; `gone`: the entry was deleted elsewhere, and only this text is left. */
type Place = { is: 'unknown' | 'arrived' | 'waiting' } | { is: 'gone'; texts: AnswerTexts };

type WaitingEditsProps = {
  unsent: OutboxEntry[];
  /** The answer whose own editor on this page continues its edit. */
  shownId: string | undefined;
};

/** The edits of diary entries that other pages have left in this browser. */
export function WaitingEdits({ unsent, shownId }: WaitingEditsProps) {
  const days = new Map(
    unsent.flatMap(({ field, typed }) => (field.kind === 'entry' ? [[field.id, typed.day] as const] : [])),
  );
  return [...days].map(([id, day]) => id !== shownId && <WaitingEdit key={id} id={id} day={day} />);
}

/** Sends an edit that the person has saved; leads to an edit that stays, or shows its text if the entry is gone. */
function WaitingEdit({ id, day }: { id: string; day: string | null }) {
  const userId = useUserId();
  const client = useApolloClient();
  const [place, setPlace] = useState<Place>({ is: 'unknown' });
  const field: Field = { kind: 'entry', id };
  const writer = () => writers.get(userId, field, () => createDelivery(client, userId, field));

  async function find(): Promise<Place> {
    writer().restore();
    if (await writer().flush()) return { is: 'arrived' };
    const texts = writer().text().typed?.value;
    if (!day) return { is: 'waiting' };
    const { data } = await client.query({
      query: EntryOfDayDocument,
      variables: { day },
      fetchPolicy: 'no-cache',
    });
    const isGone = data !== undefined && data.answer?.id !== id;
    return isGone && texts ? { is: 'gone', texts } : { is: 'waiting' };
  }
  const findNow = useEffectEvent(find);
  const listen = useEffectEvent((onNews: (news: News) => void) => writer().onNews(onNews));
  useEffect(() => {
    findNow().then(setPlace, () => setPlace({ is: 'waiting' }));
    // An edit that waits for the network arrives later.
    return listen((news) => news.is === 'saved' && setPlace({ is: 'arrived' }));
  }, []);

  function discard() {
    writer().dispatch({ is: 'chose', side: 'stored' });
    const texts = writer().text().typed?.value;
    setPlace(texts ? { is: 'gone', texts } : { is: 'arrived' });
  }

  if (place.is === 'gone')
    return (
      <OtherVersion
        title="Dieser Text hat keinen Eintrag mehr"
        hint="Du hast ihn in einem Eintrag geschrieben, der inzwischen gelöscht ist. Kopiere ihn, wenn Du ihn behalten willst."
        texts={place.texts}
      >
        <Button onClick={discard}>Verwerfen</Button>
      </OtherVersion>
    );
  return (
    place.is === 'waiting' && (
      <Link to={day ? `${PATHS.diary}#${day}` : PATHS.diary} className={`screen-only target ${styles.more}`}>
        Im Tagebuch wartet eine Änderung, die noch nicht gespeichert ist.
      </Link>
    )
  );
}
