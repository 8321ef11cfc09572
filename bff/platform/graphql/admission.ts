import type { ScopeNeeded } from '../session/program.ts';

/** Who may use a root field or a path. */
export interface Admission {
  /** `user`: visitors are refused first of all. */
  access: 'public' | 'user';
  /** What the key of a program must allow. */
  scope: ScopeNeeded;
}
