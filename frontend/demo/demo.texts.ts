import { failed, succeeded } from '../ui/toast-store.ts';

/** Nothing was typed. */
export const EMPTY = failed('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.');

/** A second answer on the same visit. */
export const ALREADY_ANSWERED = failed(
  'Bereits beantwortet',
  'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
);

/** After the simulated save. */
export const SAVED = succeeded('Gespeichert');
