import type { Scope } from '../../bff/api-token/scopes.rules.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

/** Toast after a token is removed. */
export const TOKEN_REMOVED = succeeded('Zugang entfernt');

/** Toast after a token is copied. */
export const TOKEN_COPIED = succeeded('Zugang kopiert');

/** Toast if the browser cannot copy. */
export const TOKEN_NOT_COPIED = failed(
  'Kopieren nicht möglich',
  'Markiere den Zugang und kopiere ihn selbst.',
);

/** What each scope allows. */
export const SCOPE_MEANINGS: Record<Scope, string> = {
  'answers:read': 'Einträge lesen',
  'answers:write': 'Einträge schreiben, ändern und löschen',
};
