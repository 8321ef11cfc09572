/** How old somebody has to be to have an account, in years. */
export const MINIMUM_AGE_YEARS = 16;

/** The version of the wording that people consent to; `consent-wordings.ts` has every one there was. */
export const CONSENT_VERSION = '2026-11-22';

/** The promise that stands before the question. */
export const CONSENT_PROMISE = 'Deine Einträge gehören nur Dir.';

/** The consent to how diary texts are processed (Art. 9 GDPR), behind the words for the act that gives it. */
export const CONSENT =
  'willigst Du ein, dass wir Deine Tagebuchtexte verschlüsselt speichern und verarbeiten, um sie Dir zu zeigen. Sie können Angaben über Deine Gesundheit enthalten. Du kannst das jederzeit widerrufen, indem Du Dein Konto löschst.';

/** The words for the act that gives the consent. */
export const CONSENT_ACTS = { signingIn: 'Mit Deiner Anmeldung', renewing: 'Mit „Einverstanden“' };
