import { basename, dirname, extname, join } from 'node:path';

/** The folder of the running server: `bff` from source, `dist/bff` once built. */
export const BFF_DIR = join(import.meta.dirname, '../..');

/** Where the builds of the front end lie, whether the server itself runs built or from source. */
export const DIST_DIR = basename(dirname(BFF_DIR)) === 'dist' ? dirname(BFF_DIR) : join(BFF_DIR, '../dist');

/** The file of a command, built or from source as the server itself. */
export function commandPath(name: string): string {
  return join(BFF_DIR, 'commands', `${name}${extname(import.meta.filename)}`);
}
