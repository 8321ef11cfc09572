import * as z from 'zod/mini';
import { attempt } from '../platform/lib/attempt.ts';
import { DISPLAY_NAME_MAX_LENGTH } from './identity.numbers.rules.ts';

const NOT_FOR_NAMES = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

const part = z.catch(z.nullish(z.string()), null);
const appleUserRule = z.object({ name: z.object({ firstName: part, lastName: part }) });

/** Cleans a name: a line of at most 100 characters without control characters; null if nothing is left. */
export function displayName(raw: string): string | null {
  const line = raw.replace(NOT_FOR_NAMES, ' ').replace(/\s+/g, ' ').trim();
  const name = [...line].slice(0, DISPLAY_NAME_MAX_LENGTH).join('').trim();
  return name === '' ? null : name;
}

/** Reads the name from Apple's `user` JSON. The browser could have forged the other fields, so they are ignored. */
export function appleDisplayName(json: string | null | undefined): string | null {
  if (!json) return null;
  const user = appleUserRule.safeParse(attempt(() => JSON.parse(json)));
  if (!user.success) return null;
  const { firstName, lastName } = user.data.name;
  return displayName(`${firstName ?? ''} ${lastName ?? ''}`);
}
