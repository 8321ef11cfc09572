import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { becomeNextVersion } from './next-version.ts';

// Runs a command as the next version does. The first argument is the command's file below `bff/`.
becomeNextVersion();
const [command = ''] = process.argv.splice(2, 1);
await import(pathToFileURL(join(BFF_DIR, command)).href);
