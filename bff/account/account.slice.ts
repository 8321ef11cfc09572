import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { accountFields, accountResolvers } from './account.resolvers.ts';
import { accountRoutes } from './account.rest.ts';
import { AccountService, type BeforeRemoval } from './account.service.ts';
import { OwnerGate } from './owner-proof.ts';
import { type PasswordCost, PasswordHasher } from './password.ts';
import { UserEntity } from './user.entity.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';

/** The options of the account slice. */
export interface AccountOptions {
  /** The cost of a password's hash; `PASSWORD_COST` without it. */
  passwordCost?: PasswordCost | undefined;
  beforeRemoval: BeforeRemoval;
}

/** People, how they prove who they are, and their devices. */
export const accountSlice = {
  entities: [UserEntity, UserIdentityEntity],
  fields: accountFields,
  routes: accountRoutes,
  open: (
    { db, vault, clock, limiter, events, sessions }: Platform,
    { passwordCost, beforeRemoval }: AccountOptions,
  ) => {
    const account = new AccountService(db, vault, clock, new PasswordHasher(passwordCost));
    const owner = new OwnerGate(account, limiter, events);
    return {
      services: { account, owner },
      resolvers: accountResolvers({ account, owner, sessions, beforeRemoval }),
    };
  },
} satisfies Slice;
