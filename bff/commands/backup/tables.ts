import type { DataSource } from 'typeorm';
import type { BackupKind } from '../../platform/backup/backup-key.ts';
import type { DumpedTable } from './backup-header.ts';
import type { ColumnKind } from './cells.ts';

/** Tables whose rows are worth nothing after a restore. */
export const TRANSIENT_TABLES = ['session', 'rate_limit', 'used_token', 'mail', 'job', 'push_subscription'];

/** Tables of the keys file, which is deleted sooner. */
const KEY_TABLES = ['user_key', 'key_check'];

/** Every foreign key points to a user, so users are restored first. */
const FIRST_TABLE = 'user';

/** A table as a backup writes it, and whether it gives serial numbers. */
export type BackupTable = DumpedTable & { isSerial: boolean };

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

/** The tables of one file, users first: those of all entities but the transient ones. */
export function tablesOf(source: DataSource, kind: BackupKind): BackupTable[] {
  const tables = source.entityMetadatas
    .filter(({ tableName }) => !TRANSIENT_TABLES.includes(tableName))
    .filter(({ tableName }) => KEY_TABLES.includes(tableName) === (kind === 'keys'))
    .map(({ tableName, columns, primaryColumns, generatedColumns }) => ({
      name: tableName,
      columns: columns.map(({ databaseName, type }) => ({
        name: databaseName,
        kind: kindOf(type, `${tableName}.${databaseName}`),
      })),
      key: primaryColumns.map(({ databaseName }) => databaseName),
      isSerial: generatedColumns.length > 0,
    }));
  return tables.sort((a, b) => Number(b.name === FIRST_TABLE) - Number(a.name === FIRST_TABLE));
}

/** The ids of the stored canaries: those of master keys, and that of an unfinished restore. */
export function canariesOf(source: DataSource): Promise<{ kekId: string }[]> {
  return source.query('SELECT kekId FROM key_check');
}
