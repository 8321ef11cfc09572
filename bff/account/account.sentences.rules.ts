import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account.numbers.rules.ts';

export const USERNAME_INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const PASSWORD_TOO_SHORT = `Passwort muss mindestens ${PASSWORD_MIN_LENGTH} Zeichen lang sein`;
export const NEW_PASSWORD_TOO_SHORT = `Das Passwort muss mindestens ${PASSWORD_MIN_LENGTH} Zeichen lang sein.`;
export const DIFFERS_FROM_ABOVE = 'Hier steht ein anderes Passwort als oben.';
export const PASSWORD_TOO_LONG = `Passwort darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen lang sein`;
export const PASSWORDS_DIFFER = 'Passwörter stimmen nicht überein';
export const CURRENT_PASSWORD_INVALID = 'Das aktuelle Passwort muss ein Text sein';
export const CURRENT_PASSWORD_MISSING = 'Bitte gib zur Sicherheit Dein aktuelles Passwort ein.';
export const CURRENT_PASSWORD_WRONG = 'Das aktuelle Passwort ist nicht richtig.';
export const NO_PASSWORD = 'Dieses Konto hat kein Passwort.';
export const SIGN_IN_AGAIN = 'Bitte melde Dich zur Sicherheit erneut an.';
export const LAST_CREDENTIAL = 'Das ist der einzige Weg in Dein Konto. Er kann nicht entfernt werden.';

/** The refusal of a log-in, the same for every reason. */
export const LOG_IN_REFUSED = 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.';

/** Shown for every kind of credential of an account that the operator has locked. */
export const ACCOUNT_LOCKED =
  'Dieses Konto ist gesperrt. Deine Einträge bleiben erhalten. Bitte schreib uns über die Kontaktseite.';

/** Shown instead where the operator gave a reason, which ends with a punctuation mark. */
export function lockedBecause(reason: string): string {
  return `Dieses Konto ist gesperrt. Der Grund: ${reason} Deine Einträge bleiben erhalten. Bitte schreib uns über die Kontaktseite.`;
}

export const REGISTRATION_CLOSED = 'Zurzeit können keine neuen Konten angelegt werden.';

/** Shown where `LOGIN` is `oidc-only`. */
export const PASSWORDS_CLOSED =
  'Passwörter sind hier abgeschaltet. Bitte wähle auf der Anmeldeseite einen anderen Weg.';

export const REGISTRATION_REFUSED = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';

/** Shown when a provider's sign-in has the address of another account. */
export const ADDRESS_HAS_ACCOUNT =
  'Zu dieser E-Mail gibt es schon ein Konto. Bitte melde Dich mit der bisherigen Methode an.';

export const CONSENT_OUTDATED =
  'Der Text der Einwilligung hat sich geändert. Bitte lade die Seite neu und lies ihn noch einmal.';

/** The current version of the consent; `CONSENT_WORDINGS` holds the wording of every version. */
export const CONSENT_VERSION = '2026-11-27';

/** The month of the current terms of use, which the page shows and a new account accepts. */
export const TERMS_VERSION = '2026-11';

/** The act that gives the consent: registering, a first sign-in with a provider, or the button for a new version. */
export const CONSENT_ACTS = {
  registering: 'Mit „Registrieren“ willigst Du',
  newcomers: 'Legst Du so ein neues Konto an, willigst Du damit',
  renewing: 'Mit „Einverstanden“ willigst Du',
};

/** The explicit consent to processing diary texts (Art. 9 GDPR); an act of `CONSENT_ACTS` stands before the text. */
export const CONSENT =
  'ausdrücklich ein, dass wir Deine Tagebuchtexte verschlüsselt speichern und für Dich verarbeiten: um sie zu zeigen, zu durchsuchen, zu exportieren und zu sichern. Sie können Angaben über Deine Gesundheit, Deine Sexualität, Deinen Glauben oder Deine Überzeugungen enthalten. Widerrufen kannst Du jederzeit: Lösche Dein Konto oder schreib uns.';

/** Every wording ever shown, by version. Proves what a stored consent agreed to, so entries must never change. */
export const CONSENT_WORDINGS: Readonly<Record<string, string>> = {
  '2026-11':
    'Mit „Registrieren“, „Mit Google fortfahren“ oder „Mit Apple fortfahren“ willige ich ein, dass meine Tagebuchtexte, die Gesundheitsdaten enthalten können, verschlüsselt gespeichert werden. Widerruf jederzeit durch Löschen des Kontos.',
  '2026-11-22':
    'Deine Einträge gehören nur Dir. Mit Deiner Anmeldung willigst Du ein, dass wir Deine Tagebuchtexte verschlüsselt speichern und verarbeiten, um sie Dir zu zeigen. Sie können Angaben über Deine Gesundheit enthalten. Du kannst das jederzeit widerrufen, indem Du Dein Konto löschst.',
  [CONSENT_VERSION]: `${CONSENT_ACTS.registering} ${CONSENT}`,
};
