import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import type { StreakService } from '../streak/streak.service.ts';
import { AnswerImportEntity } from './answer-import.entity.ts';
import { importFields, importResolvers } from './import.resolvers.ts';
import { ImportService } from './import.service.ts';

/** Imports of other diaries and of our own exports, and their undo. */
export const importSlice = {
  folder: 'import',
  entities: [AnswerImportEntity],
  fields: importFields,
  open: (given: Platform & AnswerServices & { streak: StreakService }) => {
    const imports = new ImportService(given);
    return {
      services: { imports },
      resolvers: importResolvers(imports, given.diary, given.streak),
      jobs: { import: () => imports.purge() },
    };
  },
};
