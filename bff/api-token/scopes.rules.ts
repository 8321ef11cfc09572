export const SCOPES = ['answers:read', 'answers:write'] as const;

export type Scope = (typeof SCOPES)[number];

export function isScope(text: unknown): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
