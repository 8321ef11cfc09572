import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { BackupKind } from '../../platform/backup/backup-key.ts';
import { type Cell, COLUMN_KINDS } from './cells.ts';

/** The first line of a backup. */
export const backupHeader = z.object({
  format: z.literal('aufwind-backup-1'),
  createdAt: z.string(),
  engine: z.string(),
  /** The applied migrations, oldest first. */
  migrations: z.array(z.string()),
  /** The highest serial number that each table has ever given. */
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

/** A table as the first line of a backup describes it. */
export type DumpedTable = BackupHeader['tables'][number];

/** The line after a table's rows: their number, and the hash of their lines. */
export const tableEnd = z.object({ end: z.string(), rows: z.number(), sha256: z.string() });

/** The number of rows by table. */
export type RowCounts = Map<string, number>;

/** Rows of one table. */
export interface Batch {
  table: string;
  rows: Cell[][];
}

/** A file and its key. */
export interface BackupFile {
  path: string;
  key: KeyObject;
  kind: BackupKind;
}
