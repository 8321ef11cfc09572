import { readFileSync, statSync } from 'node:fs';
import { attempt } from '../lib/attempt.ts';

const MAX_BYTES = 65_536;

/** Reads a file without its last line break; returns undefined if the file is unreadable, empty or too long. */
function textOf(path: string): string | undefined {
  const stats = attempt(() => statSync(path));
  if (!stats?.isFile() || stats.size > MAX_BYTES) return undefined;
  return attempt(() => readFileSync(path, 'utf8'))?.replace(/\r?\n$/, '') || undefined;
}

/** Reads variables given as files: `NAME_FILE` is the path of a file that contains the value of `NAME`. */
export function readFiles(given: Record<string, string | undefined>, names: string[]) {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    const value = textOf(path);
    if (given[name] !== undefined) faults.push(`${name}_FILE must not be set beside ${name}`);
    else if (value === undefined)
      faults.push(`${name}_FILE must name a readable file of 1 to ${MAX_BYTES} bytes`);
    else values[name] = value;
  }
  return { values, faults };
}
