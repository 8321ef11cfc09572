import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST_DIR } from './paths.ts';

export const PRODUCT_VERSION: string = JSON.parse(
  readFileSync(join(DIST_DIR, '../package.json'), 'utf8'),
).version;
