import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { refuseFirstRelease } from '../../platform/database/first-release.ts';
import {
  type BackupFile,
  type BackupHeader,
  type Batch,
  backupHeader,
  type RowCounts,
  tableEnd,
} from './backup-header.ts';
import { type Cell, isRow } from './cells.ts';
import { rowProgress } from './progress.ts';
import { openStream } from './sealed-stream.ts';

/** Text of one block: rows come in numbers worth a transaction. */
const BLOCK_BYTES = 1_048_576;

function textOf({ path, key, kind }: BackupFile): AsyncIterable<Buffer> {
  const unzip = createGunzip({ chunkSize: BLOCK_BYTES });
  // The reader of `unzip` meets the fault; here it only must not stay unhandled.
  pipeline(createReadStream(path), openStream(key, kind), unzip).catch((error: Error) =>
    unzip.destroy(error),
  );
  return unzip;
}

async function* blocksOfLines(file: BackupFile): AsyncGenerator<string[]> {
  let begun: Buffer[] = [];
  for await (const part of textOf(file)) {
    const end = part.lastIndexOf('\n');
    if (end < 0) {
      begun.push(part);
      continue;
    }
    yield Buffer.concat([...begun, part.subarray(0, end)])
      .toString('utf8')
      .split('\n');
    begun = [part.subarray(end + 1)];
  }
  if (begun.some(({ length }) => length > 0)) throw new Error('The backup ends within a line.');
}

/** Checks the lines of one table after another against the counts and hashes that stand between them. */
async function* checkedBatches(
  { tables }: BackupHeader,
  blocks: AsyncIterable<string[]>,
): AsyncGenerator<Batch> {
  const expected = tables.map(({ name }) => name);
  let hash = createHash('sha256');
  let count = 0;
  for await (const lines of blocks) {
    let rows: Cell[][] = [];
    for (const line of lines) {
      const [table] = expected;
      if (table === undefined) throw new Error('The backup has lines after its last table.');
      const value: unknown = JSON.parse(line);
      if (isRow(value)) {
        hash.update(`${line}\n`);
        count += 1;
        rows.push(value);
        continue;
      }
      const end = tableEnd.parse(value);
      if (end.end !== table || end.rows !== count || end.sha256 !== hash.digest('hex')) {
        throw new Error(`The table ${end.end} in the backup is not the one that was written.`);
      }
      yield { table, rows };
      expected.shift();
      hash = createHash('sha256');
      count = 0;
      rows = [];
    }
    if (expected[0] !== undefined && rows.length > 0) yield { table: expected[0], rows };
  }
  if (expected.length > 0) throw new Error('The backup ends before its last table.');
}

/**
 * Opens a file and reads its first line; throws for another key or kind, and for a file of release 0.1.0. The batches must be read
 * to the end, which throws unless every table is whole and unchanged.
 */
export async function openBackup(file: BackupFile) {
  const blocks = blocksOfLines(file);
  const { value: block = [] } = await blocks.next();
  const [first = 'null', ...others] = block;
  const header = backupHeader.parse(JSON.parse(first));
  refuseFirstRelease('backup', header.migrations);
  async function* rest(): AsyncGenerator<string[]> {
    yield others;
    yield* blocks;
  }
  return { header, batches: checkedBatches(header, rest()) };
}

/** A file that has been read once, whole. */
export interface VerifiedBackup {
  file: BackupFile;
  header: BackupHeader;
  counts: RowCounts;
}

/** Verifies a whole file and counts its rows by table, which it reports; `look` sees every batch. */
export async function verifyBackup(
  file: BackupFile,
  report: (line: string) => void,
  look: (batch: Batch) => void = () => undefined,
): Promise<VerifiedBackup> {
  const { header, batches } = await openBackup(file);
  const counts: RowCounts = new Map(header.tables.map(({ name }) => [name, 0]));
  const progress = new Map(header.tables.map(({ name }) => [name, rowProgress(name, report)]));
  for await (const batch of batches) {
    look(batch);
    counts.set(batch.table, progress.get(batch.table)?.(batch.rows.length) ?? 0);
  }
  return { file, header, counts };
}
