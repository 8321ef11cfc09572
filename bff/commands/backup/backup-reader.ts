import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  type BackupFile,
  type BackupHeader,
  type Batch,
  backupHeader,
  type RowCounts,
  tableEnd,
} from './backup-header.ts';
import { type Cell, isRow } from './cells.ts';
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
class TableCheck {
  readonly #expected: string[];
  #hash = createHash('sha256');
  #rows = 0;

  constructor({ tables }: BackupHeader) {
    this.#expected = tables.map(({ name }) => name);
  }

  *batches(lines: string[]): Generator<Batch> {
    let rows: Cell[][] = [];
    for (const line of lines) {
      const value: unknown = JSON.parse(line);
      if (isRow(value)) {
        this.#hash.update(`${line}\n`);
        this.#rows += 1;
        rows.push(value);
      } else {
        yield { table: this.#table(), rows };
        rows = [];
        this.#end(value);
      }
    }
    if (rows.length > 0) yield { table: this.#table(), rows };
  }

  requireEnd(): void {
    if (this.#expected.length > 0) throw new Error('The backup ends before its last table.');
  }

  #table(): string {
    const [name] = this.#expected;
    if (name === undefined) throw new Error('The backup has lines after its last table.');
    return name;
  }

  #end(line: unknown): void {
    const { end, rows, sha256 } = tableEnd.parse(line);
    if (end !== this.#table() || rows !== this.#rows || sha256 !== this.#hash.digest('hex')) {
      throw new Error(`The table ${end} in the backup is not the one that was written.`);
    }
    this.#expected.shift();
    this.#hash = createHash('sha256');
    this.#rows = 0;
  }
}

/** An open file: its first line, and its rows as they come. */
interface OpenBackup {
  header: BackupHeader;
  /** To be read to the end, which throws unless every table is whole and unchanged. */
  batches: AsyncGenerator<Batch>;
}

/** Opens a file and reads its first line. Throws for another key or kind. */
export async function openBackup(file: BackupFile): Promise<OpenBackup> {
  const blocks = blocksOfLines(file);
  const { value: block = [] } = await blocks.next();
  const [first = 'null', ...others] = block;
  const header = backupHeader.parse(JSON.parse(first));
  const check = new TableCheck(header);
  async function* batches(): AsyncGenerator<Batch> {
    yield* check.batches(others);
    for await (const lines of blocks) yield* check.batches(lines);
    check.requireEnd();
  }
  return { header, batches: batches() };
}

/** Verifies a whole file and counts its rows by table; `look` sees every batch. */
export async function verifyBackup(
  file: BackupFile,
  look: (batch: Batch) => void = () => undefined,
): Promise<{ header: BackupHeader; counts: RowCounts }> {
  const { header, batches } = await openBackup(file);
  const counts: RowCounts = new Map(header.tables.map(({ name }) => [name, 0]));
  for await (const batch of batches) {
    look(batch);
    counts.set(batch.table, (counts.get(batch.table) ?? 0) + batch.rows.length);
  }
  return { header, counts };
}
