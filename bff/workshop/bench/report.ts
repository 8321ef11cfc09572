import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { DIST_DIR } from '../../platform/lib/paths.ts';
import { table } from '../testing/table.ts';
import { figures, medianSample, type Samples } from './samples.ts';
import { estimate, estimateText, pairedRatios } from './statistics.ts';
import { PRODUCT, USUAL } from './subjects.ts';

const BYTES_PER_GB = 1e9;
const HEAD = ['req/s', 'p50 ms', 'p99 ms', 'CPU µs', 'database µs', 'statements'];

/** Describes the machine without its name. */
export function machine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / BYTES_PER_GB);
  return `${processors.length} × ${processors[0]?.model.trim()}, ${gigabytes} GB, Node ${process.version}, ${process.platform}`;
}

/** Prints medians of every subject and call. The CPU is relative to the usual server, if measured, or the product. */
export function samplesTable(samples: Samples): string {
  const rows = Object.entries(samples).flatMap(([call, subjects]) => {
    const base = USUAL in subjects ? USUAL : PRODUCT;
    return Object.entries(subjects).map(([subject, all]) => {
      const { requestsPerSecond, p50Ms, p99Ms, cpuMicroseconds, databaseCpuMicroseconds, statements } =
        medianSample(all);
      const ratios = pairedRatios(
        figures(samples, call, subject, 'cpuMicroseconds'),
        figures(samples, call, base, 'cpuMicroseconds'),
      );
      return [
        `${call}, ${subject}`,
        requestsPerSecond.toFixed(0),
        p50Ms.toFixed(1),
        p99Ms.toFixed(1),
        cpuMicroseconds.toFixed(0),
        databaseCpuMicroseconds.toFixed(0),
        statements.toFixed(2),
        `${estimateText(estimate(ratios))} of ${base}`,
      ].map((cell) => (cell === 'NaN' ? '–' : cell));
    });
  });
  return table(['call', ...HEAD, 'CPU, of another'], rows);
}

/** Writes a result to an ignored folder next to the build and returns its path. */
export function writeResult(name: string, result: object): string {
  const folder = join(DIST_DIR, '../bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine: machine(), at: new Date(), ...result }, null, 2)}\n`);
  return file;
}
