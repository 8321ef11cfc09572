import { FORMER_ADDRESS_DAYS, MINIMUM_AGE_YEARS } from '../../bff/account/account.numbers.rules.ts';
import { REGISTRATION_CLOSED } from '../../bff/account/account.sentences.rules.ts';
import { TOMBSTONE_LIFETIME_DAYS } from '../../bff/answer/answer.numbers.rules.ts';
import { IMPORT_UNDO_HOURS } from '../../bff/import/import.numbers.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { KEEP_DATA_DAYS, KEEP_KEYS_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import { EMERGENCY, HELP_LINE, OTHER_HELP_LINE } from '../lib/help-lines.ts';
import type { Need } from '../lib/offers.ts';

/** A paragraph of an answer; with a need, shown only where the instance meets it. */
export type FaqParagraph = string | { need: Need; text: string };

export type FaqItem = [question: string, ...answer: FaqParagraph[]];

export const GENERAL: FaqItem[] = [
  [
    `Was ist ${BRAND}?`,
    `${BRAND} ist ein Tagebuch für das, was gut war. Jeden Tag stellt Dir die App eine positive Frage. Du antwortest in etwa einer Minute, und aus Deinen Antworten entsteht nach und nach eine Sammlung guter Momente.`,
  ],
  [
    `Für wen ist ${BRAND} gedacht?`,
    `Für alle, die am Tag kurz innehalten und einen guten Moment festhalten möchten: ohne Vorkenntnisse, ohne Zeitdruck, ohne langes Schreiben. Ab ${MINIMUM_AGE_YEARS}\u00a0Jahren kannst Du ein Konto anlegen.`,
    `Die App ersetzt keine Therapie. Wenn es Dir länger nicht gut geht, sprich mit Deiner Hausärztin oder Deinem Hausarzt. Die Telefonseelsorge hört Dir jederzeit zu, kostenlos und anonym: ${HELP_LINE} oder ${OTHER_HELP_LINE}. In akuter Not wähle ${EMERGENCY}.`,
  ],
  [
    'Wie funktioniert das?',
    'Du öffnest die Tagesfrage, schreibst ein paar Sätze und speicherst. Dein Entwurf wird schon beim Tippen gesichert. Schreibst Du mehrere Tage hintereinander, wächst Dein Streak, und ab und zu gibt es einen kleinen Meilenstein.',
  ],
  [
    'Wie fange ich an?',
    { need: 'no-registration', text: REGISTRATION_CLOSED },
    'Öffne die App, registriere Dich mit E-\u2060Mail-Adresse und Passwort oder, wo es eingerichtet ist, mit Google oder Apple, und schreib Deine erste Antwort.',
  ],
  [
    `Was kostet ${BRAND}?`,
    'Die Basisversion ist kostenlos. Sie ist werbefrei, Deine Daten werden nicht verkauft, und eine bezahlte Version gibt es zurzeit nicht.',
  ],
];

export const TECHNOLOGY: FaqItem[] = [
  [
    'Sind meine Einträge sicher?',
    'Deine Antworten und Entwürfe werden verschlüsselt gespeichert, jedes Konto mit einem eigenen Schlüssel, und verschlüsselt übertragen (SSL/TLS).',
    'Wir halten uns an die DSGVO: Wir geben Deine Texte nicht weiter, verwenden keine Tracking-Dienste und löschen Dein Konto sofort, wenn Du es möchtest.',
  ],
  [
    'Muss ich mich registrieren?',
    'Zum Ausprobieren nicht: Die Demo läuft ohne Konto. Um Deine Einträge dauerhaft zu behalten, brauchst Du ein Konto, mit E-\u2060Mail-Adresse und Passwort oder, wo es eingerichtet ist, über Apple oder Google.',
    'Bewahre Dein Passwort gut auf, am besten in einem Passwort-Manager.',
  ],
  [
    'Ist die Methode wissenschaftlich belegt?',
    'Die Übung ja, diese App nicht. Untersucht wurde 2005 an der University of Pennsylvania (Seligman, Steen, Park und Peterson) die Übung „Three Good Things“: eine Woche lang jeden Abend drei gute Dinge und ihre Gründe. Unsere eine Frage ist daran angelehnt. Mehr darüber steht auf der Seite „Wissen“.',
  ],
  [
    'Was unterscheidet die App von anderen?',
    'Sie lässt weg, was ablenkt: kein Feed, keine Ranglisten, keine Kurse, keine Auswertung Deiner Texte.',
  ],
  [
    'Kann ich frühere Antworten ansehen, ändern oder löschen?',
    'Ja. In Deinem Tagebuch findest Du alle Einträge und kannst jeden bearbeiten oder löschen. War das Löschen ein Versehen, holt „Rückgängig“ den Eintrag zurück, zwei Minuten lang.',
  ],
];

export const DIARY: FaqItem[] = [
  [
    'Was habe ich später von meinen Einträgen?',
    'Dein Tagebuch zeigt Dir jedes Jahr als Bild: eine kleine Sonne für jeden Tag mit einem Eintrag. Tippe auf einen Monat, und Du bist mittendrin.',
    'Hast Du heute geantwortet, siehst Du darunter, was Du am selben Tag in einem früheren Jahr geschrieben hast, oder vor einem Monat. Einzelne Einträge kannst Du davon ausnehmen und den ganzen Rückblick im Profil ausschalten.',
  ],
  [
    'Wann endet ein Tag, und was, wenn ich einen auslasse?',
    'Ein Tag endet um Mitternacht, in der Zeitzone Deines Geräts. Am Tag danach kannst Du ihn noch nachtragen; auch das zählt für Deinen Streak.',
    'Bleibt ein Tag leer, beginnt der Streak neu. Deine Einträge bleiben alle.',
  ],
  [
    'Kann ich auch ohne Netz schreiben?',
    `Ja, wo Du angemeldet bist: Was Du tippst, bleibt auf dem Gerät und wird gespeichert, sobald Du wieder Netz hast und ${BRAND} offen ist. Nachlesen kannst Du nur mit Netz, denn Deine Einträge legen wir auf keinem Gerät ab.`,
    `Im Menü Deines Browsers kannst Du ${BRAND} zum Startbildschirm hinzufügen, wie eine App. Ob hell oder dunkel, richtet sich nach Deinem Gerät.`,
  ],
  [
    'Wie finde ich einen Eintrag wieder?',
    'Mit der Suche in Deinem Tagebuch: nach Wörtern wie „Oma“, nach Tagen wie „24.\u00a0März“ oder nach Monaten wie „Mai\u00a02025“. Groß oder klein, ä oder ae, das ist ihr gleich.',
    'Gesucht wird auf dem Server. Wonach Du suchst, speichern wir nicht.',
  ],
  [
    `Kann jemand bei ${BRAND} mitlesen?`,
    'Technisch ja: Der Schlüssel liegt auf unserem Server, sonst könnten wir Dir Deine Texte nicht auf jedem Gerät zeigen. Der Server entschlüsselt sie, um sie Dir zu zeigen, zu vergleichen, zu durchsuchen oder zu exportieren und um Sicherungen zu prüfen. Wir lesen sie nicht und werten sie nicht aus.',
    'Wer nur die Datenbank stiehlt, sieht E-\u2060Mail-Adressen, Namen, Tage und Uhrzeiten, aber keinen Text.',
  ],
  [
    'Was, wenn ich mein Passwort vergesse?',
    {
      need: 'mail',
      text: 'Wähle beim Anmelden „Passwort vergessen?“: Ist Deine E-\u2060Mail-Adresse bestätigt, bekommst Du einen Link für ein neues.',
    },
    {
      need: 'no-mail',
      text: 'Hier werden keine E-\u2060Mails verschickt, also auch kein Link für ein neues Passwort.',
    },
    'In Deinem Profil bekommst Du ein Wiederherstellungsblatt zum Ausdrucken. Der Code darauf öffnet zusammen mit Deiner E-\u2060Mail-Adresse Dein Konto, aber nur einmal.',
    { need: 'passkeys', text: 'Mit einem Passkey meldest Du Dich ganz ohne Passwort an.' },
    'Auch ein verbundenes Google- oder Apple-Konto ist ein zweiter Weg. Hilft keiner davon, schreib uns über die Seite „Kontakt“: Sobald sicher ist, dass es Dein Konto ist, helfen wir Dir hinein.',
  ],
  [
    'Kann ich meine E-\u2060Mail-Adresse ändern?',
    `Ja, in Deinem Profil. Die bisherige bleibt danach noch ${FORMER_ADDRESS_DAYS}\u00a0Tage für Dich reserviert.`,
  ],
  [
    'Kann ich mein Tagebuch mitnehmen?',
    'Ja, so oft Du willst, in Deinem Profil: als Text für jedes Schreibprogramm, als Tabelle oder als JSON. Die Dateien sind nicht verschlüsselt.',
    'Aus jedem Jahr wird außerdem ein Buch, das Du druckst oder als PDF sicherst. Den Knopf findest Du im Tagebuch unter dem Bild des Jahres.',
  ],
  [
    'Kann ich ein anderes Tagebuch mitbringen?',
    'Ja, in Deinem Profil: Dateien aus Day One, Daylio, Presently, Journey und anderen Apps, Markdown-Dateien oder eine Tabelle mit Tagen und Texten. Gelesen werden sie in Deinem Browser, und Du siehst vorher, was mitkommt und was nicht. Tage, an denen Du hier schon geschrieben hast, bleiben, wie sie sind.',
    `Danach kannst Du das noch ${IMPORT_UNDO_HOURS}\u00a0Stunden lang rückgängig machen.`,
  ],
  [
    'Was bleibt, wenn ich etwas lösche?',
    `Der Text eines gelöschten Eintrags wird auf dem Server sofort entfernt, Tag und Uhrzeit nach ${TOMBSTONE_LIFETIME_DAYS}\u00a0Tagen. Löschst Du Dein Konto, geht alles auf einmal.`,
    { need: 'no-unused-accounts', text: 'Unbenutzte Konten löschen wir nicht.' },
    {
      need: 'unused-accounts',
      text: 'Nach drei Jahren ohne Anmeldung fragen wir Dich zweimal per E-\u2060Mail, ob wir Dein Konto behalten sollen. Antwortest Du ein halbes Jahr lang nicht, löschen wir es. Ohne bestätigte Adresse können wir nicht fragen und behalten es.',
    },
    `In verschlüsselten Sicherungskopien bleibt Gelöschtes noch bis zu ${KEEP_DATA_DAYS}\u00a0Tage. Die Texte eines gelöschten Kontos kann nach ${KEEP_KEYS_DAYS}\u00a0Tagen, sobald es eine neuere Sicherung gibt, niemand mehr lesen, auch wir nicht. Genaueres steht unter „Datenschutz“.`,
  ],
  [
    `Was, wenn es ${BRAND} eines Tages nicht mehr gibt?`,
    'Dann soll Dein Tagebuch bei Dir sein. Nimm es ab und zu als Datei mit, die sich auch ohne uns öffnen lässt, oder druck Dir jedes Jahr als Buch aus.',
  ],
];
