import type { CurrentUser } from '../session/current-user.ts';

/** Parent value of each type's resolvers; slices add their types by declaration merging. */
export interface Parents {
  Account: CurrentUser;
}

export type Parent<Name extends keyof Parents> = Parents[Name];
