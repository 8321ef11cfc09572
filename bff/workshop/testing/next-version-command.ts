import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { becomeNextVersion } from './next-version.ts';

// Runs a command as the next version does; its file below `bff/` is the first argument.
becomeNextVersion();
const [command = ''] = process.argv.splice(2, 1);
await import(pathToFileURL(join(BFF_DIR, command)).href);
