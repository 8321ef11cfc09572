import type { AnswerStorage } from '../answer/answer-storage.ts';
import type { DiaryReader } from '../answer/diary-reader.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import type { StreakService } from '../streak/streak.service.ts';
import { AnswerImportEntity } from './answer-import.entity.ts';
import { importFields, importResolvers } from './import.resolvers.ts';
import { ImportService } from './import.service.ts';

/** Entries of other diaries and of our own exports, brought in, and taken out again. */
export const importSlice = {
  entities: [AnswerImportEntity],
  fields: importFields,
  routes: [],
  open: (
    { db, vault, clock }: Platform,
    {
      answerStorage,
      diary,
      streak,
    }: { answerStorage: AnswerStorage; diary: DiaryReader; streak: StreakService },
  ) => {
    const imports = new ImportService(db, vault, answerStorage, clock);
    return {
      services: { imports },
      resolvers: importResolvers(imports, diary, streak),
      purge: () => imports.purge(),
    };
  },
} satisfies Slice;
