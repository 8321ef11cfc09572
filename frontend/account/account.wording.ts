import { LOG_IN_REFUSED, REGISTRATION_REFUSED } from '../../bff/account/account.sentences.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { failed, succeeded } from '../ui/toast-store.ts';

/** After a successful registration. */
export const REGISTERED = succeeded('Konto erstellt', `Willkommen bei ${BRAND}!`);

/** The way back after a forgotten password that a new account can have where mail is sent. */
export const FORGOTTEN_WITH_MAIL =
  'Wenn Du es vergisst, hilft Dir eine E-Mail weiter. Bestätige dafür nach der Registrierung Deine Adresse.';

/** The same sentence for instances without mail. */
export const FORGOTTEN_WITHOUT_MAIL =
  'Wir können es nicht zurücksetzen. Im Profil bekommst Du ein Wiederherstellungsblatt, das Dir weiterhilft, wenn Du es vergisst.';

/** Log-in fails. */
export const LOG_IN_FAILED = failed('Anmeldung fehlgeschlagen', LOG_IN_REFUSED);

/** Registration fails. */
export const REGISTRATION_FAILED = failed('Registrierung fehlgeschlagen', REGISTRATION_REFUSED);
