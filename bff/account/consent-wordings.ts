import { CONSENT, CONSENT_ACTS, CONSENT_PROMISE, CONSENT_VERSION } from './consent.rules.ts';

/** The proof of what people have consented to: each wording there ever was, by the version that is stored with a consent. */
export const CONSENT_WORDINGS: Readonly<Record<string, string>> = {
  '2026-11':
    'Mit „Registrieren“, „Mit Google fortfahren“ oder „Mit Apple fortfahren“ willige ich ein, dass meine Tagebuchtexte, die Gesundheitsdaten enthalten können, verschlüsselt gespeichert werden. Widerruf jederzeit durch Löschen des Kontos.',
  [CONSENT_VERSION]: `${CONSENT_PROMISE} ${CONSENT_ACTS.signingIn} ${CONSENT}`,
};
