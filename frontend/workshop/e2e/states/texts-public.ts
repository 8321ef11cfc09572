import { QUESTION } from '../steps.ts';
import {
  button,
  errorToast,
  field,
  heading,
  item,
  link,
  nothing,
  type Sight,
  successToast,
  text,
} from './sights.ts';

const HINT = 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.';

const EVERYONE = [link('Wissen', '/wissen'), link('FAQ', '/faq'), link('Kontakt', '/contact')];
const VISITOR = [link('Home', '/'), link('Demo', '/demo'), ...EVERYONE, link('Anmelden', '/auth')];
const SIGNED_IN = [link('Tägliche Frage', '/daily'), link('Mein Tagebuch', '/log'), ...EVERYONE];

const FOOTER = [
  link('Impressum', '/impressum'),
  link('Datenschutz', '/datenschutz'),
  text('Ein Projekt von Aufwind Software'),
  text(`© ${new Date().getFullYear()} Aufwind. Alle Rechte vorbehalten.`),
];

const LANDING = [
  heading('Eine Frage pro Tag.'),
  text(QUESTION),
  item('Datenschutz'),
  item('Made in Germany'),
  item('Wissenschaftlich geprüft'),
  heading(/1 Minute/),
  heading(/Positive Perspektive/i),
  heading(/Mehr Resilienz/i),
  heading('Warum Aufwind?'),
  heading(/Radikal einfach/i),
  heading(/Wissenschaftlich fundiert/i),
  heading(/Deine Daten gehören Dir/i),
  text(/verschlüsselt.*SSL.*DSGVO/i),
  text(/Forschung.*Achtsamkeit.*Positiver Psychologie/i),
  text(/Handy.*Tablet/i),
  heading('Warum ist Resilienz wichtig?'),
  link('Mehr erfahren', '/wissen'),
];

const DEMO_FUNCTION = 'Diese Funktion ist nur in der vollständigen App verfügbar';
const LOCKED = 'Für heute bereits beantwortet';

/** What is read on the pages for everyone: state by state, its words, and where they lead. */
export const PUBLIC_TEXTS = {
  '/ · visitor': [
    link('Aufwind', '/'),
    ...VISITOR,
    ...LANDING,
    link('Jetzt starten', '/auth'),
    link('Demo ansehen', '/demo'),
    link('Kostenlos starten', '/auth'),
    link('Jetzt mit Aufwind starten', '/auth'),
    button('Animation anhalten'),
    ...FOOTER,
    nothing('Zur Tagesfrage'),
    nothing('Mein Profil'),
  ],
  '/ · motion stopped': [button('Animation abspielen')],
  '/ · menu of a visitor': [button('Menü schließen'), ...VISITOR],
  '/ · signed in': [
    ...SIGNED_IN,
    ...LANDING,
    link('Zur Tagesfrage', '/daily'),
    link('Jetzt mit Aufwind starten', '/auth'),
    nothing('Jetzt starten'),
    nothing('Kostenlos starten'),
    nothing('Anmelden'),
  ],
  '/ · profile menu': [link('Mein Profil', '/account'), button('Abmelden')],
  '/ · menu of a signed-in person': [
    button('Menü schließen'),
    text(/^anna-.*@example\.org$/),
    ...SIGNED_IN,
    link('Mein Profil', '/account'),
    button('Abmelden'),
  ],
  '/ · logged out': [successToast('Abgemeldet')],
  '/ · account deleted': [successToast('Konto gelöscht', 'Auf Wiedersehen!')],
  '/demo · open': [
    text('Demo-Modus'),
    heading(QUESTION),
    text(HINT),
    field(QUESTION),
    button('Antwort speichern'),
    text('5 Tage Streak'),
    link('erstelle ein Konto', '/auth'),
    link('Eigenen Account erstellen', '/auth'),
  ],
  '/demo · nothing typed': [errorToast('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.')],
  '/demo · tooltip': [text(DEMO_FUNCTION)],
  '/demo · saving': [button('Speichere...')],
  '/demo · saved': [successToast('Gespeichert'), button('Gespeichert'), heading('Heute')],
  '/demo · locked': [button(LOCKED)],
  '/demo · second answer': [
    button(LOCKED),
    errorToast(
      'Bereits beantwortet',
      'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
    ),
  ],
  '/preview · open': [text('Demo-Modus'), button('Antwort speichern'), text('5 Tage Streak')],
  '/wissen · read': [
    heading(/Was ist Resilienz/),
    heading(/Komplexität/),
    heading(/Arbeit und Leben|Work-Life/),
    heading(/Digitale Reizüberflutung/),
    heading(/Three Good Things/),
    text(/2005/),
    text(/University of Pennsylvania/),
    link('Jetzt mit Aufwind starten', '/auth'),
  ],
  '/faq · closed': [
    heading(/^Allgemein/),
    heading(/Technologie und Wissenschaft/),
    heading(/Was ist Aufwind/),
    heading(/Für wen/),
    heading(/Wie funktioniert/),
    heading(/Wie fange ich an/),
    heading(/kostet/),
    heading(/sicher/),
    heading(/registrieren/),
    heading('Was, wenn ich mein Passwort vergesse?'),
    heading(/wissenschaftlich/),
    heading(/unterscheidet/),
    heading(/ändern oder löschen/),
  ],
  '/faq · open': [
    text(/Basisversion ist kostenlos/),
    text(/In Deinem Tagebuch findest Du alle Einträge und kannst jeden bearbeiten oder löschen/),
  ],
  '/contact · form': [
    field('Name (optional)'),
    field('E-Mail (optional)'),
    field('Kommentar *'),
    button('Feedback senden'),
    text(/24 Stunden/),
    text(/anonym/),
  ],
  '/contact · refused': [text('Kommentar darf nicht leer sein'), text('Ungültige E-Mail-Adresse')],
  '/contact · sending': [button('Wird gesendet...')],
  '/contact · not sent': [errorToast('Fehler beim Senden', 'Der Dienst startet gerade.')],
  '/contact · not sent, without a reason': [
    errorToast('Fehler beim Senden', 'Bitte versuche es später erneut.'),
  ],
  '/contact · answered without a word': [errorToast('Fehler beim Senden', 'HTTP error! status: 502')],
  '/contact · sent': [
    successToast(
      'Feedback gesendet!',
      'Vielen Dank für dein wertvolles Feedback. Wir melden uns bald bei dir.',
    ),
    link('Zur Startseite', '/'),
    button('Weiteres Feedback senden'),
  ],
  '/contact · again': [field('Kommentar *'), button('Feedback senden')],
  '/impressum · read': [
    heading('Impressum'),
    text('[Name des Betreibers, mit Rechtsform]'),
    heading('Zentrale Kontaktstelle'),
    text(
      /unsere zentrale Kontaktstelle nach Art\.\s11 und\s12 .*Digital Services Act\)\. Sprachen: Deutsch\.$/,
    ),
    text(/^Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren/),
    heading('Barrierefreiheit'),
    text('Was wir noch nicht versprechen können:'),
    text(/^Geprüft haben wir mit der Tastatur und mit automatischen Tests, noch nicht mit Menschen/),
    text(/^Marktüberwachungsstelle der Länder für die Barrierefreiheit .*, Magdeburg$/),
    nothing('Nutzungsbedingungen'),
  ],
  '/datenschutz · read': [
    heading(/Datenschutz/),
    text(/Ein missbrauchtes Konto können wir sperren; seine Daten bleiben dabei erhalten\.$/),
    text(/ob Du ihn im Rückblick nicht mehr sehen willst/),
    text(/Google Ireland Limited \(Dublin\) oder Apple Distribution International Limited \(Cork\)/),
    heading('Wer Daten erhält'),
    text('Sonst erhält niemand Daten, außer Google oder Apple, wenn Du Dich damit anmeldest.'),
    heading('Dein Widerspruchsrecht'),
    text('jederzeit widersprechen'),
    text(/Es gibt weder automatisierte Entscheidungen noch Profiling\.$/),
  ],
  '/gibt-es-nicht · not found': [
    text('404'),
    heading('Ein neuer Weg entsteht'),
    text(/Resilienz ist die Fähigkeit, sich anzupassen und zu wachsen.*neuen Weg/),
    text('Aus jedem Hindernis erwächst eine neue Möglichkeit.'),
    link('Zurück zur Startseite', '/'),
    button('Zurück gehen'),
  ],
} satisfies Record<string, Sight[]>;
