import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountFields, accountResolvers } from './account/account.resolvers.ts';
import { answerFields, answerResolvers } from './answer/answer.resolvers.ts';
import { draftFields, draftResolvers } from './draft/draft.resolvers.ts';
import { feedbackFields, feedbackResolvers } from './feedback/feedback.resolvers.ts';
import { identityFields, identityResolvers } from './identity/identity.resolvers.ts';
import { CalendarDate, DateTime } from './platform/graphql/date-time.ts';
import { enforceRootFields, type RootFields } from './platform/graphql/root-fields.ts';
import { BFF_DIR } from './platform/lib/paths.ts';
import type { Services } from './services.ts';
import { streakFields, streakResolvers } from './streak/streak.resolvers.ts';

const FOLDERS = ['platform/graphql', 'account', 'answer', 'draft', 'streak', 'feedback', 'identity'];

/** Every slice's SDL. */
export const typeDefs = FOLDERS.flatMap((folder) => {
  const files = readdirSync(join(BFF_DIR, folder)).filter((name) => name.endsWith('.graphql'));
  return files.map((name) => readFileSync(join(BFF_DIR, folder, name), 'utf8'));
});

/** What is declared of every root field, for both doors. */
export const ROOT_FIELDS: RootFields = {
  ...accountFields,
  ...answerFields,
  ...draftFields,
  ...streakFields,
  ...feedbackFields,
  ...identityFields,
};

/** The executable schema: every slice's SDL and resolvers, joined; each root field keeps what is declared of it. */
export function createSchema(services: Services): GraphQLSchema {
  const { account, answer, draft, feedback, identity, streak } = services;
  const resolvers = [
    { DateTime, Date: CalendarDate },
    accountResolvers({ ...services, beforeRemoval: (userId) => identity.prepareRevocation(userId) }),
    answerResolvers(answer),
    draftResolvers(draft),
    streakResolvers(streak),
    feedbackResolvers(feedback),
    identityResolvers(services),
  ];
  return enforceRootFields(makeExecutableSchema({ typeDefs, resolvers }), ROOT_FIELDS, (user, timeZone) =>
    account.rememberTimeZone(user, timeZone),
  );
}
