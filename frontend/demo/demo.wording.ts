import { failed, succeeded } from '../ui/toast-store.ts';

export const EMPTY = failed('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.');

export const ALREADY_ANSWERED = failed(
  'Bereits beantwortet',
  'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
);

export const SAVED = succeeded('Gespeichert');
