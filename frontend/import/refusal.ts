/** The largest import that the browser reads: megabytes of a file, and the number of texts. */
export const LIMITS = { fileMb: 50, tableMb: 20, unpackedMb: 100, textMb: 20, texts: 20_000 };

const TEXTS = LIMITS.texts.toLocaleString('de-DE');
const UNPACK = 'Entpacke es auf Deinem Gerät und wähle die Datei darin.';
const AGAIN = 'Bitte exportiere Dein Tagebuch noch einmal.';

/** Why a file cannot be imported: sentences for the person. */
export const REFUSALS = {
  empty: 'Die Datei ist leer.',
  unknown:
    'In dieser Datei finden wir kein Tagebuch. Wir lesen Exporte von Aufwind, Day One, Presently, Daylio, Daily You und Journey, Tabellen (CSV) und Markdown-Dateien.',
  fileTooBig: `Die Datei ist größer als ${LIMITS.fileMb}\u00a0MB. So große Dateien können wir nicht lesen.`,
  tableTooBig: `Die Tabelle ist größer als ${LIMITS.tableMb}\u00a0MB. Bitte teile sie auf.`,
  unpackedTooBig: `Entpackt ist das ZIP-Archiv größer als ${LIMITS.unpackedMb}\u00a0MB. So große Archive können wir nicht lesen.`,
  tooMuchText: `In der Datei stehen mehr als ${LIMITS.textMb}\u00a0MB Text. Bitte teile sie auf.`,
  tooManyTexts: `In der Datei sind mehr als ${TEXTS} Einträge. Bitte teile sie auf.`,
  broken: `Die Datei ist beschädigt oder unvollständig. ${AGAIN}`,
  lockedZip: `Das ZIP-Archiv ist mit einem Passwort geschützt. ${UNPACK}`,
  oddZip: `Das ZIP-Archiv ist auf eine Art gepackt, die wir nicht lesen können. ${UNPACK}`,
  ownBackup:
    'Das ist eine verschlüsselte Sicherungskopie des ganzen Servers. Lade stattdessen unter „Mein Profil“ Deine Daten herunter.',
  noText: 'In dieser Datei steht kein Text, den wir mitbringen können.',
  noReadableDay:
    'In dieser Datei steht Text, aber kein Tag, den wir lesen können. Wir lesen Tage wie 31.12.2025, 2025-12-31 oder 31. Dezember 2025, bei Texten im Dateinamen oder in der Überschrift.',
  allOutside: 'Alle Einträge in dieser Datei sind aus der Zukunft oder von vor 1900.',
  noDays:
    'In dieser Tabelle finden wir keine Spalte mit Tagen. Schreib sie als 31.12.2025, 2025-12-31 oder 31. Dezember 2025, mit dem Text in einer Spalte daneben.',
  unreadable: 'Die Datei ließ sich nicht lesen. Bitte wähle sie noch einmal.',
} as const;

/** A file that cannot be imported; the message is the sentence for the person. */
export class Refusal extends Error {
  constructor(why: keyof typeof REFUSALS) {
    super(REFUSALS[why]);
  }
}
