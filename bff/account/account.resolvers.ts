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
    sessions: async (_root, _args, context) => {
      const devices = await context.services.session.list(requireUser(context));
      return devices.map((device) => ({ ...device, isCurrent: device.id === context.session.publicId }));
    },
  },
  Mutation: {
    register: async (_root, { input }, { services, session, timeZone, limits }) => {
      const credentials = parseInput(credentialsRule, input);
      await limits.limit('register');
      const user = await services.account.register(credentials, timeZone);
      await session.signIn(user);
      limits.rememberBrowser(user.username);
      return user;
    },
    logIn: async (_root, { input }, { services, session, sentTimeZone, limits }) => {
      const credentials = parseInput(credentialsRule, input);
      const user = await limits.logIn(credentials.username, () => services.account.authenticate(credentials));
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
      const { limits, services, session } = context;
      const user = requireUser(context);
      const revoke = await services.identity.prepareRevocation(user.id);
      await services.account.remove(user);
      revoke();
      await session.signOut();
      limits.forgetBrowser();
      return true;
    },
    logOutEverywhere: async (_root, _args, context) => {
      await context.session.reopen(await context.services.account.endSessions(requireUser(context)));
      return true;
    },
    logOut: async (_root, _args, { session }) => {
      await session.signOut();
      return true;
    },
  },
};
