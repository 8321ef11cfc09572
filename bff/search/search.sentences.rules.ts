import { SEARCH_MAX_CODE_POINTS } from './search.numbers.rules.ts';

export const SEARCH_EMPTY = 'Bitte gib ein, wonach Du suchst';
export const SEARCH_TOO_LONG = `Die Suche darf höchstens ${SEARCH_MAX_CODE_POINTS} Zeichen lang sein`;
