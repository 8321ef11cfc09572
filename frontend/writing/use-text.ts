import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AnswerTexts, isSame, normalise, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { useReturn } from '../lib/use-return.ts';
import { createDelivery } from './delivery.ts';
import type { News } from './events.ts';
import { type Answer, EMPTY, type Field, shownOf } from './text.ts';
import { writers } from './writers.ts';

/** What the page knows from the server: the answer of the day, or the entry; its day; beside today an open yesterday. */
export type ServerState = { answer: Answer | null; day: string | null; yesterday?: string | null };

/**
 * Shows the text of this person and field, for as long as the component is there; `onNews` gets its news. What stands in
 * the field becomes a value in NFC.
 */
export function useText(
  person: string,
  field: Field,
  { answer, day, yesterday = null }: ServerState,
  onNews: (news: News) => void,
) {
  const client = useApolloClient();
  const [writer] = useState(() => writers.get(person, field, () => createDelivery(client, person, field)));
  const text = useSyncExternalStore(writer.subscribe, writer.text);
  const [raw, setRaw] = useState(EMPTY);
  const deliver = useEffectEvent(onNews);

  useEffect(() => writer.onNews((news) => deliver(news)), [writer]);
  useEffect(
    () => writer.dispatch({ is: 'serverStateRead', answer, day, yesterday }),
    [writer, answer, day, yesterday],
  );
  // After it, because the outbox is asked for what is for this day.
  useEffect(() => writers.retain(writer), [writer]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void writers.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
  useReturn(() => writers.retry());

  function type(input: AnswerTexts) {
    setRaw(input);
    writer.dispatch({ is: 'typed', value: normalise(input) });
  }

  const shown = textsOf(shownOf(text));
  // Letter by letter as it was typed, for the caret's sake.
  const input = isSame(raw, shown) ? raw : shown;
  return { text, input, type, dispatch: writer.dispatch };
}
