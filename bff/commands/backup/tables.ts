import type { DataSource } from 'typeorm';
import type { BackupKind } from '../../platform/backup/backup-key.ts';
import { engineOf } from '../../platform/database/database.ts';
import type { SqlValue } from '../../platform/database/sql-value.ts';
import { COMMAND_LIMITS } from '../../platform/database/time-limits.ts';
import { keysetPages } from '../../platform/lib/keyset-pages.ts';
import { requireFinishedRestore } from '../../platform/vault/key-check.entity.ts';
import { type Cell, type ColumnKind, type DumpedTable, toCell } from './format.ts';

/** Tables whose rows are useless after a restore. */
export const TRANSIENT_TABLES = [
  'session',
  'rate_limit',
  'used_token',
  'mail',
  'job',
  'push_subscription',
  // A restore has lost the last uses and clicks, so the owners of unused accounts are asked again from the beginning.
  'unused_account',
  'unused_run',
];

/** Tables of the keys file, which has a shorter retention. */
const KEY_TABLES = ['user_key', 'key_check'];

/** Users are restored first, because every foreign key references them. */
const FIRST_TABLE = 'user';

const KINDS: [ColumnKind, unknown[]][] = [
  ['number', [Number, 'int', 'integer', 'bigint', 'smallint', 'tinyint']],
  ['text', [String, 'text', 'mediumtext', 'longtext', 'varchar', 'char']],
  ['instant', [Date, 'datetime']],
  ['day', ['date']],
  ['flag', [Boolean, 'boolean']],
];

function kindOf(type: unknown, name: string): ColumnKind {
  const known = KINDS.find(([, types]) => types.includes(type));
  if (!known)
    throw new Error(`The backup does not know how to write the column ${name}: add its type to KINDS.`);
  return known[0];
}

/** Returns the tables of a backup file, users first, without transient tables. */
export function tablesOf(source: DataSource, kind: BackupKind): DumpedTable[] {
  const tables = source.entityMetadatas
    .filter(({ tableName }) => !TRANSIENT_TABLES.includes(tableName))
    .filter(({ tableName }) => KEY_TABLES.includes(tableName) === (kind === 'keys'))
    .map(({ tableName, columns, primaryColumns }) => ({
      name: tableName,
      columns: columns.map(({ databaseName, type }) => ({
        name: databaseName,
        kind: kindOf(type, `${tableName}.${databaseName}`),
      })),
      key: primaryColumns.map(({ databaseName }) => databaseName),
    }));
  return tables.sort((a, b) => Number(b.name === FIRST_TABLE) - Number(a.name === FIRST_TABLE));
}

/**
 * Throws `otherwise` unless all migrations of this version are applied; also throws if the last restore is unfinished.
 */
export async function requireWholeDatabase(source: DataSource, otherwise: string): Promise<void> {
  if (await source.showMigrations()) throw new Error(otherwise);
  requireFinishedRestore(await source.query<{ kekId: string }[]>('SELECT kekId FROM key_check'));
}

const ROWS_PER_CHUNK = 500;
const EVERY_ROW = { condition: '1 = 1', values: [] };

/**
 * Opens a consistent snapshot while the product keeps writing. Give it its own source, because the embedded engine has
 * a single connection.
 */
export async function openSnapshot(source: DataSource) {
  const engine = engineOf(source, COMMAND_LIMITS);
  const reads = await engine.consistentReads();
  return {
    /** Yields all rows of a table in key order, in chunks. */
    async *chunks({ name, columns, key }: DumpedTable): AsyncGenerator<Cell[][]> {
      const select = `SELECT ${columns.map((column) => column.name).join(', ')} FROM ${name}`;
      const order = `ORDER BY ${key.join(', ')} LIMIT ${ROWS_PER_CHUNK}`;
      const read = (after: SqlValue[] | null) => {
        const { condition, values } = after ? engine.dialect.beyond(key, after) : EVERY_ROW;
        return reads.all<Record<string, SqlValue>>(`${select} WHERE ${condition} ${order}`, values);
      };
      const pages = keysetPages<Record<string, SqlValue>, SqlValue[] | null>(null, read, (row) =>
        key.map((column) => row[column] ?? null),
      );
      for await (const rows of pages) {
        yield rows.map((row) => columns.map((column) => toCell(row[column.name], column.kind)));
      }
    },
    /** Returns the highest serial key ever assigned in each table that has one. */
    async sequences(): Promise<Record<string, number>> {
      const serial = source.entityMetadatas.filter(({ generatedColumns }) => generatedColumns.length > 0);
      const entries = await Promise.all(
        serial.map(async ({ tableName }) => [tableName, await reads.highestSerial(tableName)] as const),
      );
      return Object.fromEntries(entries);
    },
    close: () => reads.end(),
  };
}
