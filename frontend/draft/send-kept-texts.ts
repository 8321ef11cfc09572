import type { ApolloClient } from '@apollo/client';
import { isBlank } from '../../bff/platform/lib/blank-text.rules.ts';
import { createApolloClient } from '../graphql/apollo-client.ts';
import {
  SaveAnswerDocument,
  SaveDraftDocument,
  UpdateAnswerDocument,
} from '../graphql/operations.generated.ts';
import { DRAFT_FIELD, editedAnswer, forgetText, type KeptText, listKeptTexts } from '../lib/kept-texts.ts';

async function send(client: ApolloClient, { field, text, base, submitted }: KeptText): Promise<boolean> {
  const content = text.trim();
  const id = editedAnswer(field);
  if (field === DRAFT_FIELD && submitted) {
    await client.mutate({ mutation: SaveAnswerDocument, variables: { content } });
    return true;
  }
  if (field === DRAFT_FIELD) {
    const variables = { content: text, expectedUpdatedAt: base };
    const { data } = await client.mutate({ mutation: SaveDraftDocument, variables });
    return isBlank(text) || Boolean(data?.saveDraft.updatedAt);
  }
  // An edit that nobody has asked to save is not ours to save.
  if (id === null || !submitted) return false;
  const input = { id, content, expectedUpdatedAt: base };
  await client.mutate({ mutation: UpdateAnswerDocument, variables: { input } });
  return true;
}

/** Sends all that this browser keeps of this person, wherever it was typed; tells whether nothing is left. */
export async function sendKeptTexts(userId: string): Promise<boolean> {
  const texts = await listKeptTexts(userId);
  if (texts.length === 0) return true;
  const client = createApolloClient({ onUnauthenticated: () => {}, userId: () => userId });
  const arrived = await Promise.all(
    texts.map(async (kept) => {
      const hasArrived = await send(client, kept).catch(() => false);
      if (hasArrived) await forgetText(userId, kept.field, kept.text);
      return hasArrived;
    }),
  );
  return arrived.every(Boolean);
}
