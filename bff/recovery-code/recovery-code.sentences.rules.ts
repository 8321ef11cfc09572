import { CODE_LENGTH } from './recovery-code.numbers.rules.ts';

/** Shown for a code of the wrong length or with an invalid character. */
export const CODE_INVALID = `Der Code besteht aus ${CODE_LENGTH} Buchstaben und Ziffern`;

/** Shown for every rejected recovery code, whatever the reason. */
export const RECOVERY_CODE_REFUSED =
  'E-Mail-Adresse und Code passen nicht zusammen, oder dieses Blatt gilt nicht mehr.';

export const HAS_PASSWORD = 'Dieses Konto hat ein Passwort. Bitte wähle ein neues.';
export const NEEDS_ADDRESS =
  'Für das Blatt braucht Dein Konto eine E-Mail-Adresse. Gib sie bitte zuerst im Profil an.';
