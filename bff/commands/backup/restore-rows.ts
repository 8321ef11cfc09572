import { newSessionEpoch } from '../../account/new-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { placeholders } from '../../platform/database/sql-value.ts';
import type { BackupHeader, Batch } from './backup-header.ts';
import { openBackup, type VerifiedBackup } from './backup-reader.ts';
import { type Cell, toSqlValue } from './cells.ts';
import { rowProgress } from './progress.ts';
import { placeOf } from './restore-files.ts';

const MAX_ROWS = 1_000;
const MAX_BATCH_CHARACTERS = 1_000_000;

function* portions(rows: Cell[][]): Generator<Cell[][]> {
  let portion: Cell[][] = [];
  let size = 0;
  for (const row of rows) {
    portion.push(row);
    size += row.reduce<number>((sum, cell) => sum + String(cell).length, 0);
    if (portion.length < MAX_ROWS && size < MAX_BATCH_CHARACTERS) continue;
    yield portion;
    portion = [];
    size = 0;
  }
  if (portion.length > 0) yield portion;
}

async function insert(db: Database, header: BackupHeader, table: string, rows: Cell[][]): Promise<void> {
  const { columns = [], key = [] } = header.tables.find(({ name }) => name === table) ?? {};
  if (rows.length === 0) return;
  const marks = `(${placeholders(columns)})`;
  const values = rows.flatMap((row) =>
    columns.map(({ kind }, index) => toSqlValue(row[index] ?? null, kind)),
  );
  await db.write((tx) =>
    tx.run(
      `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')})
       VALUES ${rows.map(() => marks).join(', ')} ${tx.isRetry ? db.upsert(key, key) : ''}`,
      values,
    ),
  );
}

/** Leaves out the keys of people who registered after the data was written. */
async function withoutStrangers(db: Database, header: BackupHeader, rows: Cell[][]): Promise<Cell[][]> {
  if (rows.length === 0) return rows;
  const owner = placeOf(header, 'user_key', 'userId');
  const ids = [...new Set(rows.map((row) => Number(row[owner])))];
  const found = await db.all<{ id: number }>(`SELECT id FROM user WHERE id IN (${placeholders(ids)})`, ids);
  const known = new Set(found.map(({ id }) => id));
  return rows.filter((row) => known.has(Number(row[owner])));
}

async function rowsToInsert(db: Database, header: BackupHeader, { table, rows }: Batch): Promise<Cell[][]> {
  if (table === 'user_key') return withoutStrangers(db, header, rows);
  if (table !== 'user') return rows;
  // New epochs void the sessions from before the restore.
  const epoch = placeOf(header, 'user', 'sessionEpoch');
  return rows.map((row) => row.with(epoch, newSessionEpoch()));
}

/** Writes a file's rows into the database, in small transactions that survive a lost connection. */
export async function loadRows(
  db: Database,
  { file, header, counts }: VerifiedBackup,
  report: (line: string) => void,
): Promise<void> {
  const { batches } = await openBackup(file);
  let current = '';
  let count = rowProgress(current, report);
  for await (const batch of batches) {
    if (batch.table !== current) {
      current = batch.table;
      count = rowProgress(current, report);
      report(`  ${current}: ${counts.get(current)} rows`);
    }
    for (const rows of portions(batch.rows)) {
      await insert(db, header, batch.table, await rowsToInsert(db, header, { table: batch.table, rows }));
      count(rows.length);
    }
  }
}
