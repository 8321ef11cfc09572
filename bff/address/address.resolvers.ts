import { tokenAndPasswordRule } from '../account/account.rules.ts';
import type { AccountServices } from '../account/account.slice.ts';
import type { User } from '../account/user.entity.ts';
import type { AppContext } from '../platform/graphql/context.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { AppError } from '../platform/lib/errors.ts';
import type { ResetServices } from '../reset/reset.slice.ts';
import { changeAddressRule, confirmAddressRule, refuseAddressRule } from './address.rules.ts';
import { SIGN_IN_OR_PASSWORD } from './address.sentences.rules.ts';
import type { AddressService } from './address.service.ts';
import type { AddressChanges } from './address-changes.service.ts';

export const addressFields = {
  requestAddressConfirmation: { access: 'user', scope: 'none', limit: 'settings' },
  confirmAddress: { access: 'public', scope: 'none', limit: 'credential', event: 'address-confirmation' },
  refuseAddress: { access: 'public', scope: 'none', limit: 'credential', event: 'address-refusal' },
  changeAddress: { access: 'user', scope: 'none', event: 'address-change' },
  undoAddressChange: { access: 'public', scope: 'none', limit: 'credential', event: 'address-change-undone' },
} satisfies Record<string, RootField>;

/** Fields about the address of an account. */
export function addressResolvers(
  deps: AccountServices & ResetServices & { address: AddressService; addressChanges: AddressChanges },
): Resolvers {
  const { address, addressChanges, account, owner, recentCredentials } = deps;
  /** Requires a session or the password of the account: a mistyped address sends the link to a stranger. */
  const requireOwner = async (user: User, password: string | null | undefined, context: AppContext) => {
    const { session, device, limits } = context;
    if (session.user?.id === user.id && context.isMeantFor(user)) return;
    if (typeof password !== 'string') throw new AppError('UNAUTHENTICATED', SIGN_IN_OR_PASSWORD);
    const { username } = user;
    device.trust(await limits.logIn(username, () => account.authenticate({ username, password })));
  };

  return {
    Account: {
      isAddressConfirmed: async ({ id }) => Boolean((await account.findById(id))?.addressConfirmedAt),
      addressConfirmedAt: async ({ id }) => (await account.findById(id))?.addressConfirmedAt ?? null,
      pendingAddress: ({ id }) => addressChanges.pendingAddress(id),
    },
    Mutation: {
      requestAddressConfirmation: async (_root, _args, { user }) => {
        await address.requestConfirmation(user);
        return { account: user };
      },
      confirmAddress: async (_root, { input }, context) => {
        const { token, password } = parseInput(confirmAddressRule, input);
        const claim = await address.claimOf(token);
        context.about.userId = claim.user.id;
        await requireOwner(claim.user, password, context);
        const confirmed = await address.confirm(claim);
        if (context.device.isTrustedBy(claim.user)) context.device.trust(confirmed);
        return { username: confirmed.username };
      },
      refuseAddress: async (_root, { input }, { about }) => {
        const claim = await address.claimOf(parseInput(refuseAddressRule, input).token);
        about.userId = claim.user.id;
        await address.refuse(claim);
        return { username: claim.address };
      },
      changeAddress: async (_root, { input }, context) => {
        const { user, device, limits } = context;
        const { username, ...proof } = parseInput(changeAddressRule, input);
        await owner.requireIn(context, proof);
        await limits.limit('rare', 'changeAddress');
        const isDone = await addressChanges.begin(user, username);
        const account = isDone ? { ...user, username } : user;
        if (isDone && device.isTrustedBy(user)) device.trust(account);
        return { account };
      },
      undoAddressChange: async (_root, { input }, { about, device, limits }) => {
        const { token, password } = parseInput(tokenAndPasswordRule, input);
        const claim = await addressChanges.undoClaimOf(token);
        about.userId = claim.user.id;
        const user = await limits.withOwnerHashSlot(claim.reservation.address, () =>
          addressChanges.undo(claim, password),
        );
        // A stranger may have exhausted the account's log-in limit; a trusted device lets the owner in.
        device.trust(user);
        return { recentCredentials: await recentCredentials.view(user) };
      },
    },
  };
}
