import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
// Not from the package's index, which loads what only decorators need.
import { DataSource } from 'typeorm/data-source/DataSource.js';
import { BFF_DIR } from '../lib/paths.ts';
import { BUSY_TIMEOUT_MS } from './embedded-files.ts';
import { InitialSchema1795000000000 } from './migrations/1795000000000-initial-schema.ts';
import { LimitsAndDevices1795100000000 } from './migrations/1795100000000-limits-and-devices.ts';
import { ProviderSignIn1795182000000 } from './migrations/1795182000000-provider-sign-in.ts';
import { DraftsByDay1795338600000 } from './migrations/1795338600000-drafts-by-day.ts';
import { PurgeIndexes1795339406000 } from './migrations/1795339406000-purge-indexes.ts';
import { Mail1795400000000 } from './migrations/1795400000000-mail.ts';
import { Addresses1795400100000 } from './migrations/1795400100000-addresses.ts';
import { RecoverySheets1795400300000 } from './migrations/1795400300000-recovery-sheets.ts';
import { Passkeys1795400400000 } from './migrations/1795400400000-passkeys.ts';
import { Notices1795400500000 } from './migrations/1795400500000-notices.ts';
import { AnsweredMessages1795400600000 } from './migrations/1795400600000-answered-messages.ts';
import { LockedAccounts1795400700000 } from './migrations/1795400700000-locked-accounts.ts';
import { Jobs1795400800000 } from './migrations/1795400800000-jobs.ts';
import { Milestones1795400900000 } from './migrations/1795400900000-milestones.ts';
import { Reminders1795401000000 } from './migrations/1795401000000-reminders.ts';
import { Memories1795402200000 } from './migrations/1795402200000-memories.ts';
import { Imports1795402300000 } from './migrations/1795402300000-imports.ts';
import { ConsentRenewals1795402400000 } from './migrations/1795402400000-consent-renewals.ts';
import { ProgramKeys1795402500000 } from './migrations/1795402500000-program-keys.ts';
import { AnswerSequences1795402600000 } from './migrations/1795402600000-answer-sequences.ts';
import { AnswerStorage1795402700000 } from './migrations/1795402700000-answer-storage.ts';
import { closeFolder, closeNewFiles } from './private-folder.ts';

const require = createRequire(`${BFF_DIR}/`);

/** The embedded database's file inside `DATA_DIR`. */
export const DATABASE_FILE = 'aufwind.sqlite';

const shared = {
  migrations: [
    InitialSchema1795000000000,
    LimitsAndDevices1795100000000,
    ProviderSignIn1795182000000,
    DraftsByDay1795338600000,
    PurgeIndexes1795339406000,
    Mail1795400000000,
    Addresses1795400100000,
    RecoverySheets1795400300000,
    Passkeys1795400400000,
    Notices1795400500000,
    AnsweredMessages1795400600000,
    LockedAccounts1795400700000,
    Jobs1795400800000,
    Milestones1795400900000,
    Reminders1795401000000,
    Memories1795402200000,
    Imports1795402300000,
    ConsentRenewals1795402400000,
    ProgramKeys1795402500000,
    AnswerSequences1795402600000,
    AnswerStorage1795402700000,
  ],
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
    // Loaded only where it is the engine, as TypeORM does with the one of a server: each takes memory.
    driver: require('libsql'),
    database: join(dataDir, DATABASE_FILE),
    prepareDatabase: (database: Pragmas) => {
      // Before anything else, because it decides the form of a new file; an old one is rewritten (`startup.ts`).
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

/** Where a database is: the embedded one in `dataDir` without `databaseUrl`. */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** The entities that a data source maps; statements and migrations need none. */
export type Entities = NonNullable<DataSourceOptions['entities']>;

/** A data source, not yet connected: MySQL by URL, or the embedded database in `dataDir`. */
export function createDataSource(
  { databaseUrl, dataDir }: DatabasePlace,
  entities: Entities = [],
): DataSource {
  closeNewFiles();
  return new DataSource({ ...(databaseUrl ? mysql(databaseUrl) : embedded(dataDir)), entities });
}
