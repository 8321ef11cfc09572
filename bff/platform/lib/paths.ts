import { basename, dirname, extname, join } from 'node:path';

/** Folder of the running server: `bff` from source, `dist/bff` once built. */
export const BFF_DIR = join(import.meta.dirname, '../..');

/** Folder of the front-end builds, whether the server runs from source or built. */
export const DIST_DIR = basename(dirname(BFF_DIR)) === 'dist' ? dirname(BFF_DIR) : join(BFF_DIR, '../dist');

/** Returns the path of a command, from source or built like the server itself. */
export function commandPath(name: string): string {
  return join(BFF_DIR, 'commands', `${name}${extname(import.meta.filename)}`);
}
