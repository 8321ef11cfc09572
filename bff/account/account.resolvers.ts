import { parseInput } from '../graphql/parse-input.ts';
import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { credentialsRule } from './account.rules.ts';

/** Root fields of the account slice. */
export const accountResolvers: Resolvers = {
  Query: {
    currentUser: (_root, _args, { session }) => session.user,
  },
  Mutation: {
    register: async (_root, { input }, { services, session, timeZone }) => {
      const user = await services.account.register(parseInput(credentialsRule, input), timeZone);
      await session.signIn(user);
      return user;
    },
    logIn: async (_root, { input }, { services, session }) => {
      const user = await services.account.authenticate(parseInput(credentialsRule, input));
      await session.signIn(user);
      return user;
    },
    logOut: async (_root, _args, { session }) => {
      await session.signOut();
      return true;
    },
  },
};
