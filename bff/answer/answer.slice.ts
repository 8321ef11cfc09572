import type { DraftService } from '../draft/draft.service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { AnswerEntity } from './answer.entity.ts';
import { answerFields, answerResolvers } from './answer.resolvers.ts';
import { answerRoutes } from './answer.rest.ts';
import { AnswerService } from './answer.service.ts';
import { AnswerChanges } from './answer-changes.ts';
import { answersReader } from './answer-list.ts';
import { DeletionUndo } from './deletion-undo.ts';
import { DiaryReader } from './diary-reader.ts';
import { DiarySlices } from './diary-slices.ts';

/** The diary: one answer a day. */
export const answerSlice = {
  entities: [AnswerEntity],
  fields: answerFields,
  routes: answerRoutes,
  open: ({ db, vault, clock, meter, readingTurns }: Platform, { draft }: { draft: DraftService }) => {
    const diarySlices = new DiarySlices(db, vault, readingTurns);
    const answer = new AnswerService({ db, vault, slices: diarySlices, drafts: draft, clock, meter });
    const diary = new DiaryReader(db, vault);
    const changes = new AnswerChanges(db, vault, diarySlices);
    const undo = new DeletionUndo(db, vault, clock);
    return {
      services: { answer, diary, diarySlices },
      lists: { answers: answersReader(diarySlices) },
      resolvers: answerResolvers(answer, changes, undo),
      purge: () => answer.purge(),
    };
  },
} satisfies Slice;
