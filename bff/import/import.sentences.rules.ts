import { IMPORT_MAX_ENTRIES } from './import.numbers.rules.ts';

export const ID_INVALID = 'Der Import braucht eine UUID';
export const NUMBER_INVALID = `Je Anfrage sind 1 bis ${IMPORT_MAX_ENTRIES} Einträge möglich`;
export const DAY_TOO_EARLY = 'Einträge sind ab dem 1. Januar 1900 möglich';
export const DAY_TWICE = 'Ein Tag kommt in dieser Anfrage mehrmals vor';
export const DAY_TO_COME = 'Ein Eintrag liegt in der Zukunft';
export const IMPORT_GONE =
  'Dieser Import lässt sich nicht mehr rückgängig machen: Er ist es schon, oder die Zeit dafür ist vorbei.';
