import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
// The package's index would also load everything that decorators need.
import { DataSource } from 'typeorm/data-source/DataSource.js';
import { BFF_DIR } from '../lib/paths.ts';
import { BUSY_TIMEOUT_MS } from './embedded-files.ts';
import { InitialSchema1795500000000 } from './migrations/1795500000000-initial-schema.ts';
import { closeFolder, closeNewFiles } from './private-folder.ts';

const require = createRequire(`${BFF_DIR}/`);

/** The embedded database's file inside `DATA_DIR`. */
export const DATABASE_FILE = 'aufwind.sqlite';

/** The migrations of this version, oldest first. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [InitialSchema1795500000000];

const shared = {
  migrations: MIGRATIONS,
  migrationsTransactionMode: 'each',
  synchronize: false,
} satisfies Partial<DataSourceOptions>;

interface Pragmas {
  pragma(statement: string): unknown;
}

function embedded(dataDir: string): DataSourceOptions {
  closeFolder(dataDir);
  return {
    ...shared,
    type: 'better-sqlite3',
    // Each driver takes memory, so only the driver of the used engine is loaded, as TypeORM does.
    driver: require('libsql'),
    database: join(dataDir, DATABASE_FILE),
    prepareDatabase: (database: Pragmas) => {
      // Before anything else, because it decides the form of a new file.
      database.pragma('auto_vacuum = INCREMENTAL');
      database.pragma('journal_mode = WAL');
      // FULL, not WAL's usual NORMAL: an acknowledged entry survives a power cut.
      database.pragma('synchronous = FULL');
      database.pragma('secure_delete = ON');
      database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    },
  };
}

/** How long a server may take to accept a connection. */
export const CONNECT_TIMEOUT_MS = 2_000;

// At most 200 requests are under way (`http/load-shedding.ts`), and some ask for three things at once.
const MAX_WAITING = 600;

// More than the product has statements; the driver would make room for 16,000 on each connection.
const MAX_PREPARED = 1_000;

function mysql(url: string): DataSourceOptions {
  return {
    ...shared,
    type: 'mysql',
    url,
    poolSize: 10,
    connectTimeout: CONNECT_TIMEOUT_MS,
    timezone: 'Z',
    charset: 'utf8mb4',
    dateStrings: ['DATE'],
    // TypeORM's default would give counts as texts.
    bigNumberStrings: false,
    extra: {
      waitForConnections: true,
      queueLimit: MAX_WAITING,
      maxIdle: 10,
      idleTimeout: 60_000,
      maxPreparedStatements: MAX_PREPARED,
    },
  };
}

/** The location of a database: a server's URL, or the embedded database in `dataDir`. */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** The entities that a data source maps. Statements and migrations need no entities. */
export type Entities = NonNullable<DataSourceOptions['entities']>;

/** A data source, not yet connected: MySQL by URL, or the embedded database in `dataDir`. */
export function createDataSource(
  { databaseUrl, dataDir }: DatabasePlace,
  entities: Entities = [],
): DataSource {
  closeNewFiles();
  return new DataSource({ ...(databaseUrl ? mysql(databaseUrl) : embedded(dataDir)), entities });
}
