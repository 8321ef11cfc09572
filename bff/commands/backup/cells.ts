import type { SqlValue } from '../../platform/database/sql-value.ts';

/** The kinds of columns, in no engine's words. */
export const COLUMN_KINDS = ['number', 'text', 'instant', 'day', 'flag'] as const;

export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A value as a backup writes it. */
export type Cell = string | number | boolean | null;

/** Whether a parsed line is a row. */
export function isRow(value: unknown): value is Cell[] {
  return (
    Array.isArray(value) &&
    value.every((cell) => cell === null || ['string', 'number', 'boolean'].includes(typeof cell))
  );
}

/** Turns a value of either engine into a cell; throws for one that does not fit the column. */
export function toCell(value: unknown, kind: ColumnKind): Cell {
  if (value === null) return null;
  if (kind === 'flag' && (value === 0 || value === 1)) return value === 1;
  if (kind === 'number' && Number.isSafeInteger(Number(value))) return Number(value);
  if (kind === 'instant' && value instanceof Date) return value.toISOString();
  if ((kind === 'text' || kind === 'day') && typeof value === 'string') return value;
  throw new Error(`A ${kind} column holds a ${typeof value}.`);
}

/** Turns a cell into a value for a statement. */
export function toSqlValue(cell: Cell, kind: ColumnKind): SqlValue {
  return kind === 'instant' && typeof cell === 'string' ? new Date(cell) : cell;
}
