import { asNextVersion } from '../../workshop/testing/next-version.ts';
import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { until } from '../../workshop/testing/until.ts';
import { createLogger } from '../lib/logger.ts';
import { awaitSchema } from './startup.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await asNextVersion(createTestDatabase);
});
afterEach(() => database.remove());

describe('the start on a database of the previous version', () => {
  it('waits with a log line while a migration is missing', async () => {
    await database.source.undoLastMigration();
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
    let isUpToDate = false;
    const start = awaitSchema(database.source, logger).then(() => {
      isUpToDate = true;
    });
    await until(() => isUpToDate || lines.length > 0);
    expect(isUpToDate).toBe(false);
    expect(lines[0]).toContain('waiting for the migrations');
    await database.source.runMigrations();
    await start;
  });
});
