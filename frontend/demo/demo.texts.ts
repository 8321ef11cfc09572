import type { Toast } from '../ui/toast-store.ts';

/** Nothing was typed. */
export const EMPTY: Toast = {
  kind: 'error',
  title: 'Leere Antwort',
  text: 'Bitte gib eine Antwort ein, bevor Du speicherst.',
};

/** A second answer on the same visit. */
export const ALREADY_ANSWERED: Toast = {
  kind: 'error',
  title: 'Bereits beantwortet',
  text: 'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
};

/** After the simulated save. */
export const SAVED: Toast = { kind: 'success', title: 'Gespeichert' };
