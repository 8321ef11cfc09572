import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { answerPageRule, answerRule, changePageRule } from './answer.rules.ts';
import { QUESTION } from './answer.sentences.rules.ts';
import type { AnswerService, SavedAnswer } from './answer.service.ts';
import { answerKey } from './answer.service.ts';
import type { AnswerChanges } from './answer-changes.ts';
import { textsOf } from './answer-content.rules.ts';
import type { AnswerStorage } from './answer-storage.ts';
import type { DeletionUndo } from './deletion-undo.ts';
import { meantDay, yesterdayOf } from './night.ts';

declare module '../platform/graphql/parents.ts' {
  interface Parents {
    SaveAnswerPayload: SavedAnswer;
  }
}

/** A page gives up to 1 MB, so a document has room for two pages. */
const PAGE_COST = 320;

/** What is declared of the answer slice's root fields. */
export const answerFields = {
  question: { access: 'public', scope: 'any' },
  today: { access: 'public', scope: 'any' },
  answers: { access: 'user', scope: 'answers:read', cost: PAGE_COST },
  answerChanges: { access: 'user', scope: 'answers:read', cost: PAGE_COST },
  answerCount: { access: 'user', scope: 'answers:read' },
  todayAnswer: { access: 'user', scope: 'answers:read' },
  yesterdayAnswer: { access: 'user', scope: 'answers:read' },
  todayStatus: { access: 'user', scope: 'answers:read' },
  diaryStorage: { access: 'user', scope: 'none' },
  saveAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
  updateAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
  deleteAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
  restoreAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
} satisfies Record<string, RootField>;

/** Root fields of the answer slice. */
export function answerResolvers(
  answers: AnswerService,
  changes: AnswerChanges,
  undo: DeletionUndo,
  storage: AnswerStorage,
): Resolvers {
  return {
    Query: {
      question: () => QUESTION,
      today: (_root, _args, { today }) => today,
      answers: (_root, args, { user }) =>
        answers.list(user.id, { ...args, ...parseInput(answerPageRule, args) }),
      answerChanges: (_root, args, { user }) => {
        const { after, first } = parseInput(changePageRule, args);
        return changes.after(user.id, after, first ?? undefined);
      },
      answerCount: (_root, _args, { user }) => answers.count(user.id),
      todayAnswer: (_root, _args, { user, today }) => answers.onDay(user.id, today),
      yesterdayAnswer: (_root, _args, { user, today }) => answers.onDay(user.id, yesterdayOf(today)),
      todayStatus: async (_root, _args, { user, today }) => ({
        hasAnswered: await answers.isAnswered(user.id, today),
      }),
      diaryStorage: (_root, _args, { user }) => storage.read(user.id),
    },
    Mutation: {
      saveAnswer: (_root, args, { user, today, timeZone, writerId }) => {
        const texts = textsOf(parseInput(answerRule, args));
        const draft = { writerId, expected: args.expectedDraftUpdatedAt };
        const answer = { userId: user.id, day: meantDay(args, today), timeZone, texts, draft };
        return answer.day === today ? answers.save(answer) : answers.saveLate(answer, today, user.createdAt);
      },
      updateAnswer: (_root, { input }, { user }) => {
        const texts = parseInput(answerRule, input);
        const { id, expectedUpdatedAt: expected } = input;
        return answers.update({ userId: user.id, id: answerKey(id), texts, expected });
      },
      deleteAnswer: async (_root, { id }, { user }) => {
        await answers.remove(user.id, answerKey(id));
        return id;
      },
      restoreAnswer: (_root, { input }, { user }) => {
        const texts = textsOf(parseInput(answerRule, input));
        return undo.restore({ userId: user.id, id: answerKey(input.id), texts });
      },
    },
  };
}
