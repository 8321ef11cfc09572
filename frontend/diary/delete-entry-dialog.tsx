import { useMutation, useQuery } from '@apollo/client/react';
import { evictToday } from '../graphql/evict-today.ts';
import { formatCount } from '../lib/counts.ts';
import { longDate } from '../lib/dates.ts';
import { runAfterDeletion } from '../streak/run-after.ts';
import { StreakDocument, type StreakQuery } from '../streak/streak.operations.generated.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { AnswerFieldsFragment } from '../writing/answer.fragments.generated.ts';
import { DeleteAnswerDocument } from './diary.operations.generated.ts';
import { ENTRY_NOT_DELETED, entryNotDeleted } from './diary.wording.ts';

type DeleteEntryDialogProps = {
  today: string | undefined;
  answer: AnswerFieldsFragment | null;
  onCancel: () => void;
  onDeleted: (answer: AnswerFieldsFragment) => void;
};

/** What the deletion does to the run, with a blank before it, or nothing. */
function runSentence({ count, lastSevenDays }: StreakQuery['streak'], today: string, day: string): string {
  const run = { count, today, isTodayAnswered: lastSevenDays.at(-1) === true };
  const after = runAfterDeletion(run, day);
  if (after === null) return '';
  if (after === 0) return ` Deine Serie von ${formatCount(count, 'Tag', 'Tagen')} ist dann zu Ende.`;
  return ` Deine Serie ist dann ${after} statt ${formatCount(count, 'Tag', 'Tage')} lang.`;
}

/** Asks before an entry is deleted, says what becomes of the run, and deletes the version that the page shows. */
export function DeleteEntryDialog({ today, answer, onCancel, onDeleted }: DeleteEntryDialogProps) {
  const { data } = useQuery(StreakDocument, { fetchPolicy: 'cache-only' });
  const [deleteAnswer, { loading }] = useMutation(DeleteAnswerDocument, { update: evictToday });

  async function confirm() {
    if (!answer) return;
    const variables = { id: answer.id, expectedUpdatedAt: answer.updatedAt };
    const { data: deleted } = await deleteAnswer({ variables }).catch(() => ({ data: null }));
    const conflict = deleted?.deleteAnswer.conflict;
    if (deleted && !conflict) return onDeleted(answer);
    onCancel();
    // The reply brings the newer text into the page.
    showToast(conflict ? entryNotDeleted(conflict.message) : ENTRY_NOT_DELETED);
  }

  return (
    <ConfirmDialog
      open={answer !== null}
      title="Eintrag löschen?"
      text={`Der Eintrag${answer ? ` vom ${longDate(answer.day)}` : ''} wird sofort gelöscht. Rückgängig machen kannst Du das nur gleich danach.${answer && today && data?.streak.isShown ? runSentence(data.streak, today, answer.day) : ''}`}
      confirmLabel="Löschen"
      pendingLabel={'Lösche\u00a0…'}
      pending={loading}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
