import type { UserState } from '../account/use-current-user.ts';
import { PATHS } from '../lib/paths.ts';

type NavEntry = { to: string; label: string };

const VISITOR: NavEntry[] = [{ to: PATHS.landing, label: 'Home' }];
const SIGNED_IN: NavEntry[] = [
  { to: PATHS.daily, label: 'Tägliche Frage' },
  { to: PATHS.diary, label: 'Mein Tagebuch' },
];

/** The links of the header; none while it is not yet known who is there (SPEC §2). */
export function navLinks(status: UserState['status']): NavEntry[] {
  if (status === 'loading') return [];
  return status === 'signedIn' ? SIGNED_IN : VISITOR;
}
