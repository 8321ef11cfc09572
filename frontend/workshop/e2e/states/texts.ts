import type { Sight } from './sights.ts';
import { AUTH_TEXTS } from './texts-auth.ts';
import { BOOK_TEXTS } from './texts-book.ts';
import { WAY_TEXTS } from './texts-credentials.ts';
import { DIARY_TEXTS } from './texts-diary.ts';
import { IMPORT_TEXTS } from './texts-import.ts';
import { INSTALL_TEXTS } from './texts-install.ts';
import { INTRUDER_TEXTS } from './texts-intruder.ts';
import { KNOWLEDGE_TEXTS } from './texts-knowledge.ts';
import { MEMORY_TEXTS } from './texts-memory.ts';
import { PROFILE_TEXTS } from './texts-profile.ts';
import { PROGRAM_TEXTS } from './texts-programs.ts';
import { PUBLIC_TEXTS } from './texts-public.ts';
import { REMINDER_TEXTS } from './texts-reminder.ts';
import { WEEK_TEXTS } from './texts-week.ts';

/** The table of all texts by state; the name of a state begins with its route. */
export const TEXTS = {
  ...PUBLIC_TEXTS,
  ...AUTH_TEXTS,
  ...BOOK_TEXTS,
  ...DIARY_TEXTS,
  ...IMPORT_TEXTS,
  ...INSTALL_TEXTS,
  ...INTRUDER_TEXTS,
  ...KNOWLEDGE_TEXTS,
  ...MEMORY_TEXTS,
  ...PROFILE_TEXTS,
  ...PROGRAM_TEXTS,
  ...REMINDER_TEXTS,
  ...WAY_TEXTS,
  ...WEEK_TEXTS,
};

/** A state of a route: `/daily · editing`. */
export type StateName = keyof typeof TEXTS;

/** The texts of this state. */
export function textsOf(state: StateName): Sight[] {
  return TEXTS[state];
}

/** The route of this state. */
export function routeOf(state: StateName): string {
  return state.split(' · ')[0] ?? state;
}
