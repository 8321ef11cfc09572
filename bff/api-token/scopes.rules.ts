/** The scopes of an API token. */
export const SCOPES = ['answers:read', 'answers:write'] as const;

/** A scope of `SCOPES`. */
export type Scope = (typeof SCOPES)[number];

/** Whether a text names a scope. */
export function isScope(text: unknown): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
