import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
// By its file path: the package index also loads the decorators.
import { DataSource } from 'typeorm/data-source/DataSource.js';
import { BUSY_TIMEOUT_MS, type Connection } from './embedded-files.ts';
import { loadLibsql } from './first-release.ts';
import { InitialSchema1795500000000 } from './migrations/1795500000000-initial-schema.ts';
import { StreakSwitch1795780000000 } from './migrations/1795780000000-streak-switch.ts';
import { TermsAndLocks1795785000000 } from './migrations/1795785000000-terms-and-locks.ts';
import { UnusedAccounts1795790000000 } from './migrations/1795790000000-unused-accounts.ts';
import { restrictFolder } from './private-folder.ts';

/** File name of the embedded database in `DATA_DIR`. */
export const DATABASE_FILE = 'aufwind.sqlite';

/** Migrations of this version, oldest first. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  InitialSchema1795500000000,
  StreakSwitch1795780000000,
  TermsAndLocks1795785000000,
  UnusedAccounts1795790000000,
];

function embedded(dataDir: string): DataSourceOptions {
  restrictFolder(dataDir);
  return {
    type: 'better-sqlite3',
    driver: loadLibsql(),
    database: join(dataDir, DATABASE_FILE),
    prepareDatabase: (database: Connection) => {
      // `auto_vacuum` must be set first, because it decides the format of a new file.
      database.pragma('auto_vacuum = INCREMENTAL');
      database.pragma('journal_mode = WAL');
      // FULL instead of the usual NORMAL for WAL, so that an acknowledged write survives a power cut.
      database.pragma('synchronous = FULL');
      database.pragma('secure_delete = ON');
      database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    },
  };
}

/** Time limit of a server for accepting a connection. */
export const CONNECT_TIMEOUT_MS = 2_000;

// At most 200 requests run at once (`http/load-shedding.ts`), and some of them send three queries at once.
const MAX_WAITING = 600;

// Higher than the number of statements in the product; the driver's default reserves 16,000 on each connection.
const MAX_PREPARED = 1_000;

function mysql(url: string): DataSourceOptions {
  return {
    type: 'mysql',
    url,
    poolSize: 10,
    connectTimeout: CONNECT_TIMEOUT_MS,
    timezone: 'Z',
    charset: 'utf8mb4',
    dateStrings: ['DATE'],
    // Return counts as numbers; TypeORM's default returns strings.
    bigNumberStrings: false,
    extra: {
      queueLimit: MAX_WAITING,
      maxPreparedStatements: MAX_PREPARED,
    },
  };
}

/** Location of a database; without `databaseUrl`, the embedded database in `dataDir`. */
export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Checks whether the embedded database is missing; connecting would create it. */
export function isDatabaseMissing({ databaseUrl, dataDir }: DatabaseLocation): boolean {
  return !databaseUrl && !existsSync(join(dataDir, DATABASE_FILE));
}

/** Entities of a data source; raw statements and migrations work without entities. */
export type Entities = NonNullable<DataSourceOptions['entities']>;

/** Creates an unconnected data source: MySQL by URL, or the embedded database in `dataDir`. */
export function createDataSource(
  { databaseUrl, dataDir }: DatabaseLocation,
  entities: Entities = [],
): DataSource {
  // All files that this process creates from now on are readable only by the owner.
  process.umask(0o077);
  return new DataSource({
    ...(databaseUrl ? mysql(databaseUrl) : embedded(dataDir)),
    entities,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
  });
}
