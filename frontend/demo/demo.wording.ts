import { failed, succeeded } from '../ui/toast-store.ts';

/** Toast for an empty answer. */
export const EMPTY = failed('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.');

/** Toast for a second answer in the same visit. */
export const ALREADY_ANSWERED = failed(
  'Bereits beantwortet',
  'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
);

/** Toast after the simulated save. */
export const SAVED = succeeded('Gespeichert');
