import { requireScope, type ScopeNeeded } from '../session/program.ts';

/** Access rule of a root field or a path. */
export interface Admission {
  /** `user`: visitors are refused before any other check. */
  access: 'public' | 'user';
  scope: ScopeNeeded;
}

/** Throws the error for an API client whose token has no scope. */
export function refuseTokenWithoutScopes({ scope }: Admission): void {
  requireScope({ scopes: [] }, scope);
}
