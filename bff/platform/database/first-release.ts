import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { BFF_DIR } from '../lib/paths.ts';
import { BUSY_TIMEOUT_MS } from './embedded-files.ts';

const require = createRequire(`${BFF_DIR}/`);

/** Loads libsql, for the embedded engine only, as TypeORM does with mysql2: each driver takes memory. */
export function loadLibsql(): typeof import('libsql') {
  return require('libsql');
}

/** First migration of release 0.1.0; databases and backups of that release contain this name. */
const FIRST_MIGRATION = 'InitialSchema1795000000000';

const REMEDY = {
  database: 'Keep it, and start with an empty one.',
  backup: 'Keep it: only release 0.1.0 restores it.',
};

/** Thrown for data of release 0.1.0; the message tells the operator how to proceed. */
export class FirstReleaseRefused extends Error {
  constructor(what: keyof typeof REMEDY) {
    super(`This ${what} was made by release 0.1.0, which this version does not read. ${REMEDY[what]}`);
  }
}

/** Throws `FirstReleaseRefused` if the applied migrations belong to release 0.1.0. */
export function refuseFirstRelease(what: keyof typeof REMEDY, migrations: string[]): void {
  if (migrations.includes(FIRST_MIGRATION)) throw new FirstReleaseRefused(what);
}

/** Throws `FirstReleaseRefused` for an embedded database of release 0.1.0, without changing its files. */
export function refuseFirstReleaseFile(path: string): void {
  if (!existsSync(path)) return;
  const Libsql = loadLibsql();
  // SQLite opens the database without writing; without a log, SQLite also creates no file beside it.
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  const uri = `${pathToFileURL(path).href}?${log?.size ? 'mode=ro' : 'immutable=1'}`;
  const file = new Libsql(uri, { timeout: BUSY_TIMEOUT_MS });
  try {
    const find = (sql: string, name: string) => file.prepare(sql).all(name).length > 0;
    if (!find('SELECT 1 FROM sqlite_master WHERE name = ?', 'migrations')) return;
    if (find('SELECT 1 FROM migrations WHERE name = ?', FIRST_MIGRATION))
      throw new FirstReleaseRefused('database');
  } finally {
    file.close();
  }
}
