import * as z from 'zod/mini';
import { currentPassword } from '../account/account.rules.ts';
import { filledText } from '../platform/lib/text.rules.ts';
import { MAX_TOKEN_DAYS, PROGRAM_NAME_MAX_LENGTH } from './api-token.numbers.rules.ts';
import { DAYS_WRONG, NAME_MISSING, NAME_TOO_LONG, SCOPES_WRONG } from './api-token.sentences.rules.ts';
import { isScope, SCOPES, type Scope } from './scopes.rules.ts';

function areScopes(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= SCOPES.length && value.every(isScope);
}

export const newApiTokenRule = z.object({
  name: filledText(PROGRAM_NAME_MAX_LENGTH, NAME_MISSING, NAME_TOO_LONG),
  scopes: z.custom<Scope[]>(areScopes, SCOPES_WRONG),
  lifetimeDays: z.int(DAYS_WRONG).check(z.gte(1, DAYS_WRONG), z.lte(MAX_TOKEN_DAYS, DAYS_WRONG)),
  currentPassword,
});
