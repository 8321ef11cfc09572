import { requireUser } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import { AppError } from '../platform/lib/errors.ts';
import { answerPageRule, answerRule } from './answer.rules.ts';

const SERIAL_KEY_MAX_LENGTH = 10;
const SERIAL_KEY = /^[1-9]\d{0,9}$/;

const QUESTION = {
  text: 'Worüber habe ich mich heute schon gefreut?',
  hint: 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.',
};

function serialKey(id: string): number {
  // An id that cannot exist is answered like one that does not.
  if (id.length > SERIAL_KEY_MAX_LENGTH || !SERIAL_KEY.test(id))
    throw new AppError('NOT_FOUND', 'Dieser Eintrag wurde nicht gefunden.');
  return Number(id);
}

/** Root fields of the answer slice. */
export const answerResolvers: Resolvers = {
  Answer: {
    id: ({ id }) => String(id),
  },
  Query: {
    question: () => QUESTION,
    answers: (_root, args, context) => {
      const user = requireUser(context);
      const { first, before } = parseInput(answerPageRule, args);
      return context.services.answer.list(user.id, first, before);
    },
    answerCount: (_root, _args, context) => context.services.answer.count(requireUser(context).id),
    todayAnswer: (_root, _args, context) =>
      context.services.answer.onDay(requireUser(context).id, context.today),
    todayStatus: async (_root, _args, context) => ({
      hasAnswered: await context.services.answer.isAnswered(requireUser(context).id, context.today),
    }),
    dataExport: async (_root, _args, context) => {
      const user = requireUser(context);
      return { ...user, answers: await context.services.answer.list(user.id) };
    },
  },
  Mutation: {
    saveAnswer: (_root, args, context) => {
      const user = requireUser(context);
      const { content } = parseInput(answerRule, args);
      const draft = { sessionId: context.session.publicId, expected: args.expectedDraftUpdatedAt };
      return context.services.answer.save(user.id, context.today, context.timeZone, content, draft);
    },
    updateAnswer: (_root, { input }, context) => {
      const user = requireUser(context);
      const { content } = parseInput(answerRule, input);
      return context.services.answer.update(user.id, serialKey(input.id), content, input.expectedUpdatedAt);
    },
    deleteAnswer: async (_root, { id }, context) => {
      const user = requireUser(context);
      await context.services.answer.remove(user.id, serialKey(id));
      return id;
    },
  },
};
