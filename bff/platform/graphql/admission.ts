import { requireScope, type ScopeNeeded } from '../session/program.ts';

/** Who may use a root field or a path. */
export interface Admission {
  /** `user`: visitors are refused first of all. */
  access: 'public' | 'user';
  /** The scope that a program needs. */
  scope: ScopeNeeded;
}

/** Throws the refusal of a program that has no scope. */
export function refuseKeyWithoutScopes({ scope }: Admission): void {
  requireScope({ scopes: [] }, scope);
}
