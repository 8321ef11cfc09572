import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from './account/account.resolvers.ts';
import { answerResolvers } from './answer/answer.resolvers.ts';
import { draftResolvers } from './draft/draft.resolvers.ts';
import { feedbackResolvers } from './feedback/feedback.resolvers.ts';
import { identityResolvers } from './identity/identity.resolvers.ts';
import { CalendarDate, DateTime } from './platform/graphql/date-time.ts';
import { enforceRootFields } from './platform/graphql/root-fields.ts';
import { BFF_DIR } from './platform/lib/paths.ts';
import type { Services } from './services.ts';
import { streakResolvers } from './streak/streak.resolvers.ts';

const FOLDERS = ['platform/graphql', 'account', 'answer', 'draft', 'streak', 'feedback', 'identity'];

/** Every slice's SDL. */
export const typeDefs = FOLDERS.flatMap((folder) => {
  const files = readdirSync(join(BFF_DIR, folder)).filter((name) => name.endsWith('.graphql'));
  return files.map((name) => readFileSync(join(BFF_DIR, folder, name), 'utf8'));
});

/** The executable schema: every slice's SDL and resolvers, joined and kept to the table of root fields. */
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
  return enforceRootFields(makeExecutableSchema({ typeDefs, resolvers }), (user, timeZone) =>
    account.rememberTimeZone(user, timeZone),
  );
}
