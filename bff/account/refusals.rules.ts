/** The refusal of a log-in, the same for every reason. */
export const LOG_IN_REFUSED = 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.';

/** The refusal of every way into an account that the operator has locked. */
export const ACCOUNT_LOCKED = 'Dieses Konto ist gesperrt. Bitte schreib uns über die Kontaktseite.';

/** The refusal of new accounts while registration is closed. */
export const REGISTRATION_CLOSED = 'Zurzeit können keine neuen Konten angelegt werden.';

/** The refusal of a registration with a taken address. */
export const REGISTRATION_REFUSED = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';

/** The refusal of a sign-in whose provider names the address of another account. */
export const ADDRESS_HAS_ACCOUNT =
  'Zu dieser E-Mail gibt es schon ein Konto. Bitte melde Dich mit der bisherigen Methode an.';
