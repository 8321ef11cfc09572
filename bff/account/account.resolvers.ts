import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Offers, Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { SessionService } from '../platform/session/session.service.ts';
import { consentRule, credentialsRule, newPasswordRule } from './account.rules.ts';
import type { AccountService } from './account.service.ts';
import type { AddressReservations } from './address-reservations.ts';
import type { Consents } from './consents.ts';
import type { NewDeviceNotices } from './new-device-notices.ts';
import type { OwnerGate } from './owner-proof.ts';
import type { RegistrationWatch } from './registration-watch.ts';
import { isSynthetic } from './synthetic-address.ts';
import type { User } from './user.entity.ts';

interface AccountDeps {
  account: AccountService;
  consents: Consents;
  newDeviceNotices: NewDeviceNotices;
  owner: OwnerGate;
  registrations: RegistrationWatch;
  reservations: AddressReservations;
  sessions: SessionService;
  offers: Offers;
}

export const accountFields = {
  me: { access: 'public', scope: 'none' },
  // A sign-in replies with these, also on a page that still names another person.
  'me.id': { access: 'public', scope: 'none' },
  'me.username': { access: 'public', scope: 'none' },
  'me.provider': { access: 'public', scope: 'none' },
  'me.createdAt': { access: 'public', scope: 'none' },
  'me.name': { access: 'public', scope: 'none' },
  'me.hasRecentSignIn': { access: 'public', scope: 'none' },
  offers: { access: 'public', scope: 'any' },
  register: { access: 'public', scope: 'none', event: 'register' },
  logIn: { access: 'public', scope: 'none', event: 'log-in', credential: 'password' },
  logOut: { access: 'public', scope: 'none', event: 'log-out' },
  logOutEverywhere: { access: 'user', scope: 'none', limit: 'settings', event: 'log-out-everywhere' },
  changePassword: { access: 'user', scope: 'none', limit: 'settings', event: 'password-change' },
  renewConsent: { access: 'user', scope: 'none', limit: 'settings', event: 'consent' },
  discloseAccount: { access: 'user', scope: 'none', limit: 'settings', event: 'account-disclosure' },
  deleteAccount: { access: 'user', scope: 'none', event: 'account-deletion' },
} satisfies Record<string, RootField>;

export function accountResolvers(deps: AccountDeps): Resolvers {
  const { account, consents, newDeviceNotices, owner, registrations, reservations, sessions, offers } = deps;
  const stored =
    <Column extends keyof User>(column: Column) =>
    async ({ id }: CurrentUser) =>
      (await account.findById(id))?.[column] ?? null;
  return {
    Provider: { LOCAL: 'local', GOOGLE: 'google', APPLE: 'apple', OIDC: 'oidc' },
    Account: {
      username: ({ username }) => (isSynthetic(username) ? null : username),
      hasRecentSignIn: (_user, _args, { session }) => session.hasRecentSignIn,
      hasPassword: ({ provider }) => provider === 'local',
      consent: ({ id }) => consents.latest(id),
      consents: ({ id }) => consents.all(id),
      lastLoginAt: stored('lastLoginAt'),
      lastUsedAt: stored('usedAt'),
      termsVersion: stored('termsVersion'),
      formerAddresses: async ({ id }) => (await reservations.listOf(id)).map(({ address }) => address),
      newDeviceMailedAt: stored('newDeviceMailedAt'),
      signInMethodsMailedAt: stored('signInMethodsMailedAt'),
      sessions: async (user, _args, { session }) => {
        const devices = await sessions.list(user);
        return devices.map((device) => ({ ...device, isCurrent: device.id === session.publicId }));
      },
    },
    Query: {
      me: (_root, _args, { session }) => session.user,
      offers: () => offers,
    },
    Mutation: {
      register: async (_root, { input }, context) => {
        const { timeZone, limits } = context;
        account.requirePasswordsOpen();
        const credentials = parseInput(credentialsRule, input);
        const user = await limits.withHashSlot(credentials.username, async () => {
          await limits.limit('visitor', 'register');
          registrations.note();
          return account.register(credentials, timeZone);
        });
        return context.signIn(user);
      },
      logIn: async (_root, { input }, context) => {
        account.requirePasswordsOpen();
        const credentials = parseInput(credentialsRule, input);
        const authenticate = () => account.authenticate(credentials);
        const user = await context.limits.logIn(credentials.username, authenticate);
        return newDeviceNotices.signIn(user, context);
      },
      changePassword: async (_root, { input }, context) => {
        const { user, limits } = context;
        const { password, currentPassword } = parseInput(newPasswordRule, input);
        account.requireLocal(user);
        const changed = await limits.withHashSlot(user.username, async () => {
          await owner.require(context, currentPassword);
          return account.changePassword(user, password, input.endsApiTokens === true);
        });
        return context.signIn(changed);
      },
      renewConsent: async (_root, { input }, { user }) => {
        parseInput(consentRule, input);
        await consents.renew(user.id);
        return { account: user };
      },
      discloseAccount: async (_root, { input }, context) => {
        await owner.requireIn(context, input);
        return { account: context.user };
      },
      deleteAccount: async (_root, _args, { user, device, session }) => {
        await account.remove(user);
        await session.signOut();
        device.forget();
        return { id: user.id };
      },
      logOutEverywhere: async (_root, { input }, { user, device, session }) => {
        const moved = await account.endSessions(user, input.endsApiTokens === true);
        await session.reopen(moved);
        if (device.isTrustedBy(user)) device.trust(moved);
        return { account: moved };
      },
      logOut: async (_root, _args, context) => {
        const { session } = context;
        // A page of another person, whose session has ended before, leaves this session and its browser's texts alone.
        if (session.user && !context.isMeantFor(session.user)) return { wasSignedIn: false };
        const wasSignedIn = session.user !== null;
        await session.signOut();
        return { wasSignedIn };
      },
    },
  };
}
