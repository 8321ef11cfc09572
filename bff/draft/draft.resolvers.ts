import { textsOf } from '../answer/answer-content.rules.ts';
import { meantDay } from '../answer/night.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { draftRule } from './draft.rules.ts';
import type { DraftService } from './draft.service.ts';

/** What is declared of the draft slice's root fields. */
export const draftFields = {
  draft: { access: 'user', scope: 'answers:read' },
  displacedDraft: { access: 'user', scope: 'answers:read' },
  saveDraft: { access: 'user', scope: 'answers:write', limit: 'write' },
  discardDisplacedDraft: { access: 'user', scope: 'answers:write', limit: 'write' },
} satisfies Record<string, RootField>;

/** Root fields of the draft slice. */
export function draftResolvers(drafts: DraftService): Resolvers {
  return {
    Query: {
      draft: (_root, args, { user, today }) => drafts.read(user.id, today, meantDay(args, today)),
      displacedDraft: (_root, _args, { user, today }) => drafts.readDisplaced(user.id, today),
    },
    Mutation: {
      saveDraft: (_root, args, { user, today, writerId }) => {
        const texts = textsOf(parseInput(draftRule, args));
        const known = { writerId, expected: args.expectedUpdatedAt };
        return drafts.save({ userId: user.id, today, day: meantDay(args, today), texts, ...known });
      },
      discardDisplacedDraft: async (_root, { updatedAt }, { user, today }) => {
        await drafts.discardDisplaced(user.id, today, updatedAt);
        return true;
      },
    },
  };
}
