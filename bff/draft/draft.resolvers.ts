import { textsOf } from '../answer/answer-content.rules.ts';
import { requestedDay } from '../answer/requested-day.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { draftRule } from './draft.rules.ts';
import type { DraftService } from './draft.service.ts';

export const draftFields = {
  draft: { access: 'user', scope: 'answers:read' },
  supersededDraft: { access: 'user', scope: 'answers:read' },
  saveDraft: { access: 'user', scope: 'answers:write', limit: 'write' },
  discardSupersededDraft: { access: 'user', scope: 'answers:write', limit: 'write' },
} satisfies Record<string, RootField>;

export function draftResolvers(drafts: DraftService): Resolvers {
  return {
    Query: {
      draft: (_root, args, { user, today }) => drafts.read(user.id, today, requestedDay(args, today)),
      supersededDraft: (_root, _args, { user, today }) => drafts.readSuperseded(user.id, today),
    },
    SaveDraftPayload: {
      draft: ({ draft }, _args, context) => (draft && context.mayShow('answers:read') ? draft : null),
    },
    // A payload with a conflict has only the conflict.
    DiscardSupersededDraftPayload: { wasDiscarded: ({ wasDiscarded }) => wasDiscarded === true },
    Mutation: {
      saveDraft: async (_root, { input }, { user, today, writerId }) => {
        const texts = textsOf(parseInput(draftRule, input));
        const known = { writerId, expected: input.expectedUpdatedAt };
        const day = requestedDay(input, today);
        const draft = await drafts.save({ userId: user.id, today, day, texts, ...known });
        const { updatedAt } = draft;
        return { draft, version: updatedAt ? { day, updatedAt } : null };
      },
      discardSupersededDraft: async (_root, { input: { updatedAt } }, { user, today }) => ({
        wasDiscarded: await drafts.discardSuperseded(user.id, today, updatedAt),
      }),
    },
  };
}
