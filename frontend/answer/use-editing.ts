import { useRef, useState } from 'react';
import { isSameAnswer } from '../../bff/answer/answer-content.rules.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useUserId } from '../session/use-current-user.ts';
import { shelf } from '../writing/shelf.ts';
import type { Answer } from '../writing/text.ts';
import { useShelf } from '../writing/use-shelf.ts';

/** Whether this answer is being edited, with the focus on its pencil afterwards; an edit that was cut short goes on. */
export function useEditing(answer: Answer) {
  const userId = useUserId();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useShelf(userId, (found) => {
    for (const { field, typed } of found) {
      if (field.kind !== 'entry' || field.id !== answer.id) continue;
      // It did reach the server, only the answer did not come back.
      if (isSameAnswer(typed.value, answer))
        void shelf.drop({ person: userId, field, isHome: () => true }, typed.value);
      else setEditing(true);
    }
  });
  useAfterClose(editing, () => pencil.current?.focus());

  return {
    editing,
    pencil,
    open: () => setEditing(true),
    close: () => setEditing(false),
  };
}
