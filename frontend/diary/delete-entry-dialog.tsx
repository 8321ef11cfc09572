import { useMutation } from '@apollo/client/react';
import { evictToday } from '../graphql/evict-today.ts';
import { longDate } from '../lib/dates.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { AnswerFieldsFragment } from '../writing/answer.fragments.generated.ts';
import { DeleteAnswerDocument } from './diary.operations.generated.ts';
import { ENTRY_NOT_DELETED } from './diary.wording.ts';

type DeleteEntryDialogProps = {
  answer: AnswerFieldsFragment | null;
  onCancel: () => void;
  onDeleted: (answer: AnswerFieldsFragment) => void;
};

/** Asks before an entry is deleted, and deletes it. */
export function DeleteEntryDialog({ answer, onCancel, onDeleted }: DeleteEntryDialogProps) {
  const [deleteAnswer, { loading }] = useMutation(DeleteAnswerDocument, { update: evictToday });

  async function confirm() {
    if (!answer) return;
    try {
      await deleteAnswer({ variables: { id: answer.id } });
      onDeleted(answer);
    } catch {
      onCancel();
      showToast(ENTRY_NOT_DELETED);
    }
  }

  return (
    <ConfirmDialog
      open={answer !== null}
      title="Eintrag löschen?"
      text={`Der Eintrag${answer ? ` vom ${longDate(answer.day)}` : ''} wird sofort gelöscht. Rückgängig machen kannst Du das nur gleich danach.`}
      confirmLabel="Löschen"
      pendingLabel="Lösche..."
      pending={loading}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
