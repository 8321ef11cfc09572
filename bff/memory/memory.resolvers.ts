import * as z from 'zod/mini';
import type { AccountServices } from '../account/account.slice.ts';
import { switchUser } from '../account/user-changes.ts';
import { answerKey } from '../answer/answer.service.ts';
import type { AnswerServices } from '../answer/answer.slice.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { Platform } from '../platform/platform.ts';
import { MEMORY_MILESTONES } from './memory.numbers.rules.ts';
import type { MemoryService } from './memory.service.ts';

const NO_SUCH_MILESTONE = 'Zu diesem Meilenstein gibt es keinen Rückblick';

const milestoneRule = z.object({ days: z.literal(MEMORY_MILESTONES, NO_SUCH_MILESTONE) });

export const memoryFields = {
  memory: { access: 'user', scope: 'answers:read' },
  milestoneMemory: { access: 'user', scope: 'answers:read' },
  earlierAnswer: { access: 'user', scope: 'answers:read' },
  hideMemory: { access: 'user', scope: 'none', limit: 'write' },
  setMemories: { access: 'user', scope: 'none', limit: 'write' },
} satisfies Record<string, RootField>;

export function memoryResolvers(
  memories: MemoryService,
  { account, answer, db }: Platform & AccountServices & AnswerServices,
): Resolvers {
  return {
    Query: {
      memory: (_root, _args, { user, today }) => memories.of(user.id, today),
      milestoneMemory: (_root, args, { user, today }) =>
        memories.ofMilestone(user.id, today, parseInput(milestoneRule, args).days),
      earlierAnswer: (_root, { exceptId }, { user, today }) =>
        memories.byChance(user.id, today, exceptId ? answerKey(exceptId) : 0),
    },
    Account: { hasMemories: async ({ id }) => (await account.findById(id))?.hasMemories === true },
    Mutation: {
      hideMemory: async (_root, { input: { id, isHidden } }, { user }) => {
        await answer.hideMemory(user.id, answerKey(id), isHidden);
        return { id, isHidden };
      },
      setMemories: async (_root, { input }, { user }) => {
        await db.write((tx) => switchUser(tx, user.id, 'hasMemories', input.isOn));
        return { account: user };
      },
    },
  };
}
