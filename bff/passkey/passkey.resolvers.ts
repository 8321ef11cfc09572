import type { AccountServices } from '../account/account.slice.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { assertionRule, newPasskeyRule, passkeyNameRule } from './passkey.rules.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { PasskeyCeremonies } from './passkey-ceremonies.ts';

export const passkeyFields = {
  startPasskey: { access: 'user', scope: 'none', limit: 'settings' },
  addPasskey: { access: 'user', scope: 'none', limit: 'settings', event: 'passkey-change' },
  renamePasskey: { access: 'user', scope: 'none', limit: 'settings' },
  removePasskey: { access: 'user', scope: 'none', limit: 'settings', event: 'passkey-change' },
  // No limit: a start costs less than counting it.
  startPasskeySignIn: { access: 'public', scope: 'none' },
  signInWithPasskey: { access: 'public', scope: 'none', event: 'passkey-sign-in', credential: 'passkey' },
} satisfies Record<string, RootField>;

/** Names this user and session, which the challenge of a new passkey is bound to. */
function thisSession({ user, session }: AppContext): string {
  return `session|${user.id}|${session.publicId}`;
}

export function passkeyResolvers(
  deps: AccountServices & { passkeys: PasskeyService; passkeyCeremonies: PasskeyCeremonies },
): Resolvers {
  const { newDeviceNotices, owner, passkeys, passkeyCeremonies } = deps;
  return {
    Account: {
      passkeys: ({ id }) => passkeys.list(id),
      passkeyUserHandle: ({ id }) => passkeys.userHandle(id),
    },
    Mutation: {
      startPasskey: async (_root, { input }, context) => {
        await owner.requireIn(context, input);
        return { creation: await passkeyCeremonies.startCreation(context.user, thisSession(context)) };
      },
      addPasskey: async (_root, { input }, context) => {
        const { name, credential } = parseInput(newPasskeyRule, input);
        const { user, session, device } = context;
        const verified = await passkeyCeremonies.verifyCreation(credential, thisSession(context));
        const changed = await passkeys.add(user, { ...verified, name });
        await session.reopen(changed);
        device.trust(changed);
        return { account: changed };
      },
      renamePasskey: async (_root, { input }, { user }) => {
        const { name } = parseInput(passkeyNameRule, input);
        await passkeys.rename(user.id, input.id, name);
        return { account: user };
      },
      removePasskey: async (_root, { input }, context) => {
        await owner.requireIn(context, input);
        return context.signIn(await passkeys.remove(context.user, input.id));
      },
      startPasskeySignIn: async () => ({ request: passkeyCeremonies.startSignIn() }),
      signInWithPasskey: async (_root, { input }, context) => {
        const assertion = parseInput(assertionRule, input);
        const finish = () => passkeyCeremonies.finishSignIn(assertion, context.intendedUserId);
        return newDeviceNotices.signIn(await context.limits.signIn(finish), context);
      },
    },
  };
}
