import { basename, dirname, join } from 'node:path';

/** The folder of the running server: `bff` from source, `dist/bff` once built. */
export const BFF_DIR = join(import.meta.dirname, '../..');

/** Where the builds of the front end lie, whether the server itself runs built or from source. */
export const DIST_DIR = basename(dirname(BFF_DIR)) === 'dist' ? dirname(BFF_DIR) : join(BFF_DIR, '../dist');
