import { COMES_ALONG, GREETING, LOCKED, LOG_IN_AGAIN, REGISTRATION_CLOSED } from '../sentences.ts';
import {
  button,
  errorToast,
  field,
  heading,
  link,
  nothing,
  type Sight,
  successToast,
  tab,
  text,
} from './sights.ts';

const CONSENT =
  'ausdrücklich ein, dass wir Deine Tagebuchtexte verschlüsselt speichern und für Dich verarbeiten: um sie zu zeigen, zu durchsuchen, zu exportieren und zu sichern. Sie können Angaben über Deine Gesundheit, Deine Sexualität, Deinen Glauben oder Deine Überzeugungen enthalten. Widerrufen kannst Du jederzeit: Lösche Dein Konto oder schreib uns. Du bist mindestens 16\u00a0Jahre alt. Datenschutz';
const NEWCOMERS = `Legst Du so ein neues Konto an, willigst Du damit ${CONSENT}`;
const EMAIL_INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const PASSWORD_SHORT = 'Passwort muss mindestens 6 Zeichen lang sein';
const LEADING_ON = 'Sie werden in wenigen Sekunden weitergeleitet...';
const APPLE_FAILED = 'Apple Anmeldung fehlgeschlagen';
const WELCOME = 'Willkommen bei Aufwind!';

/** The texts of the log-in pages. */
export const AUTH_TEXTS = {
  '/auth · log-in': [
    heading(GREETING),
    tab('Anmelden'),
    tab('Registrieren'),
    field('E-Mail'),
    field('Passwort'),
    button('Anmelden'),
    button('Mit Google fortfahren'),
    button('Mit Apple fortfahren'),
    text(NEWCOMERS),
    nothing(/^Mit „Registrieren“/),
    link('Datenschutz', '/datenschutz'),
    text(/DSGVO-konform/),
    link('Demo ansehen ohne Registrierung', '/preview'),
    nothing('Passwort bestätigen'),
  ],
  '/auth · log-in refused': [text(EMAIL_INVALID), text(PASSWORD_SHORT)],
  '/auth · logging in': [button('Wird angemeldet …')],
  '/auth · log-in failed': [
    errorToast('Anmeldung fehlgeschlagen', 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.'),
  ],
  '/auth · log-in to a locked account': [errorToast('Anmeldung fehlgeschlagen', LOCKED)],
  '/auth · session ended': [text(LOG_IN_AGAIN)],
  '/auth · registration': [
    heading(GREETING),
    field('E-Mail'),
    field('Passwort'),
    field('Passwort bestätigen'),
    button('Registrieren'),
    text(`Mit „Registrieren“ willigst Du ${CONSENT}`),
    button('Mit Google fortfahren'),
    button('Mit Apple fortfahren'),
    text(NEWCOMERS),
  ],
  '/auth · registration with a sentence of the demo': [
    text('Der Bus hat gewartet.'),
    text(COMES_ALONG),
    button('Satz nicht mitnehmen'),
    button('Registrieren'),
  ],
  '/auth · registration refused': [text(EMAIL_INVALID), text(PASSWORD_SHORT)],
  '/auth · two passwords': [text('Passwörter stimmen nicht überein')],
  '/auth · registering': [button('Wird registriert …')],
  '/auth · registration failed': [
    errorToast('Registrierung fehlgeschlagen', 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.'),
  ],
  '/auth · registration closed': [
    text(REGISTRATION_CLOSED),
    button('Mit Google fortfahren'),
    nothing('Passwort bestätigen'),
    nothing(/willigst Du (ein|damit)/),
  ],
  '/auth · Apple failed': [
    errorToast(APPLE_FAILED, 'Die Anmeldung mit Apple ist zurzeit nicht eingerichtet.'),
  ],
  '/auth · Apple failed, without a reason': [
    errorToast(APPLE_FAILED, 'Bei der Anmeldung mit Apple ist ein Fehler aufgetreten.'),
  ],
  '/auth · Apple failed, nobody knows why': [errorToast(APPLE_FAILED, 'Unbekannter Fehler')],
  '/auth · Google failed': [
    errorToast('Google Anmeldung fehlgeschlagen', 'Bei der Anmeldung mit Google ist ein Fehler aufgetreten.'),
    button('Meldung ausblenden'),
  ],
  '/auth · refused after Google': [
    errorToast('Anmeldung fehlgeschlagen', 'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.'),
  ],
  '/auth · a locked account, after Google': [text(LOCKED)],
  '/auth · registration closed, after Google': [text(REGISTRATION_CLOSED)],
  '/auth · nobody after Apple': [errorToast('Anmeldung fehlgeschlagen', 'Bitte versuche es erneut.')],
  '/auth/callback · waiting': [text('Anmeldung läuft …')],
  '/auth/apple/callback · processing': [text('Anmeldung läuft …')],
  '/auth/apple/callback · not believed': [
    heading('Fehler bei der Anmeldung'),
    text(LEADING_ON),
    errorToast(APPLE_FAILED, 'Fehler bei der Apple-Authentifizierung'),
    link('Jetzt zur Anmeldung', '/auth'),
  ],
  '/auth/apple/callback · no code': [
    heading('Fehler bei der Anmeldung'),
    text(LEADING_ON),
    errorToast(APPLE_FAILED, 'Kein Autorisierungscode erhalten'),
  ],
  '/auth/apple/callback · another state': [
    heading('Fehler bei der Anmeldung'),
    errorToast(APPLE_FAILED, 'Ungültiger Authentifizierungszustand (State mismatch)'),
  ],
  '/auth/apple/success · waiting': [text('Anmeldung läuft …')],
  '/daily · signed in with Apple': [successToast('Erfolgreich angemeldet', WELCOME)],
  '/daily · logged in': [successToast('Erfolgreich angemeldet', WELCOME)],
  '/daily · registered': [successToast('Konto erstellt', WELCOME)],
} satisfies Record<string, Sight[]>;
