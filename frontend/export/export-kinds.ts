import { exportFileName } from '../../bff/account/export-file.rules.ts';
import type { GeneratedFile } from '../lib/download-file.ts';
import { csvFile } from './csv-file.ts';
import type { Exported } from './fetch-export.ts';
import { markdownFile } from './markdown-file.ts';

export type ExportKind = {
  label: string;
  meaning: string;
  makeFile: (account: Exported, day: string) => GeneratedFile;
};

/** Files with entries only, for people and for other programs. */
export const DIARY_KINDS: ExportKind[] = [
  {
    label: 'Als Text (Markdown)',
    meaning:
      'Zum Lesen, Aufheben und Weiterschreiben: Deine Einträge nach Monaten und Tagen, für jedes Schreibprogramm, auch ohne Internet und ohne uns.',
    makeFile: markdownFile,
  },
  {
    label: 'Als Tabelle (CSV)',
    meaning:
      'Für Tabellen und andere Tagebücher: ein Eintrag je Zeile. Excel öffnet sie über „Daten“ und „Aus Text/CSV“.',
    makeFile: csvFile,
  },
];

/** JSON: the account and its answers, indented by two spaces. */
export function jsonFile(account: Exported, day: string): GeneratedFile {
  return { name: exportFileName(day), text: JSON.stringify(account, null, 2), type: 'application/json' };
}

export const ACCOUNT_KIND: ExportKind = {
  label: 'Daten exportieren',
  meaning:
    'Alle gespeicherten Reflexionen und die Angaben zu Deinem Konto (E-\u2060Mail-Adresse, Art der Anmeldung, Tag der Registrierung) als JSON-Datei.',
  makeFile: jsonFile,
};
