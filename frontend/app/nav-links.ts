import { PATHS } from '../lib/paths.ts';
import type { UserState } from '../session/current-user.ts';

type NavEntry = { to: string; label: string; isGuess?: boolean };

const VISITOR: NavEntry[] = [
  { to: PATHS.landing, label: 'Home' },
  { to: PATHS.demo, label: 'Demo' },
];
const SIGNED_IN: NavEntry[] = [
  { to: PATHS.daily, label: 'Tägliche Frage' },
  { to: PATHS.diary, label: 'Mein Tagebuch' },
];
const EVERYONE: NavEntry[] = [
  { to: PATHS.knowledge, label: 'Wissen' },
  { to: PATHS.faq, label: 'FAQ' },
  { to: PATHS.contact, label: 'Kontakt' },
];
const GUESSED = VISITOR.map((entry) => ({ ...entry, isGuess: true }));

/** Links of the header; while the session is unknown, the visitor's links. */
export function navLinks(status: UserState['status']): NavEntry[] {
  if (status === 'signedIn' || status === 'offline') return [...SIGNED_IN, ...EVERYONE];
  return [...(status === 'loading' ? GUESSED : VISITOR), ...EVERYONE];
}
