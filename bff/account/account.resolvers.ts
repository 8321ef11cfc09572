import { requireUser } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { credentialsRule, newPasswordRule } from './account.rules.ts';

/** Root fields of the account slice. */
export const accountResolvers: Resolvers = {
  User: {
    id: ({ id }) => String(id),
    hasRecentSignIn: (_user, _args, { session }) => session.hasRecentSignIn,
  },
  Query: {
    currentUser: (_root, _args, { session }) => session.user,
  },
  Mutation: {
    register: async (_root, { input }, { services, session, timeZone }) => {
      const user = await services.account.register(parseInput(credentialsRule, input), timeZone);
      await session.signIn(user);
      return user;
    },
    logIn: async (_root, { input }, { services, session, sentTimeZone }) => {
      const user = await services.account.authenticate(parseInput(credentialsRule, input));
      if (sentTimeZone) await services.account.rememberTimeZone(user, sentTimeZone);
      await session.signIn(user);
      return user;
    },
    changePassword: async (_root, { input }, context) => {
      const user = requireUser(context);
      const { services, session } = context;
      const change = { ...parseInput(newPasswordRule, input), hasRecentSignIn: session.hasRecentSignIn };
      await session.signIn(await services.account.changePassword(user, change));
      return true;
    },
    deleteAccount: async (_root, _args, context) => {
      const { services, session } = context;
      const user = requireUser(context);
      const revoke = await services.identity.prepareRevocation(user.id);
      await services.account.remove(user);
      revoke();
      await session.signOut();
      return true;
    },
    logOut: async (_root, _args, { session }) => {
      await session.signOut();
      return true;
    },
  },
};
