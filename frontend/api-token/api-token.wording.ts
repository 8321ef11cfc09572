import type { Scope } from '../../bff/api-token/scopes.rules.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

/** After a key is removed. */
export const TOKEN_REMOVED = succeeded('Zugang entfernt');

/** After a key is copied. */
export const TOKEN_COPIED = succeeded('Zugang kopiert');

/** The browser does not copy. */
export const TOKEN_NOT_COPIED = failed(
  'Kopieren nicht möglich',
  'Markiere den Zugang und kopiere ihn selbst.',
);

/** What each scope permits a program to do. */
export const SCOPE_MEANINGS: Record<Scope, string> = {
  'answers:read': 'Einträge lesen',
  'answers:write': 'Einträge schreiben, ändern und löschen',
};
