import { switchUser } from '../account/user-changes.ts';
import type { Database } from '../platform/database/database.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { isBlind } from '../platform/session/program.ts';
import { QUIET_MESSAGE } from './milestones.rules.ts';
import type { AnsweredDays, StreakService } from './streak.service.ts';

declare module '../platform/graphql/parents.ts' {
  interface Parents {
    Streak: AnsweredDays;
  }
}

declare module '../platform/session/current-user.ts' {
  interface CurrentUser {
    /** Whether the person wants to see the streak; a number where the user was read with a session. */
    hasStreak: boolean | number;
  }
}

export const streakFields = {
  streak: { access: 'user', scope: 'answers:read' },
  setStreak: { access: 'user', scope: 'none', limit: 'write' },
} satisfies Record<string, RootField>;

/** Resolvers of the streak slice, and the `milestone` field of a saved answer. */
export function streakResolvers(streaks: StreakService, db: Database): Resolvers {
  return {
    Query: { streak: (_root, _args, { user, today }) => streaks.of(user.id, today) },
    // The methods of `AnsweredDays` resolve the other fields.
    Streak: {
      isYesterdayOpen: (streak, _args, { user, timeZone }) =>
        streak.isYesterdayOpen(timeZone, user.createdAt),
      isShown: (_streak, _args, { user }) => Boolean(user.hasStreak),
    },
    Account: { hasStreak: ({ hasStreak }) => Boolean(hasStreak) },
    SaveAnswerPayload: {
      milestone: ({ isNew, isQuiet, answer }, _args, context) => {
        const { user, today, program } = context;
        if (!isNew || !answer || !context.mayShow('answers:read')) return null;
        // REST always replies with a message; a token that may not read must not learn the number of answers from it.
        const isHidden = program !== null && isBlind(program, 'answers:write');
        return isQuiet || isHidden ? QUIET_MESSAGE : streaks.milestoneOf(user, today, answer.day);
      },
    },
    Mutation: {
      setStreak: async (_root, { input: { isShown } }, { user, today }) => {
        await db.write((tx) => switchUser(tx, user.id, 'hasStreak', isShown));
        user.hasStreak = isShown;
        return { streak: streaks.of(user.id, today) };
      },
    },
  };
}
