import { EASE, GROWTH, KEEP_SENTENCE, NO_ARBITRATION, SENTENCES_OF_YEAR, STARTING } from '../sentences.ts';
import { PROMISES, QUESTION, SAVE_ANSWER } from '../steps.ts';
import {
  button,
  errorToast,
  field,
  heading,
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
  text('Eine Minute, ein Satz. In einem Jahr liest Du, was Du sonst vergessen hättest.'),
  text(QUESTION),
  link('Datenschutz', '/datenschutz'),
  link('Made in Germany', '/impressum'),
  link('Wissenschaftlich geprüft', '/wissen'),
  heading('Nur 1 Minute täglich'),
  heading('Positive Perspektive'),
  heading('Mehr Resilienz'),
  heading('Was daraus wird'),
  text('Ein Jahr im Tagebuch: eine Sonne für jeden Tag mit einem Eintrag.'),
  ...SENTENCES_OF_YEAR.map((sentence) => text(new RegExp(`^${sentence}`))),
  heading('Zurückblättern'),
  heading('Wiederfinden'),
  heading('Heute vor einem Jahr'),
  heading('Mitnehmen und mitbringen'),
  heading('Warum Aufwind?'),
  heading('Radikal einfach'),
  heading('Wissenschaftlich fundiert'),
  heading('Deine Daten gehören Dir'),
  heading('Für unterwegs optimiert'),
  text(/verschlüsselt.*SSL.*DSGVO/i),
  text(/Forschung.*Achtsamkeit.*Positiver Psychologie/i),
  text(/Handy.*Tablet/i),
  heading('Warum ist Resilienz wichtig?'),
  link('Mehr erfahren', '/wissen'),
];

const DEMO_FUNCTION = 'Diese Funktion ist nur in der vollständigen App verfügbar';
const LOCKED = 'Für heute bereits beantwortet';

/** The texts of the public pages, state by state, with the targets of links. */
export const PUBLIC_TEXTS = {
  '/ · visitor': [
    link('Aufwind', '/'),
    ...VISITOR,
    ...LANDING,
    link('Jetzt starten', '/auth?neu'),
    link('Demo ansehen', '/demo'),
    text(EASE),
    link('Kostenlos starten', '/auth?neu'),
    link('Jetzt mit Aufwind starten', '/auth?neu'),
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
    ...['Jetzt starten', EASE, 'Kostenlos starten', 'Jetzt mit Aufwind starten', 'Anmelden'].map(nothing),
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
    button(SAVE_ANSWER),
    text('5 Tage Streak'),
    text(/Schreib einen Satz\. Hier wird nichts gespeichert\./),
    link('erstelle ein Konto', '/auth?neu'),
    link('Eigenen Account erstellen', '/auth?neu'),
  ],
  '/demo · nothing typed': [errorToast('Leere Antwort', 'Bitte gib eine Antwort ein, bevor Du speicherst.')],
  '/demo · tooltip': [text(DEMO_FUNCTION)],
  '/demo · saving': [button('Speichere …')],
  '/demo · saved': [
    successToast('Gespeichert'),
    button('Gespeichert'),
    heading('Heute'),
    heading(KEEP_SENTENCE),
    link('Konto erstellen', '/auth?neu'),
  ],
  '/demo · locked': [button(LOCKED), link('Konto erstellen', '/auth?neu')],
  '/demo · second answer': [
    button(LOCKED),
    errorToast(
      'Bereits beantwortet',
      'Du hast die Frage heute bereits beantwortet. Versuche es morgen wieder.',
    ),
  ],
  '/preview · open': [text('Demo-Modus'), button(SAVE_ANSWER), text('5 Tage Streak')],
  '/contact · form': [
    field('Name (optional)'),
    field('E-Mail (optional)'),
    field('Kommentar *'),
    button('Feedback senden'),
    text(/Wir bemühen uns, innerhalb von 24\sStunden zu antworten\./),
    nothing(PROMISES.contact),
    text(/anonym/),
  ],
  '/contact · refused': [text('Ungültige E-Mail-Adresse'), text('Kommentar darf nicht leer sein')],
  '/contact · nothing said': [text('Kommentar darf nicht leer sein')],
  '/contact · sending': [button('Wird gesendet...')],
  '/contact · not sent': [errorToast('Fehler beim Senden', STARTING)],
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
      /unsere zentrale Kontaktstelle nach Art\.\s11 und\s12 .*Digital Services Act\)\. Rechtswidrige Inhalte .* \(Art\.\s16\)\. Sprachen: Deutsch\.$/,
    ),
    text(new RegExp(`^${NO_ARBITRATION}`)),
    heading('Barrierefreiheit'),
    text('Was wir noch nicht versprechen können:'),
    text(/^Geprüft haben wir mit der Tastatur und mit automatischen Tests, noch nicht mit Menschen/),
    text(/^Marktüberwachungsstelle der Länder für die Barrierefreiheit .*, Magdeburg$/),
    text('Du erreichst uns auch über die Seite Kontakt.'),
    nothing(PROMISES.imprint),
    nothing('Nutzungsbedingungen'),
  ],
  '/datenschutz · read': [
    heading(/Datenschutz/),
    text(
      /Ein missbrauchtes Konto können wir sperren, mit einem Grund, den Du erfährst; seine Daten bleiben dabei erhalten\.$/,
    ),
    text(/Deine Einstellungen \(Erinnerung, Rückblick, Serie, Mitteilungen\)/),
    text(/ungefähre Länge eines Eintrags, .* ob Du ihn im Rückblick nicht mehr sehen willst/),
    text(/zu uns kommen nur Tage, Uhrzeiten und Texte\.$/),
    text(/Google Ireland Limited \(Dublin\) oder Apple Distribution International Limited \(Cork\)/),
    heading('Wer Daten erhält'),
    text(/^Sonst erhalten Daten nur Google, Apple oder .* soweit ein Gesetz uns dazu verpflichtet\.$/),
    heading('Dein Widerspruchsrecht'),
    text('jederzeit widersprechen'),
    text(/Es gibt weder automatisierte Entscheidungen noch Profiling\.$/),
  ],
  '/gibt-es-nicht · not found': [
    text('404'),
    heading('Ein neuer Weg entsteht'),
    text(new RegExp(`${GROWTH}.*neuen Weg`)),
    text('Aus jedem Hindernis erwächst eine neue Möglichkeit.'),
    link('Zurück zur Startseite', '/'),
    button('Zurück gehen'),
  ],
} satisfies Record<string, Sight[]>;
