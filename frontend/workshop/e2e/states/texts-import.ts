import { FULL } from '../operations.ts';
import { IMPORT_UNDONE, SAVE_REST, STARTING, WHICH_FILE } from '../sentences.ts';
import {
  button,
  dialog,
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

const UNDO = 'Import rückgängig machen';
const REALLY = 'Import rückgängig machen?';

/** The texts of the import. */
export const IMPORT_TEXTS = {
  '/mitbringen · choosing': [
    heading('Einträge mitbringen'),
    text(
      /^Du hast schon anderswo geschrieben\?.*Zu uns kommen nur Tage, Uhrzeiten und Texte, und erst, wenn Du es sagst\.$/,
    ),
    field('Datei wählen'),
    field('Oder einen Ordner wählen'),
    text(WHICH_FILE),
    nothing('Export als JSON (ZIP)'),
  ],
  '/mitbringen · where files come from': [text('Day One'), text('Export als JSON (ZIP)'), text('Tabelle')],
  '/mitbringen · refused': [
    text(
      'In dieser Datei finden wir kein Tagebuch. Wir lesen Exporte von Aufwind, Day One, Presently, Daylio, Daily You und Journey, Tabellen (CSV) und Markdown-Dateien.',
    ),
    field('Datei wählen'),
  ],
  '/mitbringen · reading': [text('Datei wird gelesen …'), button('Abbrechen'), nothing('Datei wählen')],
  '/mitbringen · not looked up': [text(STARTING), field('Datei wählen')],
  '/mitbringen · columns': [
    heading('Welche Spalten sind es?'),
    field('Spalte mit dem Tag'),
    field('Reihenfolge der Zeilen'),
    text('Spalten mit Text'),
    field('Laune'),
    field('Was war schön?'),
    text('Die ersten Zeilen'),
    text('24. Dezember 2023'),
    text('Ein "langer" Tag'),
    button('Weiter'),
    button('Andere Datei'),
  ],
  '/mitbringen · preview of a table': [
    heading('2 Einträge, 24. Dezember 2023 bis 25. Dezember 2023'),
    text('Aus einer Tabelle mit Strichpunkten: der Tag aus „Datum“, der Text aus „Was war schön?“.'),
    item('25. Dezember 2023'),
    heading('Das kommt nicht mit'),
    item('2 Angaben aus „Laune“'),
    button('2 Einträge mitbringen'),
  ],
  '/mitbringen · preview': [
    heading('2 Einträge, 12. März 2021 bis 14. März 2021'),
    text('Aus Day One.'),
    text('An 1 Tag hast Du mehrmals geschrieben: Daraus wird ein Eintrag.'),
    item('Früh wach.'),
    heading('Das kommt nicht mit'),
    item('1 Bild oder anderer Anhang'),
    item('2 Schlagwörter und Aktivitäten'),
    item('1 Eintrag ohne Text'),
    button('2 Einträge mitbringen'),
    button('Andere Datei'),
  ],
  '/mitbringen · sending': [
    heading('Deine Einträge kommen an'),
    text('0 von 2 Einträgen'),
    text('Lass diese Seite offen, bis alle da sind.'),
  ],
  '/mitbringen · stopped': [
    text(STARTING),
    text('Was angekommen ist, bleibt. Du kannst auch später dieselbe Datei noch einmal wählen.'),
    button('Fortsetzen'),
  ],
  '/mitbringen · full': [
    text('0 von 1 Eintrag'),
    text(FULL),
    text('Was angekommen ist, bleibt. Du kannst auch später dieselbe Datei noch einmal wählen.'),
    button('Fortsetzen'),
  ],
  '/mitbringen · done': [
    heading('2 Einträge sind jetzt in Deinem Tagebuch'),
    link('Zum Tagebuch', '/log'),
    heading(/^Mitgebracht am \d{1,2}\.\s\S+\sum\s\d\d:\d\d\sUhr$/),
    text(
      /^2 Einträge, 12\.\sMärz\s2021 bis 14\.\sMärz\s2021\. Rückgängig machen kannst Du das bis .*\sUhr\.$/,
    ),
    button(UNDO),
  ],
  '/mitbringen · all taken': [
    heading('2 Einträge, 12. März 2021 bis 14. März 2021'),
    text('Alle diese Tage sind in Deinem Tagebuch schon belegt. Es gibt nichts mehr mitzubringen.'),
    item('2 Texte für belegte Tage'),
    button(SAVE_REST),
    nothing(/^\d.* mitbringen$/),
  ],
  '/mitbringen · some taken': [
    heading('3 Einträge, 11. März 2021 bis 14. März 2021'),
    text('2 Tage sind schon belegt und bleiben, wie sie sind.'),
    item('2 Texte für belegte Tage'),
    text('Das Ende von 1 Tag mit mehr als 10.000 Zeichen: 11. März 2021'),
    button(SAVE_REST),
    button('1 Eintrag mitbringen'),
  ],
  '/mitbringen · recent imports': [field('Datei wählen'), heading(/^Mitgebracht am/), button(UNDO)],
  '/mitbringen · asking': [
    dialog(REALLY),
    text(
      'Die Einträge aus dieser Datei verschwinden wieder aus Deinem Tagebuch. Was Du seitdem geändert hast, bleibt.',
    ),
    button('Abbrechen'),
    button('Ja, rückgängig machen'),
  ],
  '/mitbringen · undoing': [dialog(REALLY), button('Einen Moment …')],
  '/mitbringen · not undone': [errorToast('Import nicht rückgängig gemacht', STARTING), button(UNDO)],
  '/mitbringen · undone': [
    successToast(IMPORT_UNDONE, '1 Eintrag ist wieder weg. 1 geänderter ist noch da.'),
    nothing(UNDO),
  ],
} satisfies Record<string, Sight[]>;
