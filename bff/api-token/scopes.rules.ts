export const SCOPES = ['answers:read', 'answers:write'] as const;

/** A permission of an API token. */
export type Scope = (typeof SCOPES)[number];

export function isScope(text: unknown): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
