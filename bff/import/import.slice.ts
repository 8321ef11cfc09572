import type { DiaryReader } from '../answer/diary-reader.ts';
import type { ImportedAnswers } from '../answer/imported-answers.ts';
import type { Platform } from '../platform/platform.ts';
import type { StreakService } from '../streak/streak.service.ts';
import { AnswerImportEntity } from './answer-import.entity.ts';
import { importFields, importResolvers } from './import.resolvers.ts';
import { ImportService } from './import.service.ts';

const events = ['import-undone'] as const;

declare module '../platform/lib/security-events.ts' {
  interface SecurityEvents extends Record<(typeof events)[number], true> {}
}

/** The services of other slices that imports need. */
interface ImportNeeds {
  diary: DiaryReader;
  importedAnswers: ImportedAnswers;
  streak: StreakService;
}

/** Entries of other diaries and of our own exports, brought in, and taken out again. */
export const importSlice = {
  folder: 'import',
  entities: [AnswerImportEntity],
  fields: importFields,
  routes: [],
  events,
  open: (given: Platform & ImportNeeds) => {
    const imports = new ImportService(given);
    return {
      services: { imports },
      resolvers: importResolvers(imports, given.diary, given.streak),
      jobs: { import: () => imports.purge() },
    };
  },
};
