import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DIST_DIR } from './paths.ts';

const manifest = z.object({ version: z.string() });

export const PRODUCT_VERSION = manifest.parse(
  JSON.parse(readFileSync(join(DIST_DIR, '../package.json'), 'utf8')),
).version;
