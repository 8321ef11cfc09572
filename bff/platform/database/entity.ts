import type { EntitySchemaColumnOptions } from 'typeorm';
import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import type { CalendarDay } from '../lib/clock.ts';

/** Column of an entity with the type of its values. */
export interface Column<Value> extends EntitySchemaColumnOptions {
  /** Type-level only; never set at run time. */
  readonly holds?: Value;
}

/** Numeric primary key that is never reused. */
const serial: Column<number> = { type: Number, primary: true, generated: 'increment' };
const integer: Column<number> = { type: Number };
/** Instant in UTC with milliseconds. */
const instant: Column<Date> = { type: Date, precision: 3 };
const calendarDay: Column<CalendarDay> = { type: 'date' };
const flag: Column<boolean> = { type: Boolean, default: false };
const longText: Column<string> = { type: 'text' };

function text<Value extends string = string>(length: number): Column<Value> {
  return { type: String, length };
}

function nullable<Value>(column: Column<Value>): Column<Value | null> {
  return { ...column, nullable: true };
}

function key<Value>(column: Column<Value>): Column<Value> {
  return { ...column, primary: true };
}

export const column = { serial, integer, instant, calendarDay, flag, longText, text, nullable, key };

type RowOfColumns<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

/** Defines an entity by its columns, from which the type of its rows is inferred. */
export function entity<Columns extends Record<string, Column<unknown>>>(
  name: string,
  tableName: string,
  columns: Columns,
): EntitySchema<RowOfColumns<Columns>> {
  return new EntitySchema<RowOfColumns<Columns>>({ name, tableName, columns });
}

export type RowOf<Entity> = Entity extends EntitySchema<infer Row> ? Row : never;
