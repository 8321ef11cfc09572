import type { Viewer } from '../calendar.ts';
import type { Finds } from '../finds.ts';

/** A JSON file of an app. */
export type JsonFormat = {
  app: string;
  /** Whether a value is of this format. */
  isOf(value: unknown): boolean;
  /** Adds all that a value of this format has. */
  read(value: unknown, finds: Finds, viewer: Viewer): void;
};

/** A CSV file of an app, known by its columns. */
export type TableFormat = {
  app: string;
  /** Whether a table with these columns is of this format. */
  isOf(columns: string[]): boolean;
  /** Adds all rows of a table of this kind. Cells are addressed by column name. */
  read(rows: Row[], finds: Finds): void;
};

/** A row of a table: the cell of a column, or the empty text. */
export type Row = (column: string) => string;
