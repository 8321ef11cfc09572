import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUserId } from '../account/use-current-user.ts';
import type { AnswerFieldsFragment } from '../graphql/operations.generated.ts';
import { editField, findKeptText, forgetText, type KeptText } from '../lib/kept-texts.ts';
import { useAfterClose } from '../lib/use-after-close.ts';

/** Whether this answer is being edited, with the focus on its pencil afterwards; an edit that was cut short goes on. */
export function useEditing(answer: AnswerFieldsFragment) {
  const userId = useUserId();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const goOn = useEffectEvent(({ field, text }: KeptText) => {
    // It did reach the server, only the answer did not come back.
    if (text.trim() === answer.content) void forgetText(userId, field, text);
    else setEditing(true);
  });

  useEffect(() => {
    let isStill = true;
    void findKeptText(userId, editField(answer.id)).then((kept) => {
      if (isStill && kept) goOn(kept);
    });
    return () => {
      isStill = false;
    };
  }, [userId, answer.id]);

  useAfterClose(editing, () => pencil.current?.focus());

  return {
    editing,
    pencil,
    open: () => setEditing(true),
    close: () => setEditing(false),
  };
}
