import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { BackupKind } from '../../platform/backup/backup-key.ts';
import type { SqlValue } from '../../platform/database/sql-value.ts';

/** Column kinds, independent of the database engine. */
const COLUMN_KINDS = ['number', 'text', 'instant', 'day', 'flag'] as const;

export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A value in a backup file. */
export type Cell = string | number | boolean | null;

/** Returns whether a parsed line is a row. */
export function isRow(value: unknown): value is Cell[] {
  return (
    Array.isArray(value) &&
    value.every((cell) => cell === null || ['string', 'number', 'boolean'].includes(typeof cell))
  );
}

/** The first line of a backup. */
export const backupHeader = z.object({
  format: z.literal('aufwind-backup-1'),
  createdAt: z.string(),
  engine: z.string(),
  /** The applied migrations, oldest first. */
  migrations: z.array(z.string()),
  /** The highest serial number ever assigned in each table. */
  sequences: z.record(z.string(), z.number()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), kind: z.enum(COLUMN_KINDS) })),
      /** The columns of the primary key, in order. */
      key: z.array(z.string()),
    }),
  ),
});

export type BackupHeader = z.infer<typeof backupHeader>;

export type DumpedTable = BackupHeader['tables'][number];

/** The line after a table's rows: number of rows, and hash of their lines. */
export const tableEnd = z.object({ end: z.string(), rows: z.number(), sha256: z.string() });

export type Report = (line: string) => void;

export interface Batch {
  table: string;
  rows: Cell[][];
}

export interface BackupFile {
  path: string;
  key: KeyObject;
  kind: BackupKind;
}

/** Converts a database value of either engine to a cell. Throws if the value does not fit the column. */
export function toCell(value: unknown, kind: ColumnKind): Cell {
  if (value === null) return null;
  if (kind === 'flag' && (value === 0 || value === 1)) return value === 1;
  if (kind === 'number' && Number.isSafeInteger(Number(value))) return Number(value);
  if (kind === 'instant' && value instanceof Date) return value.toISOString();
  if ((kind === 'text' || kind === 'day') && typeof value === 'string') return value;
  throw new Error(`A ${kind} column holds a ${typeof value}.`);
}

export function toSqlValue(cell: Cell, kind: ColumnKind): SqlValue {
  return kind === 'instant' && typeof cell === 'string' ? new Date(cell) : cell;
}

const REPORT_EVERY_ROWS = 100_000;

/** Adds to a table's row count and reports every 100,000 rows; returns the total of the table. */
export function addRows(counts: Map<string, number>, table: string, more: number, report: Report): number {
  const before = counts.get(table) ?? 0;
  const rows = before + more;
  counts.set(table, rows);
  if (Math.floor(rows / REPORT_EVERY_ROWS) > Math.floor(before / REPORT_EVERY_ROWS)) {
    report(`  ${table}: ${rows} rows so far`);
  }
  return rows;
}
