import { GOODBYE, NOT_HERE, REMINDER_BODY, REMINDER_TITLE, REMINDS_HERE, STARTING } from '../sentences.ts';
import { button, errorToast, field, heading, nothing, type Sight, successToast, text } from './sights.ts';

const WORDS = [
  heading('Erinnerung'),
  text(REMINDER_TITLE),
  text(REMINDER_BODY),
  button('In meinen Kalender eintragen'),
];

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** The texts of the reminder. */
export const REMINDER_TEXTS = {
  '/account · notices are blocked': [
    ...WORDS,
    text(/^Benachrichtigungen sind für diese Seite in Deinem Browser gesperrt\./),
    nothing('Erinnerung einschalten'),
  ],
  '/account · reminder': [
    ...WORDS,
    text('Eine Minute am Abend. Hast Du schon geantwortet, bleibt es still.'),
    field('Uhrzeit'),
    ...WEEKDAYS.map(field),
    nothing('Auf meinen Geräten'),
    button('Erinnerung einschalten'),
    nothing('Per E-Mail'),
  ],
  '/account · reminder not loaded': [
    text('Wir können gerade nicht nachsehen, ob die Erinnerung an ist. Geändert hat sich nichts.'),
  ],
  '/account · reminder on this device': [
    button('Erinnerung ändern'),
    button('Erinnerung ausschalten'),
    text(REMINDS_HERE),
    button(NOT_HERE),
  ],
  '/account · reminder not saved': [errorToast('Das hat nicht geklappt', STARTING)],
  '/account · reminder on another device': [
    text('Dieses Gerät erinnert Dich noch nicht.'),
    button('Auch auf diesem Gerät'),
  ],
  '/account · reminder off': [successToast('Erinnerung ausgeschaltet')],
  '/account · reminder has ended': [
    text(
      `${GOODBYE} Sieben blieben ohne Antwort, da lassen wir Dich in Ruhe. Im Profil schaltest Du sie wieder ein.`,
    ),
    field('Per E-Mail'),
    button('Erinnerung einschalten'),
  ],
  '/account · reminder without a confirmed address': [
    text('Für Erinnerungen per E-Mail bestätige zuerst Deine Adresse.'),
  ],
  '/daily · a reminder is offered': [
    text(/^Sollen wir Dich abends erinnern\?/),
    button('Ja, um 20:30 Uhr'),
    button('Nein'),
  ],
} satisfies Record<string, Sight[]>;
