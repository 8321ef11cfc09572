import { useMutation, useQuery } from '@apollo/client/react';
import { isEmpty, isSameAnswer } from '../../bff/answer/answer-content.rules.ts';
import type { Answer, Version } from '../writing/text.ts';
import { DiscardSupersededDraftDocument, SupersededDraftDocument } from './superseded-draft.generated.ts';

/**
 * The draft that today's answer has superseded, until the person uses or discards it; and a function to discard it. Asks
 * nothing while `skip` is true.
 */
export function useSupersededDraft(
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
