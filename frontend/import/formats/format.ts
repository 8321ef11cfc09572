import type { Viewer } from '../../lib/written-day.ts';
import type { ImportCollector } from '../collector.ts';

export type JsonFormat = {
  app: string;
  isOf(value: unknown): boolean;
  /** Adds all texts of a value, and counts everything else that a person has written. */
  read(value: unknown, collector: ImportCollector, viewer: Viewer): void;
};

/** A CSV file of an app, recognised by its columns; the first column has the day. */
export type TableFormat = {
  app: string;
  needs: [day: string, ...others: string[]];
  /** Further columns that the format reads or counts. */
  knows: string[];
  isNewestFirst?: boolean;
  read(row: Row, collector: ImportCollector, viewer: Viewer): void;
};

/** A row of a table: returns the cell of a column, or the empty text. */
type Row = (column: string) => string;
