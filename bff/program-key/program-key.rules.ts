import * as z from 'zod/mini';
import { currentPassword } from '../account/account.rules.ts';
import { isBlank } from '../platform/lib/blank-text.rules.ts';
import { storableText } from '../platform/lib/text.rules.ts';
import { isScope, SCOPES, type Scope } from './scopes.rules.ts';

/** Longest name of a program, in Unicode code points. */
export const PROGRAM_NAME_MAX_LENGTH = 60;

/** How many days a key can be good for at most. */
export const LONGEST_KEY_DAYS = 366;

/** The refusal of a key without a name. */
export const NAME_MISSING = 'Bitte gib dem Zugang einen Namen';
const NAME_TOO_LONG = `Der Name darf höchstens ${PROGRAM_NAME_MAX_LENGTH} Zeichen lang sein`;

/** The refusal of a key that may do nothing, or something unknown. */
export const SCOPES_WRONG = 'Bitte wähle, was das Programm darf';
const DAYS_WRONG = `Der Zugang kann 1 bis ${LONGEST_KEY_DAYS}\u00a0Tage lang gelten`;

function areScopes(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= SCOPES.length && value.every(isScope);
}

/** A new key for a program: its name, what it allows and how long. */
export const newProgramKeyRule = z.object({
  name: storableText(PROGRAM_NAME_MAX_LENGTH, NAME_MISSING, NAME_TOO_LONG, z.trim()).check(
    z.refine((text) => !isBlank(text), NAME_MISSING),
  ),
  scopes: z.custom<Scope[]>(areScopes, SCOPES_WRONG),
  lifetimeDays: z.int(DAYS_WRONG).check(z.gte(1, DAYS_WRONG), z.lte(LONGEST_KEY_DAYS, DAYS_WRONG)),
  currentPassword,
});

/** The current password, where the sign-in is no longer fresh. */
export const programKeyProofRule = z.object({ currentPassword });
