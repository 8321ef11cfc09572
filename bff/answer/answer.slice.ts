import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServicesOf } from '../platform/slice.ts';
import { AnswerEntity, AnswerStorageEntity } from './answer.entity.ts';
import { ACCOUNT_MAX_MB } from './answer.numbers.rules.ts';
import { answerFields, answerResolvers } from './answer.resolvers.ts';
import { answerRoutes } from './answer.rest.ts';
import { AnswerService } from './answer.service.ts';
import { AnswerChanges } from './answer-changes.ts';
import { answersReader } from './answer-list.ts';
import { AnswerStorage } from './answer-storage.ts';
import { DeletionUndo } from './deletion-undo.ts';
import { DiaryReader } from './diary-reader.ts';
import { ImportedAnswers } from './imported-answers.ts';

const counters = {
  answerSaved: {
    name: 'aufwind_answers_saved_total',
    help: 'New answers; a repeated save of the same text is none.',
  },
  storageFull: {
    name: 'aufwind_storage_full_total',
    help: 'Saves, edits and imports that a full diary refused (ACCOUNT_MAX_MB).',
  },
};

declare module '../platform/lib/meter.ts' {
  interface Counters extends Readonly<typeof counters> {}
}

/** The diary: an answer a day. */
export const answerSlice = {
  folder: 'answer',
  entities: [AnswerEntity, AnswerStorageEntity],
  fields: answerFields,
  routes: answerRoutes,
  counters,
  open: (given: Platform & Pick<Env, 'accountMaxMb'>) => {
    const answerStorage = new AnswerStorage({ ...given, maxMb: given.accountMaxMb ?? ACCOUNT_MAX_MB });
    const diary = new DiaryReader(given);
    const deps = { ...given, diary, storage: answerStorage };
    const answer = new AnswerService(deps);
    const importedAnswers = new ImportedAnswers(deps);
    const changes = new AnswerChanges(deps);
    const undo = new DeletionUndo(deps);
    return {
      services: { answer, answerStorage, diary, importedAnswers },
      lists: { answers: answersReader(diary) },
      resolvers: answerResolvers(answer, diary, changes, undo, answerStorage),
      jobs: { answer: () => answer.purge(), answerStorage: () => answerStorage.recountOld() },
    };
  },
};

export type AnswerServices = ServicesOf<typeof answerSlice>;
