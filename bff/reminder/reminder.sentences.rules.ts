import { MAX_DEVICES } from './reminder.numbers.rules.ts';

/** The text of every reminder, also shown in the profile; it reveals nothing about the person. */
export const REMINDER_TEXT = {
  title: 'Hast Du eine Minute für etwas Gutes?',
  body: 'Deine Frage für heute wartet auf Dich.',
};

/** The text of the last reminder before reminders stop. */
export const LAST_REMINDER_TEXT = {
  title: 'Wir erinnern Dich nicht mehr.',
  body: 'Du kannst es jederzeit wieder einschalten.',
};

export const TIME_INVALID = 'Bitte gib eine Uhrzeit an, zum Beispiel 20:30.';
export const DAYS_MISSING = 'Bitte wähle mindestens einen Tag.';
export const NOT_CONFIRMED = 'Bitte bestätige zuerst Deine E-Mail-Adresse.';
export const ENDPOINT_INVALID = 'Das ist keine Anmeldung eines Browsers für Mitteilungen.';
export const UNKNOWN_SERVICE = 'Den Push-Dienst dieses Browsers kennen wir nicht.';
export const TOO_MANY_DEVICES = `Mehr als ${MAX_DEVICES} Geräte sind nicht möglich. Melde Dich auf einem ab, das Du nicht mehr brauchst.`;
export const DEVICE_OF_ANOTHER =
  'Dieses Gerät ist schon bei einem anderen Konto für Erinnerungen angemeldet. Melde es dort zuerst ab.';
export const NO_PUSHES_HERE = 'Hier sind keine Erinnerungen auf Geräten eingerichtet.';
