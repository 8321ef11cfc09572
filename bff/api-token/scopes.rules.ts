/** What a key for a program can allow. */
export const SCOPES = ['answers:read', 'answers:write'] as const;

/** One of `SCOPES`. */
export type Scope = (typeof SCOPES)[number];

/** Whether a text names a scope. */
export function isScope(text: unknown): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
