import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { accountFields, accountResolvers } from './account.resolvers.ts';
import { accountRoutes } from './account.rest.ts';
import { AccountService } from './account.service.ts';
import { OwnerGate } from './owner-proof.ts';
import { type PasswordCost, PasswordHasher } from './password.ts';
import { UserEntity } from './user.entity.ts';
import { UserIdentityEntity } from './user-identity.entity.ts';

/** What the account slice is told from outside. */
export interface AccountOptions {
  /** What hashing a password costs, where it is not as usual. */
  passwordCost?: PasswordCost | undefined;
  /** Reads what is to be done elsewhere once an account is gone; returns how to do it. */
  beforeRemoval: (userId: number) => Promise<() => void>;
}

/** People, how they prove who they are, and their devices. */
export const accountSlice = {
  entities: [UserEntity, UserIdentityEntity],
  fields: accountFields,
  routes: accountRoutes,
  open: ({ db, vault, clock, limiter, events, sessions }: Platform, options: AccountOptions) => {
    const account = new AccountService(db, vault, clock, new PasswordHasher(options.passwordCost));
    const owner = new OwnerGate(account, limiter, events);
    const { beforeRemoval } = options;
    return {
      services: { account, owner },
      resolvers: accountResolvers({ account, owner, sessions, beforeRemoval }),
    };
  },
} satisfies Slice;
