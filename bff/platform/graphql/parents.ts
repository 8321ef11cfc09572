import type { CurrentUser } from '../session/current-user.ts';

/** What the resolvers of each type are given: each slice adds its types beside its resolvers, by declaration merging. */
export interface Parents {
  Account: CurrentUser;
}

/** What the resolvers of a type are given. */
export type Parent<Name extends keyof Parents> = Parents[Name];
