import { failed, succeeded } from '../ui/toast-store.ts';

/** The toast for an empty answer. */
export const EMPTY = failed('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.');

/** The toast for a second answer on the same visit. */
export const ALREADY_ANSWERED = failed(
  'Bereits beantwortet',
  'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
);

/** The toast after the simulated save. */
export const SAVED = succeeded('Gespeichert');
