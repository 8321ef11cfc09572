import { MAX_API_TOKENS, MAX_TOKEN_DAYS, PROGRAM_NAME_MAX_LENGTH } from './api-token.numbers.rules.ts';

export const NAME_MISSING = 'Bitte gib dem Zugang einen Namen';
export const NAME_TOO_LONG = `Der Name darf höchstens ${PROGRAM_NAME_MAX_LENGTH} Zeichen lang sein`;

/** Shown for a token without scopes or with an unknown scope. */
export const SCOPES_WRONG = 'Bitte wähle, was das Programm darf';
export const DAYS_WRONG = `Der Zugang kann 1 bis ${MAX_TOKEN_DAYS}\u00a0Tage lang gelten`;
export const TOO_MANY_TOKENS = `Mehr als ${MAX_API_TOKENS} Zugänge für Programme sind nicht möglich. Bitte entferne zuerst einen.`;
export const TOKEN_NOT_FOUND = 'Diesen Zugang gibt es nicht.';
