/** The scopes of API tokens. */
export const SCOPES = ['answers:read', 'answers:write'] as const;

/** A permission of an API token. */
export type Scope = (typeof SCOPES)[number];

/** Returns whether a value is a known scope. */
export function isScope(text: unknown): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
