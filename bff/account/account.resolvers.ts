import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Offers, Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { SessionService } from '../platform/session/session.service.ts';
import { consentRule, credentialsRule, newPasswordRule } from './account.rules.ts';
import type { AccountService } from './account.service.ts';
import type { AccountRemoval } from './account-removal.ts';
import type { Consents } from './consents.ts';
import type { NewBrowsers } from './new-browsers.ts';
import type { OwnerGate } from './owner-proof.ts';
import type { RegistrationWatch } from './registration-watch.ts';
import { isSynthetic, shownAddress } from './synthetic-address.ts';

interface AccountDeps {
  account: AccountService;
  consents: Consents;
  newBrowsers: NewBrowsers;
  owner: OwnerGate;
  registrations: RegistrationWatch;
  removal: AccountRemoval;
  sessions: SessionService;
  /** What this instance is set up for. */
  offers: Offers;
}

/** Access, limits and events of the account slice's root fields. */
export const accountFields = {
  currentUser: { access: 'public', scope: 'none' },
  offers: { access: 'public', scope: 'any' },
  waysIn: { access: 'user', scope: 'none' },
  consent: { access: 'user', scope: 'none' },
  sessions: { access: 'user', scope: 'none' },
  register: { access: 'public', scope: 'none', event: 'register' },
  logIn: { access: 'public', scope: 'none', event: 'log-in', credential: 'password' },
  logOut: { access: 'public', scope: 'none', event: 'log-out' },
  logOutEverywhere: { access: 'user', scope: 'none', event: 'log-out-everywhere' },
  changePassword: { access: 'user', scope: 'none', limit: 'settings', event: 'password-change' },
  renewConsent: { access: 'user', scope: 'none', limit: 'settings', event: 'consent' },
  deleteAccount: { access: 'user', scope: 'none', event: 'account-deletion' },
} satisfies Record<string, RootField>;

/** Root fields of the account slice. */
export function accountResolvers(deps: AccountDeps): Resolvers {
  const { account, consents, newBrowsers, owner, registrations, removal, sessions, offers } = deps;
  return {
    User: {
      username: ({ username }) => shownAddress(username),
      hasRecentSignIn: (_user, _args, { session }) => session.hasRecentSignIn,
    },
    WaysIn: {
      hasPassword: ({ provider }) => provider === 'local',
      address: ({ username }) => (isSynthetic(username) ? null : username),
    },
    Query: {
      offers: () => offers,
      waysIn: (_root, _args, { user }) => user,
      consent: (_root, _args, { user }) => consents.latest(user.id),
      currentUser: (_root, _args, { session }) => session.user,
      sessions: async (_root, _args, { user, session }) => {
        const devices = await sessions.list(user);
        return devices.map((device) => ({ ...device, isCurrent: device.id === session.publicId }));
      },
    },
    Mutation: {
      register: async (_root, { input }, { session, timeZone, limits }) => {
        const credentials = parseInput(credentialsRule, input);
        const user = await limits.hashing(credentials.username, async () => {
          await limits.limit('visitor', 'register');
          registrations.note();
          return account.register(credentials, timeZone);
        });
        await session.signIn(user);
        limits.rememberBrowser(user);
        return user;
      },
      logIn: async (_root, { input }, { session, limits }) => {
        const credentials = parseInput(credentialsRule, input);
        const { username } = credentials;
        const user = await limits.logIn(username, {
          findSessionEpoch: () => account.findSessionEpoch(username),
          authenticate: () => account.authenticate(credentials),
        });
        await session.signIn(user);
        await newBrowsers.tell(user, limits.isBrowserKnown(user));
        return user;
      },
      changePassword: async (_root, { input }, { user, limits, session }) => {
        const { password, currentPassword } = parseInput(newPasswordRule, input);
        account.requireLocal(user);
        const changed = await limits.hashing(user.username, async () => {
          await owner.require({ user, session }, currentPassword);
          return account.changePassword(user, password, input.endsProgramKeys === true);
        });
        await session.signIn(changed);
        limits.rememberBrowser(changed);
        return true;
      },
      renewConsent: async (_root, args, { user }) => {
        parseInput(consentRule, args);
        await consents.renew(user.id);
        return consents.latest(user.id);
      },
      deleteAccount: async (_root, _args, { user, limits, session }) => {
        await removal.run(user);
        await session.signOut();
        limits.forgetBrowser();
        return true;
      },
      logOutEverywhere: async (_root, { endsProgramKeys }, { user, limits, session }) => {
        const isKnown = limits.isBrowserKnown(user);
        const moved = await account.endSessions(user, endsProgramKeys === true);
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
}
