import { MAX_PASSKEYS, PASSKEY_NAME_MAX_LENGTH } from './passkey.numbers.rules.ts';

export const NAME_MISSING = 'Bitte gib dem Passkey einen Namen';
export const NAME_TOO_LONG = `Der Name darf höchstens ${PASSKEY_NAME_MAX_LENGTH} Zeichen lang sein`;
export const NOT_READABLE = 'Die Angaben des Passkeys sind nicht lesbar';
export const TOO_MANY_PASSKEYS = `Mehr als ${MAX_PASSKEYS} Passkeys sind nicht möglich. Bitte entferne zuerst einen.`;
export const PASSKEY_KNOWN = 'Dieser Passkey gehört schon zu einem Konto.';
export const PASSKEY_NOT_FOUND = 'Diesen Passkey gibt es nicht.';
export const CREATION_REFUSED = 'Der Passkey konnte nicht eingerichtet werden. Bitte beginne noch einmal.';
export const SIGN_IN_REFUSED =
  'Die Anmeldung mit dem Passkey hat nicht geklappt. Bitte versuche es noch einmal oder melde Dich anders an.';
export const FOREIGN_PASSKEY = 'Dieser Passkey gehört zu einem anderen Konto.';
export const NO_PASSKEYS_HERE = 'Passkeys sind hier nicht eingerichtet.';
