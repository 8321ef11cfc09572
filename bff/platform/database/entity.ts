import type { EntitySchemaColumnOptions } from 'typeorm';
import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import type { CalendarDay } from '../lib/clock.ts';

/** A column of an entity, with the type of its values. */
export interface Column<Value> extends EntitySchemaColumnOptions {
  /** Exists for the compiler alone. */
  readonly holds?: Value;
}

/** A number that names a row and is never used twice. */
export const serial: Column<number> = { type: Number, primary: true, generated: 'increment' };
export const integer: Column<number> = { type: Number };
/** A moment in UTC with milliseconds. */
export const instant: Column<Date> = { type: Date, precision: 3 };
export const calendarDay: Column<CalendarDay> = { type: 'date' };
/** False until it is set. */
export const flag: Column<boolean> = { type: Boolean, default: false };
/** A text of any length. */
export const longText: Column<string> = { type: 'text' };

/** A text of at most `length` characters. */
export function text<Value extends string = string>(length: number): Column<Value> {
  return { type: String, length };
}

/** A column that may be empty. */
export function nullable<Value>(column: Column<Value>): Column<Value | null> {
  return { ...column, nullable: true };
}

/** A column of the primary key. */
export function key<Value>(column: Column<Value>): Column<Value> {
  return { ...column, primary: true };
}

type RowOfColumns<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

/** An entity by its columns, which are also the type of its rows. */
export function entity<Columns extends Record<string, Column<unknown>>>(
  name: string,
  tableName: string,
  columns: Columns,
): EntitySchema<RowOfColumns<Columns>> {
  return new EntitySchema<RowOfColumns<Columns>>({ name, tableName, columns });
}

/** The rows of an entity. */
export type RowOf<Entity> = Entity extends EntitySchema<infer Row> ? Row : never;
