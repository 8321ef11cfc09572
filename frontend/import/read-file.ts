import type { Viewer } from './calendar.ts';
import { ImportCollector } from './collector.ts';
import { decodeText } from './decode-text.ts';
import { aufwindTable } from './formats/aufwind.ts';
import { daylio } from './formats/daylio.ts';
import { presently } from './formats/presently.ts';
import { type Diary, joinDays } from './join-days.ts';
import { parseJson } from './json.ts';
import { importIdOf } from './parts.ts';
import { jsonFormatOf, readArchive } from './read-archive.ts';
import { LIMITS, Refusal } from './refusal.ts';
import { type Columns, describeTable, parseTable, readColumns, type Table } from './table.ts';

/** A diary, the app that wrote it, and the id of its import. */
export type ReadDiary = Diary & { app: string | null; importId: string };

/** Content of a file: a diary, or a table whose columns the person has to choose. */
export type Reading = { is: 'diary'; diary: ReadDiary } | { is: 'table'; table: Table };

const TABLE_FORMATS = [aufwindTable, presently, daylio];
const ZIP_SIGNATURES = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const OWN_BACKUP_SIGNATURE = 'AUFWIND1';
const BYTES_PER_MB = 1_000_000;

/** Adds the rows of a known table, and returns its app; null for an unknown table. */
function readKnownTable([names = [], ...rows]: string[][], collector: ImportCollector): string | null {
  const columns = names.map((name) => name.trim());
  const format = TABLE_FORMATS.find((one) => one.isOf(columns));
  const indices = new Map(columns.map((name, at) => [name, at]));
  const cellsOf = (row: string[]) => (column: string) => row[indices.get(column) ?? -1] ?? '';
  format?.read(rows.map(cellsOf), collector);
  return format?.app ?? null;
}

/**
 * Reads a complete file of any known kind, or throws a refusal. With chosen columns an unknown table becomes a diary.
 */
export async function readFile(file: Blob, viewer: Viewer, chosen?: Columns): Promise<Reading> {
  if (file.size === 0) throw new Refusal('empty');
  const collector = new ImportCollector();
  const diary = async (app: string | null): Promise<Reading> => {
    const joined = joinDays(collector, viewer);
    return { is: 'diary', diary: { ...joined, app, importId: await importIdOf(joined.entries) } };
  };

  const head = await file.slice(0, OWN_BACKUP_SIGNATURE.length).text();
  if (head === OWN_BACKUP_SIGNATURE) throw new Refusal('ownBackup');
  if (ZIP_SIGNATURES.some((signature) => head.startsWith(signature)))
    return diary(await readArchive(file, collector, viewer));
  if (file.size > LIMITS.fileMb * BYTES_PER_MB) throw new Refusal('fileTooBig');

  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (/^\s*[{[]/u.test(text)) {
    const value = parseJson(text);
    const format = jsonFormatOf(value);
    if (!format) throw new Refusal('unknown');
    format.read(value, collector, viewer);
    return diary(format.app);
  }
  if (file.size > LIMITS.tableMb * BYTES_PER_MB) throw new Refusal('tableTooBig');
  const rows = await parseTable(text);
  const app = readKnownTable(rows, collector);
  if (app !== null) return diary(app);
  if (!chosen) return { is: 'table', table: describeTable(rows, viewer) };
  readColumns(rows, chosen, collector, viewer);
  return diary(null);
}
