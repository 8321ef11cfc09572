import { requireScope, type ScopeNeeded } from '../session/program.ts';

/** Who may use a root field or a path. */
export interface Admission {
  /** `user`: visitors are refused first of all. */
  access: 'public' | 'user';
  /** What the key of a program must allow. */
  scope: ScopeNeeded;
}

/** Throws what a program is told whose key has no scope. */
export function refuseKeyWithoutScopes({ scope }: Admission): void {
  requireScope({ scopes: [] }, scope);
}
