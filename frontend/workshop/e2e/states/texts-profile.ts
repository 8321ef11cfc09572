import { profileToday } from '../days.ts';
import { DIARY_FILES, STARTING } from '../sentences.ts';
import {
  button,
  dialog,
  errorToast,
  field,
  heading,
  link,
  nothing,
  type Sight,
  successToast,
  text,
} from './sights.ts';

const NOT_EXPORTED = 'Export fehlgeschlagen';
const REALLY = 'Konto wirklich löschen?';

/** The texts of the profile. */
export const PROFILE_TEXTS = {
  '/account · loading': [text('Wird geladen …')],
  '/account · profile': [
    heading('Mein Profil'),
    text(/^anna-.*@example\.org$/),
    text('Mitglied seit'),
    text(profileToday),
    button('Passwort ändern'),
    heading('Erinnerung'),
    heading('Anmelden und Sicherheit'),
    text('Passwort, kein Blatt'),
    heading(DIARY_FILES),
    heading('Rückblick und Serie'),
    heading('Für Programme'),
    text('kein Zugang'),
    text(/Alle gespeicherten Reflexionen und die Angaben zu Deinem Konto.*JSON-Datei/),
    button('Daten exportieren'),
    button('Abmelden'),
    text(/In verschlüsselten Sicherungskopien bleibt es noch bis zu 90\sTage\. Mehr unter „Datenschutz“\.$/),
    button('Konto löschen'),
  ],
  '/account · diary files': [
    heading('Mitnehmen'),
    text(
      /^Nimm Dein Tagebuch mit.*Die Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann alles lesen\.$/,
    ),
    text(
      /^Zum Lesen, Aufheben und Weiterschreiben: .*, für jedes Schreibprogramm, auch ohne Internet und ohne uns\.$/,
    ),
    button('Als Text (Markdown)'),
    text(/^Für Tabellen und andere Tagebücher: ein Eintrag je Zeile\..*„Aus Text\/CSV“\.$/),
    button('Als Tabelle (CSV)'),
    heading('Alle Angaben zu Deinem Konto'),
    text(/^Was wir außer Deinen Einträgen von Dir wissen: .* Passwörter und Schlüssel stehen nicht darin\.$/),
    button('Angaben als Datei (JSON)'),
    heading('Buch'),
    link('Buch ansehen', '/buch'),
    heading('Mitbringen'),
    link('Einträge mitbringen', '/mitbringen'),
    nothing('Speicherplatz'),
  ],
  '/account · account details': [
    button('Herunterladen'),
    button('Abbrechen'),
    nothing('Angaben als Datei (JSON)'),
  ],
  '/account · account details not saved': [text(STARTING)],
  '/account · saving account details': [button('Lade …')],
  '/account · account details saved': [
    successToast('Angaben heruntergeladen'),
    button('Angaben als Datei (JSON)'),
  ],
  '/account · without an address, member since nobody knows when': [
    text('Nicht angegeben'),
    text('Unbekannt'),
    nothing(/@/),
  ],
  '/account · nearly full': [
    heading('Speicherplatz'),
    text(
      /^Dein Tagebuch belegt 41,3 von 50\sMB\. Ist es voll, kommt Neues erst wieder hinein, wenn Du ältere Einträge kürzt oder löschst\. Um mehr Platz kannst Du uns auf der Seite Kontakt bitten\.$/,
    ),
    link('Kontakt', '/contact'),
  ],
  '/account · password': [
    field('Neues Passwort'),
    field('Passwort bestätigen'),
    button('Abbrechen'),
    button('Passwort speichern'),
    nothing('Aktuelles Passwort'),
  ],
  '/account · two passwords': [
    errorToast(
      'Passwörter stimmen nicht überein',
      'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
    ),
  ],
  '/account · short password': [
    errorToast('Passwort zu kurz', 'Das Passwort muss mindestens 6 Zeichen lang sein.'),
  ],
  '/account · password not changed': [errorToast('Fehler beim Ändern des Passworts', STARTING)],
  '/account · changing the password': [button('Speichere …')],
  '/account · password changed': [
    successToast('Passwort geändert'),
    button('Passwort ändern'),
    nothing('Neues Passwort'),
  ],
  '/account · password after an old sign-in': [field('Aktuelles Passwort')],
  '/account · connecting': [button('Weiter zu Google'), button('Abbrechen')],
  '/account · exporting': [button('Exportiere...')],
  '/account · exported': [successToast('Export erfolgreich')],
  '/account · not exported': [errorToast(NOT_EXPORTED, STARTING)],
  '/account · logging out': [button('Abmelden...')],
  '/account · not logged out': [errorToast('Fehler bei der Abmeldung', STARTING)],
  '/account · asking': [
    dialog(REALLY),
    text(/nicht rückgängig gemacht werden.*alle damit verbundenen Daten werden dauerhaft gelöscht/),
    link('Vorher alles mitnehmen', '/account#mitnehmen'),
    button('Abbrechen'),
    button('Ja, Konto löschen'),
  ],
  '/account · deleting': [dialog(REALLY), button('Lösche...'), nothing('Vorher alles mitnehmen')],
  '/account · not deleted': [errorToast('Fehler beim Löschen des Kontos', STARTING)],
  '/account · session ended': [
    text('Sie müssen angemeldet sein, um diese Seite anzuzeigen.'),
    link('Zum Login', '/auth'),
  ],
} satisfies Record<string, Sight[]>;
