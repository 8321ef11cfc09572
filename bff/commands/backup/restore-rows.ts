import { newSessionEpoch } from '../../account/new-user.ts';
import type { Database } from '../../platform/database/database.ts';
import { placeholders } from '../../platform/database/sql-value.ts';
import { addRows, type BackupHeader, type Batch, type Cell, type Report, toSqlValue } from './format.ts';
import { columnIndex, openBackup, type VerifiedBackup } from './reader.ts';

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

/** Leaves out keys of people who registered after the data file was written. */
async function withoutUnknownUsers(db: Database, header: BackupHeader, rows: Cell[][]): Promise<Cell[][]> {
  if (rows.length === 0) return rows;
  const owner = columnIndex(header, 'user_key', 'userId');
  const ids = [...new Set(rows.map((row) => Number(row[owner])))];
  const found = await db.all<{ id: number }>(`SELECT id FROM user WHERE id IN (${placeholders(ids)})`, ids);
  const known = new Set(found.map(({ id }) => id));
  return rows.filter((row) => known.has(Number(row[owner])));
}

async function rowsToInsert(db: Database, header: BackupHeader, { table, rows }: Batch): Promise<Cell[][]> {
  if (table === 'user_key') return withoutUnknownUsers(db, header, rows);
  if (table !== 'user') return rows;
  // New epochs void all sessions from before the restore.
  const epoch = columnIndex(header, 'user', 'sessionEpoch');
  return rows.map((row) => row.with(epoch, newSessionEpoch()));
}

/** Inserts a file's rows in small transactions, which survive a lost connection. */
export async function loadRows(
  db: Database,
  { file, header, counts }: VerifiedBackup,
  report: Report,
): Promise<void> {
  const { batches } = await openBackup(file);
  const written = new Map<string, number>();
  for await (const batch of batches) {
    const { table, rows } = batch;
    if (!written.has(table)) report(`  ${table}: ${counts.get(table)} rows`);
    await insert(db, header, table, await rowsToInsert(db, header, batch));
    addRows(written, table, rows.length, report);
  }
}
