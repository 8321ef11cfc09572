import { join } from 'node:path';

/** The folder of the running server: `bff` from source, `dist/bff` once built. */
export const BFF_DIR = join(import.meta.dirname, '..');
