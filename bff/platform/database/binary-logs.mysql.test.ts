import { type DatabaseServer, requireDatabaseServer } from '../../workshop/testing/database-server.ts';
import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { logFinding } from '../lib/finding.ts';
import { createLogger } from '../lib/logger.ts';
import { KEEP_KEYS_DAYS } from '../lib/retention.rules.ts';
import { Database } from './database.ts';
import { checkBinaryLogs } from './server-settings.ts';

const RETENTION_SECONDS = KEEP_KEYS_DAYS * 86_400;
const WARNING = 'DELETED ACCOUNTS STAY READABLE';

let database: TestDatabase;
let server: DatabaseServer;

async function open(options: string[]): Promise<Database> {
  server = await requireDatabaseServer({ options });
  database = await createTestDatabase(server.url);
  const db = new Database({ source: database.source });
  await db.connect();
  return db;
}

async function close(): Promise<void> {
  await database.remove();
  await server.stop();
}

/** Returns the warnings of the start about binary logs. */
async function logged(db: Database): Promise<string> {
  let log = '';
  const logger = createLogger('info', {
    write: (line: string) => {
      log += line;
    },
  });
  logFinding(await checkBinaryLogs(db), logger);
  return log;
}

describe('the start on a server with binary logs', () => {
  let db: Database;
  beforeAll(async () => {
    db = await open(['--log-bin=binlog', '--server-id=1']);
  });
  afterAll(close);

  it.each([
    ['for ever', 0, true],
    ['a day longer than the keys in backups', RETENTION_SECONDS + 86_400, true],
    ['as long as the keys in backups', RETENTION_SECONDS, false],
    ['for an hour', 3_600, false],
  ])('warns if they are kept longer than the keys in backups → %s', async (_title, seconds, warns) => {
    await db.all(`SET GLOBAL binlog_expire_logs_seconds = ${seconds}`);
    const log = await logged(db);
    expect(log.includes(WARNING)).toBe(warns);
    if (warns)
      expect(JSON.parse(log)).toMatchObject({ level: 50, advice: expect.stringContaining('2592000') });
  });
});

describe('the start on a server without binary logs', () => {
  let db: Database;
  beforeAll(async () => {
    db = await open(['--skip-log-bin']);
  });
  afterAll(close);

  it('does not warn', async () => {
    expect(await logged(db)).toBe('');
  });
});
