import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { generateSecrets } from '../platform/env/local-secrets.ts';
import { run } from './command-line.ts';

/** `npm run keys:new`: prints fresh secrets, ready for the environment. */
async function printKeys(): Promise<void> {
  parseArgs();
  process.stdout.write(`${generateSecrets()}BACKUP_KEY=${randomBytes(32).toString('base64')}\n`);
}

run('npm run -s keys:new', printKeys);
