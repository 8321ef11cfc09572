import type { AccountServices } from '../account/account.slice.ts';
import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import { memoryFields, memoryResolvers } from './memory.resolvers.ts';
import { MemoryService } from './memory.service.ts';

/** Memories: earlier entries shown again. The slice stores no table, only flags of users and answers. */
export const memorySlice = {
  folder: 'memory',
  fields: memoryFields,
  open: (given: Platform & AccountServices & AnswerServices) => {
    const memories = new MemoryService(given);
    return { services: { memories }, resolvers: memoryResolvers(memories, given) };
  },
};
