import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Answer, Maybe, Resolvers, SaveAnswerPayload } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { PAGE_COST } from './answer.numbers.rules.ts';
import { answerRule } from './answer.rules.ts';
import { QUESTION } from './answer.sentences.rules.ts';
import { type AnswerService, answerKey } from './answer.service.ts';
import type { AnswerChanges } from './answer-changes.ts';
import { textsOf } from './answer-content.rules.ts';
import { answerPageRule, changePageRule } from './answer-page.rules.ts';
import type { AnswerStorage } from './answer-storage.ts';
import type { DeletionUndo } from './deletion-undo.ts';
import type { DiaryReader } from './diary-reader.ts';
import { promptsOf } from './prompts.ts';
import { requestedDay } from './requested-day.ts';

declare module '../platform/graphql/parents.ts' {
  interface Parents {
    /** A save with a conflict has only the conflict. */
    SaveAnswerPayload: SaveAnswerPayload & { isNew?: boolean; isQuiet?: boolean };
  }
}

export const answerFields = {
  question: { access: 'public', scope: 'any' },
  today: { access: 'public', scope: 'any' },
  answer: { access: 'user', scope: 'answers:read' },
  answers: { access: 'user', scope: 'answers:read', cost: PAGE_COST },
  answerChanges: { access: 'user', scope: 'answers:read', cost: PAGE_COST },
  answerCount: { access: 'user', scope: 'answers:read' },
  saveAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
  updateAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
  deleteAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
  restoreAnswer: { access: 'user', scope: 'answers:write', limit: 'write' },
} satisfies Record<string, RootField>;

/** Returns a stored text, or null if it is missing or the program lacks the scope to read it. */
function shown<Text>(text: Maybe<Text> | undefined, context: AppContext): Text | null {
  return text && context.mayShow('answers:read') ? text : null;
}

const withAnswer = {
  answer: ({ answer }: { answer?: Maybe<Answer> }, _args: object, context: AppContext) =>
    shown(answer, context),
};

export function answerResolvers(
  answers: AnswerService,
  diary: DiaryReader,
  changes: AnswerChanges,
  undo: DeletionUndo,
  storage: AnswerStorage,
): Resolvers {
  return {
    Query: {
      question: (_root, _args, { today }) => ({ ...QUESTION, prompts: promptsOf(today) }),
      today: (_root, _args, { today }) => today,
      answer: (_root, { day, openDay }, { user, today }) =>
        answers.onDay(user.id, day ?? requestedDay({ day: openDay }, today)),
      answers: (_root, args, { user }) =>
        diary.page(user.id, { ...args, ...parseInput(answerPageRule, args) }),
      answerCount: (_root, _args, { user }) => answers.count(user.id),
      answerChanges: (_root, args, { user }) => {
        const { after, first } = parseInput(changePageRule, args);
        return changes.after(user.id, after, first ?? undefined);
      },
    },
    Account: { storage: ({ id }) => storage.read(id) },
    Conflict: {
      ...withAnswer,
      draft: ({ draft }, _args, context) => shown(draft, context),
    },
    SaveAnswerPayload: withAnswer,
    UpdateAnswerPayload: withAnswer,
    DeleteAnswerPayload: { id: ({ id, conflict }) => String(id ?? conflict?.version.id) },
    RestoreAnswerPayload: withAnswer,
    Mutation: {
      saveAnswer: async (_root, { input }, { user, today, timeZone, writerId }) => {
        const texts = textsOf(parseInput(answerRule, input));
        const draft = { writerId, expected: input.expectedDraftUpdatedAt };
        const answer = { userId: user.id, day: requestedDay(input, today), timeZone, texts, draft };
        const saved = await (answer.day === today
          ? answers.save(answer)
          : answers.saveLate(answer, today, user.createdAt));
        return { ...saved, version: saved.answer, isQuiet: input.quiet === true };
      },
      updateAnswer: async (_root, { input }, { user }) => {
        const texts = parseInput(answerRule, input);
        const { id, expectedUpdatedAt: expected } = input;
        const answer = await answers.update({ userId: user.id, id: answerKey(id), texts, expected });
        return { answer, version: answer };
      },
      deleteAnswer: async (_root, { input: { id, expectedUpdatedAt } }, { user }) => {
        await answers.remove(user.id, answerKey(id), expectedUpdatedAt);
        return { id };
      },
      restoreAnswer: async (_root, { input }, { user }) => {
        const texts = textsOf(parseInput(answerRule, input));
        const answer = await undo.restore(user.id, answerKey(input.id), texts);
        return { answer, version: answer };
      },
    },
  };
}
