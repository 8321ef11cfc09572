import { requireUser } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import { credentialsRule, newPasswordRule } from './account.rules.ts';
import { proofOf } from './owner-proof.ts';

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
      const user = await limits.hashing(credentials.username, async (turns) => {
        await limits.limit('register');
        return services.account.register(credentials, timeZone, turns);
      });
      await session.signIn(user);
      limits.rememberBrowser(user);
      return user;
    },
    logIn: async (_root, { input }, { services, session, limits }) => {
      const credentials = parseInput(credentialsRule, input);
      const { username } = credentials;
      const user = await limits.logIn(username, {
        findSessionEpoch: () => services.account.findSessionEpoch(username),
        authenticate: (turns) => services.account.authenticate(credentials, turns),
      });
      await session.signIn(user);
      return user;
    },
    changePassword: async (_root, { input }, context) => {
      const user = requireUser(context);
      const { limits, owner, services, session } = context;
      const { password, currentPassword } = parseInput(newPasswordRule, input);
      services.account.requireLocal(user);
      const changed = await limits.hashing(user.username, async (turns) => {
        await owner.require({ user, session, turns }, proofOf(currentPassword));
        return services.account.changePassword(user, password, turns);
      });
      await session.signIn(changed);
      limits.rememberBrowser(changed);
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
      const { limits, services, session } = context;
      const user = requireUser(context);
      const isKnown = limits.isBrowserKnown(user);
      const moved = await services.account.endSessions(user);
      await session.reopen(moved);
      if (isKnown) limits.rememberBrowser(moved);
      return true;
    },
    logOut: async (_root, _args, { session }) => {
      await session.signOut();
      return true;
    },
  },
};
