import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DATABASE_FILE } from '../database/data-source.ts';
import { refuseFirstReleaseFile } from '../database/first-release.ts';
import { restrictFolder } from '../database/private-folder.ts';
import { newVapidKey } from '../push/vapid.ts';
import { type Env, readEnv, type Secrets } from './env.ts';

/** The file in the data folder that holds secrets which the environment does not give. */
export const SECRETS_FILE = 'secrets.env';

/** Generates new secrets as lines of an environment file. */
export function generateSecrets(): string {
  const key = randomBytes(32).toString('base64');
  const session = randomBytes(32).toString('base64url');
  return [
    `ENCRYPTION_KEYS=k1:${key}`,
    'ENCRYPTION_KEY_ACTIVE=k1',
    `SESSION_SECRET=${session}`,
    `VAPID_PRIVATE_KEY=${newVapidKey()}\n`,
  ].join('\n');
}

/**
 * Loads the secrets from the environment, or from a file created at the first start. Never creates new secrets for
 * existing data.
 */
export function loadSecrets(env: Env): Secrets {
  if (env.secrets) return env.secrets;
  const file = join(env.dataDir, SECRETS_FILE);
  const database = join(env.dataDir, DATABASE_FILE);
  if (!existsSync(file)) {
    if (existsSync(database)) {
      refuseFirstReleaseFile(database);
      throw new Error(
        `${file} is missing. Without it nobody can read the diary beside it: restore the file, or move the whole folder away.`,
      );
    }
    restrictFolder(env.dataDir);
    const partial = `${file}.${process.pid}.partial`;
    try {
      writeFileSync(partial, generateSecrets(), { mode: 0o600, flush: true });
      // Whole or not at all, on a full disk too; fails if another process has made the file meanwhile.
      linkSync(partial, file);
    } finally {
      rmSync(partial, { force: true });
    }
    process.stderr.write(
      `\nNEW SECRETS are in ${file}. Copy this file to another place now: without it nobody can read the texts or a backup.\n\n`,
    );
  }
  const { secrets } = readEnv(parseEnv(readFileSync(file, 'utf8')));
  if (!secrets)
    throw new Error(`${file} does not hold ENCRYPTION_KEYS, ENCRYPTION_KEY_ACTIVE and SESSION_SECRET.`);
  return secrets;
}
