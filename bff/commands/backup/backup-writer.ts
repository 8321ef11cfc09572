import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupFile, BackupHeader, DumpedTable } from './backup-header.ts';
import type { Cell } from './cells.ts';
import { rowProgress } from './progress.ts';
import { sealStream } from './sealed-stream.ts';

/** Writes a file, rows as JSON lines. Throws when the path is taken. */
export async function writeBackup(
  { path, key, kind }: BackupFile,
  header: BackupHeader,
  chunksOf: (table: DumpedTable) => AsyncIterable<Cell[][]>,
  report: (line: string) => void,
): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(header)}\n`;
    for (const table of header.tables) {
      const { name } = table;
      const hash = createHash('sha256');
      const count = rowProgress(name, report);
      let rows = 0;
      for await (const chunk of chunksOf(table)) {
        const text = chunk.map((row) => `${JSON.stringify(row)}\n`).join('');
        hash.update(text);
        yield text;
        rows = count(chunk.length);
      }
      report(`  ${name}: ${rows} rows`);
      yield `${JSON.stringify({ end: name, rows, sha256: hash.digest('hex') })}\n`;
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(lines, createGzip(), sealStream(key, kind), file);
}
