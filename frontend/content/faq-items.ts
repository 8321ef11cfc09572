import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { IMPORT_UNDO_HOURS } from '../../bff/platform/lib/retention.rules.ts';
import type { Need } from '../lib/offers.ts';

/** A paragraph of an answer; one with a need is there only where the instance meets it. */
export type FaqParagraph = string | { need: Need; text: string };

/** A question people ask, and its answer in paragraphs. */
export type FaqItem = { question: string; answer: FaqParagraph[] };

/** About the product. */
export const GENERAL: FaqItem[] = [
  {
    question: `Was ist ${BRAND}?`,
    answer: [
      `${BRAND} ist ein Tagebuch für Deine Resilienz. Jeden Tag stellt Dir die App eine positive Frage. Du antwortest in etwa einer Minute, und aus Deinen Antworten entsteht nach und nach eine Sammlung guter Momente.`,
    ],
  },
  {
    question: `Für wen ist ${BRAND} gedacht?`,
    answer: [
      'Für alle, die dem Guten im Alltag mehr Raum geben möchten: ohne Vorkenntnisse, ohne Zeitdruck, ohne langes Schreiben. Ab 16 Jahren kannst Du ein Konto anlegen.',
      'Die App ersetzt keine Therapie. Wenn es Dir länger nicht gut geht, hol Dir bitte Unterstützung.',
    ],
  },
  {
    question: 'Wie funktioniert das?',
    answer: [
      'Du öffnest die Tagesfrage, schreibst ein paar Sätze und speicherst. Dein Entwurf wird schon beim Tippen gesichert. Schreibst Du an mehreren Tagen hintereinander, wächst Dein Streak, und ab und zu gibt es einen kleinen Meilenstein.',
    ],
  },
  {
    question: 'Was habe ich später von meinen Einträgen?',
    answer: [
      'Dein Tagebuch zeigt Dir jedes Jahr als Bild: eine kleine Sonne für jeden Tag mit einem Eintrag. Ein Tipp auf einen Monat, und Du liest ihn.',
      'Hast Du heute geantwortet, siehst Du darunter, was Du am selben Tag in einem früheren Jahr geschrieben hast, oder vor einem Monat. Einzelne Einträge kannst Du davon ausnehmen und den ganzen Rückblick im Profil ausschalten.',
    ],
  },
  {
    question: 'Wie fange ich an?',
    answer: [
      'Öffne die App, registriere Dich mit E-Mail-Adresse und Passwort oder mit Deinem Google- oder Apple-Konto, und schreib Deine erste Antwort. Mehr braucht es nicht.',
    ],
  },
  {
    question: `Was kostet ${BRAND}?`,
    answer: [
      'Die Basisversion ist kostenlos. Es gibt darin keine Werbung, und Deine Daten werden nicht verkauft.',
    ],
  },
];

/** About data, accounts and research. */
export const TECHNOLOGY: FaqItem[] = [
  {
    question: 'Sind meine Einträge sicher?',
    answer: [
      'Deine Antworten und Entwürfe werden verschlüsselt gespeichert, jedes Konto mit einem eigenen Schlüssel, und verschlüsselt übertragen (SSL/TLS). Der Server entschlüsselt sie, um sie Dir anzuzeigen, zu durchsuchen oder zu exportieren.',
      'Wir halten uns an die DSGVO: Wir geben Deine Daten nicht weiter, verwenden keine Tracking-Dienste und löschen Dein Konto sofort, wenn Du es möchtest.',
    ],
  },
  {
    question: 'Muss ich mich registrieren?',
    answer: [
      'Zum Ausprobieren nicht: Die Demo läuft ohne Konto. Um Deine Einträge dauerhaft zu behalten, brauchst Du ein Konto, mit E-Mail-Adresse und Passwort oder über Apple oder Google.',
      'Bewahre Dein Passwort gut auf, am besten in einem Passwort-Manager.',
    ],
  },
  {
    question: 'Was, wenn ich mein Passwort vergesse?',
    answer: [
      {
        need: 'mail',
        text: 'Wähle beim Anmelden „Passwort vergessen?“: Ist Deine E-Mail-Adresse bestätigt, bekommst Du einen Link für ein neues.',
      },
      {
        need: 'no-mail',
        text: 'Hier werden keine E-Mails verschickt: Wir können Dein Passwort nicht zurücksetzen.',
      },
      'In Deinem Profil bekommst Du ein Wiederherstellungsblatt zum Ausdrucken. Sein Code öffnet zusammen mit Deiner E-Mail-Adresse Dein Konto, für ein Mal.',
      { need: 'passkeys', text: 'Mit einem Passkey meldest Du Dich ganz ohne Passwort an.' },
      'Auch ein verbundenes Google- oder Apple-Konto ist ein zweiter Weg. Ohne einen dieser Wege bleibt das Konto zu.',
    ],
  },
  {
    question: 'Ist die Methode wissenschaftlich belegt?',
    answer: [
      'Die tägliche Frage ist an eine Übung der Positiven Psychologie angelehnt, die in einer Studie der University of Pennsylvania (Seligman, Steen, Park und Peterson, 2005) untersucht wurde. Mehr darüber steht auf der Seite „Wissen“.',
    ],
  },
  {
    question: 'Was unterscheidet die App von anderen?',
    answer: [
      'Sie lässt weg, was ablenkt: kein Feed, keine Ranglisten, keine Kurse, keine Auswertung Deiner Texte. Eine Frage, ein Feld, ein Knopf.',
    ],
  },
  {
    question: 'Wie finde ich einen Eintrag wieder?',
    answer: [
      'Mit der Suche in Deinem Tagebuch: nach Wörtern wie „Oma“ und nach Tagen wie „24.\u00a0März“ oder „Mai\u00a02025“. Groß oder klein, ä oder ae, das ist ihr gleich.',
      'Gesucht wird auf dem Server. Wonach Du suchst, speichern wir nicht.',
    ],
  },
  {
    question: 'Kann ich frühere Antworten ansehen, ändern oder löschen?',
    answer: [
      'Ja. In Deinem Tagebuch findest Du alle Einträge und kannst jeden bearbeiten oder löschen. Ein gelöschter Text wird auf dem Server sofort entfernt. War es ein Versehen, schickt ihn die Seite mit „Rückgängig“ zurück, ein paar Sekunden lang.',
    ],
  },
  {
    question: 'Kann ich mein Tagebuch mitnehmen?',
    answer: [
      'Ja, so oft Du willst, in Deinem Profil: als Seite, die jeder Browser auch ohne Netz öffnet und in der Du suchen kannst, als Text, als Tabelle oder als JSON. Die Dateien sind nicht verschlüsselt.',
      'Aus jedem Jahr wird außerdem ein Buch, das Du druckst oder als PDF sicherst. Den Knopf findest Du im Tagebuch unter dem Bild des Jahres.',
    ],
  },
  {
    question: 'Kann ich ein anderes Tagebuch mitbringen?',
    answer: [
      'Ja, in Deinem Profil: eine Datei aus Day One, Daylio, Presently, Journey und anderen Apps, oder eine Tabelle mit Tagen und Texten. Gelesen wird sie in Deinem Browser, und Du siehst vorher, was mitkommt. Tage, an denen Du hier schon geschrieben hast, bleiben, wie sie sind.',
      `Danach kannst Du es noch ${IMPORT_UNDO_HOURS}\u00a0Stunden lang rückgängig machen.`,
    ],
  },
];
