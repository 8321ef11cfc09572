import { useMutation, useQuery } from '@apollo/client/react';
import { type AnswerTexts, isEmpty, isSameAnswer, textsOf } from '../../bff/answer/answer-content.rules.ts';
import { DRAFT_LIFETIME_DAYS } from '../../bff/draft/draft.numbers.rules.ts';
import { ANSWER_SAVED } from '../answer/update-toasts.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import { showToast } from '../ui/toast-store.ts';
import { SAVING } from '../ui/ui.wording.ts';
import type { News } from '../writing/events.ts';
import { type Answer, type Field, isSaving, type Version, YESTERDAY } from '../writing/text.ts';
import { TextStatus } from '../writing/text-status.tsx';
import { useText } from '../writing/use-text.ts';
import { DAILY_UPDATE } from './daily.wording.ts';
import { DiscardSupersededDraftDocument, SupersededDraftDocument } from './superseded-draft.generated.ts';

const TOO_LATE =
  'Die Frage von heute war schon beantwortet, als er ankam. Er kann Deine Antwort ersetzen; sonst bleibt er für morgen hier.';
const YESTERDAY_TOO_LATE =
  'Für gestern gab es schon eine Antwort, als er ankam. Er kann Deine Antwort ersetzen; sonst findest Du ihn bei der Frage von heute wieder.';
const ANOTHER_DAY =
  'Sein Tag lässt sich nicht mehr nachtragen. Bei der Frage von heute findest Du ihn wieder.';
const SUPERSEDED = `Er stand noch als Entwurf da, als Deine Antwort gespeichert wurde. Er kann sie ersetzen; sonst bleibt er hier, bis Du ihn verwirfst, höchstens ${DRAFT_LIFETIME_DAYS}\u00a0Tage.`;

type WaitingTextProps = {
  field: Field;
  yesterday: string | null;
  answer: Answer;
  /** Whether the page is about to reload. */
  isLeaving: boolean;
};

/**
 * The draft that today's answer has superseded, until the person uses or discards it; and a function to discard it. Asks
 * nothing while `skip` is true.
 */
function useSupersededDraft(
  answer: Answer,
  skip: boolean,
): [superseded: Version | null, discard: () => void] {
  const { data, refetch } = useQuery(SupersededDraftDocument, { fetchPolicy: 'network-only', skip });
  const [discardDraft] = useMutation(DiscardSupersededDraftDocument);
  const draft = data?.supersededDraft;

  async function discard() {
    if (!draft?.updatedAt) return;
    // If the discard fails, or a newer draft exists, the draft is offered again.
    await discardDraft({ variables: { updatedAt: draft.updatedAt } }).catch(() => {});
    await refetch().catch(() => {});
  }
  const isGone = !draft || isEmpty(draft) || isSameAnswer(draft, answer);
  return [isGone ? null : draft, () => void discard()];
}

/**
 * A draft that came after the day was answered. The person can replace the answer with the draft, discard it or leave
 * it.
 */
export function WaitingText({ field, yesterday, answer, isLeaving }: WaitingTextProps) {
  const known = { answer, day: answer.day, yesterday };
  const { text, dispatch } = useText(useUserId(), field, known, onNews);
  const [superseded, discardSuperseded] = useSupersededDraft(answer, isLeaving);
  const { typed } = text;
  const isBusy = isSaving(text);
  // Midnight has passed while the text was typed for yesterday.
  const isOvertaken = field === YESTERDAY && typed !== null && typed.day !== answer.day;
  const tooLate = field === YESTERDAY ? YESTERDAY_TOO_LATE : TOO_LATE;
  const waiting = typed?.value ?? superseded;

  function onNews(news: News) {
    if (news.is === 'saved') {
      if (superseded && isSameAnswer(superseded, news.saved.answer)) discardSuperseded();
      const isEarlier = news.saved.answer.id !== answer.id;
      // Yesterday's card is not on this page, so the toast names the milestone.
      showToast(isEarlier ? { ...ANSWER_SAVED, text: news.saved.milestone?.text } : DAILY_UPDATE.updated);
    } else if (news.is === 'failed' && (news.outcome.is === 'conflict' || news.outcome.failure)) {
      showToast(DAILY_UPDATE.failed);
    }
  }

  function replace(value: AnswerTexts) {
    // From here on the text is in the local outbox until the server has it.
    if (!typed) dispatch({ is: 'typed', value });
    dispatch({ is: 'chose', side: 'own' });
  }

  function discard() {
    // Discard the superseded draft together with the text that was based on it.
    if (!typed || typed.base === superseded?.updatedAt) discardSuperseded();
    dispatch({ is: 'chose', side: 'stored' });
  }

  if (!waiting) return null;
  return (
    <OtherVersion
      title="Dieser Text wartet noch"
      hint={isOvertaken ? ANOTHER_DAY : typed ? tooLate : SUPERSEDED}
      texts={waiting}
    >
      {text.problem && <TextStatus text={text} />}
      {!isOvertaken && (
        <Button pending={isBusy} pendingLabel={SAVING} onClick={() => replace(textsOf(waiting))}>
          Antwort ersetzen
        </Button>
      )}
      <Button disabled={isBusy} onClick={discard}>
        Verwerfen
      </Button>
    </OtherVersion>
  );
}
