import { UNDO_MS } from '../../bff/answer/answer.numbers.rules.ts';
import { type AnswerTexts, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { storeFocusTarget } from '../answer/result-notes.ts';
import { toFailure } from '../lib/failure.ts';
import { isStored } from '../lib/json-values.ts';
import { PATHS } from '../lib/paths.ts';
import { whenNothingIsUnfinished } from '../lib/unfinished.ts';
import { client } from '../session/client.ts';
import { reloadWithToasts, showToast, type Toast, type Undo } from '../ui/toast-store.ts';
import { TEMPORARY } from '../writing/delivery.ts';
import type { Answer } from '../writing/text.ts';
import { AnswersDocument } from './diary.operations.generated.ts';
import { deletionOf, ENTRY_RESTORED, entryNotRestored } from './diary.wording.ts';
import { nameDay } from './diary-place.ts';
import { RestoreAnswerDocument } from './undo.generated.ts';

/** A deleted answer. The server has deleted its texts, so only this page still has them. */
type Deletion = { userId: string; id: string; day: string; texts: AnswerTexts };

/** Toast after an entry is deleted. Holds the texts for an undo if they were readable. */
export function entryDeleted(userId: string, { id, day, isReadable, ...texts }: Answer): Toast {
  if (!isReadable) return deletionOf(day);
  const deletion: Deletion = { userId, id, day, texts: textsOf(texts) };
  return { ...deletionOf(day), undo: { until: Date.now() + UNDO_MS, of: deletion } };
}

/** Sends the texts back and reloads the page, which then shows the entry. A failure that may pass keeps the undo. */
export async function restoreEntry(undo: Undo): Promise<void> {
  if (!isStored<Deletion>(undo.of, 'userId', 'id', 'day', 'texts')) return;
  const { userId, id, day, texts } = undo.of;
  try {
    await client.mutate({
      mutation: RestoreAnswerDocument,
      variables: { input: { id, ...texts } },
      context: { userId },
    });
  } catch (error) {
    const { code, message } = toFailure(error);
    // A day is free again once its new entry is deleted.
    const mayPass = code === 'CONFLICT' || TEMPORARY.has(code);
    showToast({ ...entryNotRestored(message), undo: mayPass ? undo : undefined });
    return;
  }
  showToast(ENTRY_RESTORED);
  const isDiary = window.location.pathname === PATHS.diary;
  // The reload below shows the same entries, unless it has to wait for unfinished work.
  if (isDiary) client.refetchQueries({ include: [AnswersDocument] }).catch(() => {});
  whenNothingIsUnfinished(() => {
    storeFocusTarget('diary');
    if (isDiary) nameDay(day);
    reloadWithToasts();
  });
}
