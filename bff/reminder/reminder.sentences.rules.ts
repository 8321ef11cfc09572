import { MAX_DEVICES } from './reminder.numbers.rules.ts';

/** The text of every reminder, also shown in the profile; it reveals nothing about the person. */
export const REMINDER_TEXT = {
  title: 'Hast Du eine Minute für etwas Gutes?',
  body: 'Deine Frage für heute wartet auf Dich.',
};

/** The text of the last reminder before reminders stop. */
export const LAST_REMINDER_TEXT = {
  title: 'Das war vorerst die letzte Erinnerung.',
  body: 'Sieben blieben ohne Antwort, da lassen wir Dich in Ruhe. Im Profil schaltest Du sie wieder ein.',
};

export const TIME_INVALID = 'Bitte gib eine Uhrzeit an, zum Beispiel 20:30.';
export const DAYS_MISSING = 'Bitte wähle mindestens einen Tag.';
export const NOT_CONFIRMED = 'Bitte bestätige zuerst Deine E-Mail-Adresse.';
export const ENDPOINT_INVALID = 'Das ist keine Anmeldung eines Browsers für Benachrichtigungen.';
export const UNKNOWN_SERVICE =
  'Dieser Browser nutzt einen Push-Dienst, den wir nicht kennen. Nimm einen anderen Browser oder Deinen Kalender.';
export const TOO_MANY_DEVICES = `Mehr als ${MAX_DEVICES} Geräte sind nicht möglich. Melde Dich auf einem ab, das Du nicht mehr brauchst.`;
export const DEVICE_OF_ANOTHER =
  'Dieses Gerät ist schon bei einem anderen Konto für Erinnerungen angemeldet. Melde es dort zuerst ab.';
export const NO_PUSHES_HERE = 'Erinnerungen auf Geräten gibt es hier nicht.';
