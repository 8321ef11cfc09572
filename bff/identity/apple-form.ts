import * as z from 'zod/mini';
import { APPLE_CALLBACK_PATH } from './apple.ts';

const field = (maxLength: number) => z.optional(z.string().check(z.maxLength(maxLength)));

const formRule = z.object({
  code: field(4_096),
  state: field(512),
  user: field(4_096),
  error: field(128),
});

/** The page's address with the fields of Apple's form in its query; null for a form that Apple does not send. */
export function appleReturnPath(form: unknown): string | null {
  const parsed = formRule.safeParse(form);
  if (!parsed.success) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parsed.data)) {
    if (value !== undefined) query.set(name, value);
  }
  return `${APPLE_CALLBACK_PATH}?${query}`;
}
