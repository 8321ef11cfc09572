import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { DIST_DIR } from '../../platform/lib/paths.ts';

const BYTES_PER_GB = 1e9;

/** The kind of machine, without anything that names it. */
export function machine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / BYTES_PER_GB);
  return `${processors.length} × ${processors[0]?.model.trim()}, ${gigabytes} GB, Node ${process.version}, ${process.platform}`;
}

/** Writes a result beside the build, in a folder that is not kept in the repository; returns its path. */
export function writeResult(name: string, result: object): string {
  const folder = join(DIST_DIR, '../bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine: machine(), at: new Date(), ...result }, null, 2)}\n`);
  return file;
}
