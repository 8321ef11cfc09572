import type * as z from 'zod/mini';
import { AppError } from '../lib/errors.ts';

const INVALID = 'Gespeichert wurde nichts. Prüfe Deine Eingabe und versuche es noch einmal.';

/** Validates input by its rule. Throws `BAD_USER_INPUT` with one German sentence per field. */
export function parseInput<Rule extends z.ZodMiniType>(rule: Rule, value: unknown): z.output<Rule> {
  const parsed = rule.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  throw new AppError('BAD_USER_INPUT', parsed.error.issues[0]?.message ?? INVALID, { fields });
}
