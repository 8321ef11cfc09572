import { useRef, useState } from 'react';
import { useUserId } from '../account/use-current-user.ts';
import type { AnswerFieldsFragment } from '../graphql/operations.generated.ts';
import { editField, forgetText } from '../lib/kept-texts.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { useFindKept } from '../lib/use-find-kept.ts';

/** Whether this answer is being edited, with the focus on its pencil afterwards; an edit that was cut short goes on. */
export function useEditing(answer: AnswerFieldsFragment) {
  const userId = useUserId();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  useFindKept(userId, editField(answer.id), (kept) => {
    // It did reach the server, only the answer did not come back.
    if (kept?.text.trim() === answer.content) void forgetText(userId, kept.field, kept.text);
    else if (kept) setEditing(true);
  });
  useAfterClose(editing, () => pencil.current?.focus());

  return {
    editing,
    pencil,
    open: () => setEditing(true),
    close: () => setEditing(false),
  };
}
