import type { Scope } from '../../bff/api-token/scopes.rules.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

export const TOKEN_REMOVED = succeeded('Zugang entfernt');

export const TOKEN_COPIED = succeeded('Zugang kopiert');

export const TOKEN_NOT_COPIED = failed(
  'Kopieren nicht möglich',
  'Markiere den Zugang und kopiere ihn selbst.',
);

export const SCOPE_MEANINGS: Record<Scope, string> = {
  'answers:read': 'Einträge lesen',
  'answers:write': 'Einträge schreiben, ändern und löschen',
};
