import { STARTING } from '../sentences.ts';
import { button, field, heading, item, nothing, type Sight, successToast, text } from './sights.ts';

const WAYS = [
  heading('Kennst Du diese Wege in Dein Konto?'),
  item(/Fremdes Handy\s*Passkey, hinzugefügt am 3\. November 2026/),
  item(/Google\s*Verbunden am 3\. November 2026/),
];

/** The texts after a possible intrusion into an account. */
export const INTRUDER_TEXTS = {
  '/adresse-zurueck · recent credentials': [
    ...WAYS,
    text(/ein Wiederherstellungsblatt gilt nicht mehr\./),
    text(/weiterhin\. Ist einer nicht von Dir, dann entferne ihn nach der Anmeldung in Deinem Profil\.$/),
    nothing('Alle entfernen'),
  ],
  '/passwort-neu · recent credentials': [
    ...WAYS,
    text(
      /^Du bist jetzt auf allen Geräten abgemeldet, und Dein Wiederherstellungsblatt gilt nicht mehr, wenn Du/,
    ),
    text(
      /^Es gibt sie seit weniger als 30\sTagen, und sie öffnen Dein Konto weiterhin\. Ist einer nicht von Dir, dann entferne sie alle\. Deine eigenen kannst Du im Profil neu einrichten\.$/,
    ),
    button('Alle entfernen'),
  ],
  '/passwort-neu · recent credentials not removed': [text(STARTING), button('Alle entfernen')],
  '/passwort-neu · recent credentials too late': [
    text(
      'Das geht von dieser Seite aus nicht mehr. Melde Dich an und entferne in Deinem Profil, was Du nicht kennst.',
    ),
  ],
  '/account · notices off?': [
    text(
      /^Danach erfährst Du nicht mehr, wenn jemand Fremdes in Dein Konto kommt\. Eine letzte E-\u2060Mail sagt Dir, dass die Mitteilungen aus sind\.$/,
    ),
    field('Aktuelles Passwort'),
    button('Abbrechen'),
    button('Abschalten'),
  ],
  '/account · notices not off': [text(STARTING), button('Abschalten')],
  '/account · notices off': [successToast('Mitteilungen abgeschaltet'), nothing('Abschalten')],
} satisfies Record<string, Sight[]>;
