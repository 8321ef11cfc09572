import type { Scope } from '../../bff/api-token/scopes.rules.ts';

export const SCOPE_MEANINGS: Record<Scope, string> = {
  'answers:read': 'Einträge lesen',
  'answers:write': 'Einträge schreiben, ändern und löschen',
};
