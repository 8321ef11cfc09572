import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AnswerTexts, isSame, normalise, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { createDelivery } from './delivery.ts';
import type { News } from './events.ts';
import { type Answer, EMPTY, type Field, shownOf } from './text.ts';
import { writers } from './writers.ts';

/** Server state of a field: its answer or entry, its day, and yesterday while it can be answered. */
export type ServerState = { answer: Answer | null; day: string | null; yesterday?: string | null };

/** Connects a component to the text of this person and field. `onNews` gets notifications; input becomes NFC. */
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
  // After the server state, because the outbox is searched for texts of this day.
  useEffect(() => writers.retain(writer), [writer]);

  function type(input: AnswerTexts) {
    setRaw(input);
    writer.dispatch({ is: 'typed', value: normalise(input) });
  }

  // A saved text stays in its field until the card of the answer takes its place.
  const shown = textsOf((!text.typed && text.answer) || shownOf(text));
  // Show the raw input as long as it is equal: normalised text would move the caret.
  const input = isSame(raw, shown) ? raw : shown;
  return { text, input, type, dispatch: writer.dispatch };
}
