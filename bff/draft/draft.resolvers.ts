import { textsOf } from '../answer/answer-content.rules.ts';
import type { Conflict } from '../answer/conflict.ts';
import { requestedDay } from '../answer/requested-day.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { CalendarDay } from '../platform/lib/clock.ts';
import { draftRule } from './draft.rules.ts';
import type { DraftService, DraftView } from './draft.service.ts';

declare module '../platform/graphql/parents.ts' {
  interface Parents {
    /** A change with a conflict has only the conflict. */
    SaveDraftPayload: { day?: CalendarDay; draft?: DraftView; conflict?: Conflict };
    DiscardSupersededDraftPayload: { wasDiscarded?: boolean; conflict?: Conflict };
  }
}

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
      version: ({ day, draft }) =>
        day && draft?.updatedAt ? { id: null, day, updatedAt: draft.updatedAt } : null,
      draft: ({ draft }, _args, context) => (draft && context.mayShow('answers:read') ? draft : null),
    },
    DiscardSupersededDraftPayload: { wasDiscarded: ({ wasDiscarded }) => wasDiscarded === true },
    Mutation: {
      saveDraft: async (_root, { input }, { user, today, writerId }) => {
        const texts = textsOf(parseInput(draftRule, input));
        const known = { writerId, expected: input.expectedUpdatedAt };
        const day = requestedDay(input, today);
        return { day, draft: await drafts.save({ userId: user.id, today, day, texts, ...known }) };
      },
      discardSupersededDraft: async (_root, { input: { updatedAt } }, { user, today }) => ({
        wasDiscarded: await drafts.discardSuperseded(user.id, today, updatedAt),
      }),
    },
  };
}
