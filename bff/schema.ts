import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { accountResolvers } from './account/account.resolvers.ts';
import { answerResolvers } from './answer/answer.resolvers.ts';
import { draftResolvers } from './draft/draft.resolvers.ts';
import { feedbackResolvers } from './feedback/feedback.resolvers.ts';
import { identityResolvers } from './identity/identity.resolvers.ts';
import { CalendarDate, DateTime } from './platform/graphql/date-time.ts';
import { keepRootFields } from './platform/graphql/root-fields.ts';
import { BFF_DIR } from './platform/lib/paths.ts';
import { streakResolvers } from './streak/streak.resolvers.ts';

const SLICES = ['platform/graphql', 'account', 'answer', 'draft', 'streak', 'feedback', 'identity'];

function readSdl(folder: string): string[] {
  const files = readdirSync(join(BFF_DIR, folder)).filter((name) => name.endsWith('.graphql'));
  return files.map((name) => readFileSync(join(BFF_DIR, folder, name), 'utf8'));
}

/** The executable schema: every slice's SDL and resolvers, joined and kept to the table of root fields. */
export const schema = keepRootFields(
  makeExecutableSchema({
    typeDefs: SLICES.flatMap(readSdl),
    resolvers: [
      { DateTime, Date: CalendarDate },
      accountResolvers,
      answerResolvers,
      draftResolvers,
      streakResolvers,
      feedbackResolvers,
      identityResolvers,
    ],
  }),
);
