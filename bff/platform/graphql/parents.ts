import type { CurrentUser } from '../session/current-user.ts';

/**
 * The parent value of each type's resolvers. Each slice adds its types beside its resolvers, by declaration merging.
 */
export interface Parents {
  Account: CurrentUser;
}

/** The parent value of a type's resolvers. */
export type Parent<Name extends keyof Parents> = Parents[Name];
