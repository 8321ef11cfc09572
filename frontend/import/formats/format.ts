import type { Viewer } from '../calendar.ts';
import type { ImportCollector } from '../collector.ts';

/** A JSON file of an app. */
export type JsonFormat = {
  app: string;
  /** Whether a value has this format. */
  isOf(value: unknown): boolean;
  /** Adds all texts of a value. */
  read(value: unknown, collector: ImportCollector, viewer: Viewer): void;
};

/** A CSV file of an app, recognised by its columns. */
export type TableFormat = {
  app: string;
  /** Whether a table with these columns has this format. */
  isOf(columns: string[]): boolean;
  /** Adds all rows of a table; `Row` reads a cell by its column name. */
  read(rows: Row[], collector: ImportCollector): void;
};

/** A row of a table: returns the cell of a column, or the empty text. */
export type Row = (column: string) => string;
