import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import { memoryFields, memoryResolvers } from './memory.resolvers.ts';
import { MemoryService } from './memory.service.ts';

/** Earlier entries that the diary gives back; it stores nothing but what is not to be shown. */
export const memorySlice = {
  folder: 'memory',
  entities: [],
  fields: memoryFields,
  routes: [],
  open: (given: Platform & AnswerServices) => {
    const memories = new MemoryService(given);
    return { services: { memories }, resolvers: memoryResolvers(memories, given.answer) };
  },
};
