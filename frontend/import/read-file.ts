import { MEGABYTE_BYTES } from '../../bff/platform/lib/megabytes.rules.ts';
import { fromBase64url } from '../lib/base64url.ts';
import { decodeText } from '../lib/decode-text.ts';
import { hasLetters } from '../lib/json-values.ts';
import type { Viewer } from '../lib/written-day.ts';
import { ImportCollector } from './collector.ts';
import { aufwind, aufwindTable } from './formats/aufwind.ts';
import { dayOne } from './formats/day-one.ts';
import { daylio, daylioBackup } from './formats/daylio.ts';
import { journey } from './formats/journey.ts';
import { readMarkdown } from './formats/markdown-files.ts';
import { readOwnPage } from './formats/own-page.ts';
import { presently } from './formats/presently.ts';
import { type Diary, joinDays } from './join-days.ts';
import { importIdOf } from './parts.ts';
import { LIMITS, REFUSALS, Refusal } from './refusal.ts';
import {
  type Columns,
  describeTable,
  hasDays,
  parseTable,
  readColumns,
  readKnownTable,
  type Table,
  type TableSample,
} from './table.ts';
import { type Source, unzip } from './unzip.ts';

/** A chosen file, and its path in a chosen folder. */
export type ChosenFile = { path: string; file: Blob };

/** A diary, the apps that wrote it, its table if it was one, and the id of its import. */
export type ReadDiary = Diary & { apps: string[]; table: UnderstoodTable | null; importId: string };

/** How a table without a known format was understood. */
export type UnderstoodTable = { separator: string; day: string; texts: string[] };

/** Content of files: a diary, or a table whose columns the person has to choose. */
export type Reading = { is: 'diary'; diary: ReadDiary } | { is: 'table'; table: TableSample };

/** What reading needs from outside: the person, the chosen columns, the browser's HTML parser, and an ear for progress. */
export type ReadOptions = {
  viewer: Viewer;
  columns?: Columns | undefined;
  toTexts: (htmls: string[]) => Promise<string[]>;
  onProgress?: (read: number, all: number) => void;
};

type FoundTable = Table & { path: string };

export const JSON_FORMATS = [aufwind, dayOne, journey, daylioBackup];
export const TABLE_FORMATS = [aufwindTable, presently, daylio];
const ZIP_SIGNATURES = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const OWN_BACKUP_SIGNATURE = 'AUFWIND1';
/** Files that an operating system or Obsidian adds to a folder. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/u;
const READABLE = /\.(?:json|csv|tsv|txt|md|markdown|html?|daylio)$/iu;
const MARKDOWN = /\.(?:md|markdown)$/iu;
/** A text can begin with a link of Obsidian, `[[Anna]]`. */
const LIKE_JSON = /^\s*(?:\{\s*["}]|\[\s*(?!\[\p{L})[[\]{"])/u;
/** Daylio packs its backup as base64. */
const IN_BASE64 = /\.daylio$/iu;

/** The files to read: a file itself, or the readable files of an archive. A folder also has pictures. */
async function sourcesOf({ path, file }: ChosenFile, isAlone: boolean): Promise<Source[]> {
  const head = await file.slice(0, OWN_BACKUP_SIGNATURE.length).text();
  if (head === OWN_BACKUP_SIGNATURE) throw new Refusal('ownBackup');
  if (!ZIP_SIGNATURES.some((signature) => head.startsWith(signature)))
    return isAlone || READABLE.test(path) ? [{ path, unpack: async () => file }] : [];
  const members = await unzip(file);
  return members.filter((member) => READABLE.test(member.path));
}

/** Runs a parser; JSON can also be nested too deeply for this browser. */
function orBroken<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch {
    throw new Refusal('broken');
  }
}

function readJson(path: string, text: string, collector: ImportCollector, viewer: Viewer): string | null {
  const value: unknown = orBroken(() => JSON.parse(text));
  const format = JSON_FORMATS.find((one) => one.isOf(value));
  format?.read(value, collector, viewer);
  if (!format && hasLetters(value)) collector.leaveOut(`file ${path}`, 1);
  return format?.app ?? null;
}

/** Adds the rows of tables with the same columns as the first, and names the other tables. */
function readTables(
  tables: FoundTable[],
  columns: Columns | undefined,
  collector: ImportCollector,
  viewer: Viewer,
) {
  const [first] = tables;
  for (const table of tables) {
    if (columns && table.names.join() === first?.names.join()) readColumns(table, columns, collector, viewer);
    else collector.leaveOut(`file ${table.path}`, 1);
  }
  if (!columns || !first) return null;
  const { separator, names } = first;
  const nameOf = (column: number) => names[column] ?? '';
  return { separator, day: nameOf(columns.day), texts: columns.texts.map(nameOf) };
}

/** Reads files of any known kinds into one diary, or throws a refusal. With chosen columns a table becomes a diary. */
export async function readFiles(files: ChosenFile[], options: ReadOptions): Promise<Reading> {
  if (files.every(({ file }) => file.size === 0)) throw new Refusal('empty');
  const { viewer, columns, toTexts, onProgress } = options;
  const found = await Promise.all(files.map((file) => sourcesOf(file, files.length === 1)));
  const sources = found.flat().filter(({ path }) => !HIDDEN.test(path));
  sources.sort((one, other) => (one.path < other.path ? -1 : 1));
  if (sources.length > LIMITS.texts) throw new Refusal('tooManyTexts');
  const collector = new ImportCollector();
  const apps = new Set<string>();
  const tables: FoundTable[] = [];
  for (const [at, source] of sources.entries()) {
    onProgress?.(at, sources.length);
    const read = await readSource(source, collector, viewer).catch((error: unknown) => {
      const isBroken = error instanceof Refusal && error.message === REFUSALS.broken;
      if (!isBroken || sources.length === 1) throw error;
      collector.leaveOut(`file ${source.path}`, 1);
      return null;
    });
    if (typeof read === 'string') apps.add(read);
    else if (read) tables.push({ ...read, path: source.path });
  }
  // A diary may come beside other tables.
  tables.sort((one, other) => Number(hasDays(other, viewer)) - Number(hasDays(one, viewer)));
  if (apps.size === 0 && !columns) {
    const [first] = tables;
    if (!first) throw new Refusal('unknown');
    return { is: 'table', table: describeTable(first, viewer) };
  }
  const table = readTables(tables, columns, collector, viewer);
  const marked = collector.texts.filter(({ isHtml }) => isHtml);
  const plain = await toTexts(marked.map(({ content }) => content));
  for (const [at, text] of marked.entries()) text.content = plain[at] ?? text.content;
  const diary = joinDays(collector, viewer);
  const importId = await importIdOf(diary.entries);
  return { is: 'diary', diary: { ...diary, apps: [...apps], table, importId } };
}

/** Adds the texts of a file and returns its app; a table of no app is returned itself, and null for anything else. */
async function readSource({ path, unpack }: Source, collector: ImportCollector, viewer: Viewer) {
  const file = await unpack();
  if (file.size > LIMITS.fileMb * MEGABYTE_BYTES) throw new Refusal('fileTooBig');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBase64 = IN_BASE64.test(path);
  const text = decodeText(isBase64 ? orBroken(() => fromBase64url(new TextDecoder().decode(bytes))) : bytes);
  if (text === null) return null;
  if (LIKE_JSON.test(text) && !MARKDOWN.test(path)) return readJson(path, text, collector, viewer);
  const ownEntries = readOwnPage(text);
  for (const [day, content] of ownEntries) collector.add({ day }, content);
  if (ownEntries.length > 0) return aufwind.app;
  if (MARKDOWN.test(path)) return readMarkdown(path, text, collector, viewer);
  if (file.size > LIMITS.tableMb * MEGABYTE_BYTES) throw new Refusal('tableTooBig');
  const isText = path.endsWith('.txt');
  const table = await parseTable(text, viewer, isText);
  if (table) return readKnownTable(table, TABLE_FORMATS, collector, viewer) ?? table;
  if (isText) return readMarkdown(path, text, collector, viewer);
  collector.leaveOut(`file ${path}`, Number(hasLetters(text)));
  return null;
}
