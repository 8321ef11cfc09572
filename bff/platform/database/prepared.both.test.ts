import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import type { RateLimitRow } from '../limits/rate-limit.entity.ts';
import { Database } from './database.ts';
import { insertInto, LIMIT_MARKER, prepare } from './prepared.ts';

const RESET_AT = new Date('2028-02-29T23:59:59.007Z');

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new Database({ source: database.source });
  await db.connect();
  const insert = prepare<Pick<RateLimitRow, 'bucket' | 'count' | 'resetAt'>>(
    insertInto('rate_limit', ['bucket', 'count', 'resetAt']),
  );
  for (const bucket of ['a', 'b', 'c']) await db.change(...insert({ resetAt: RESET_AT, count: 1, bucket }));
});
afterAll(() => database.remove());

describe('a prepared statement', () => {
  it('takes values by name, even if repeated, and selects columns under their own names', async () => {
    const between = prepare<{ one: string; other: string }>(
      'SELECT bucket, resetAt FROM rate_limit WHERE bucket > :one AND bucket < :other AND bucket <> :one',
    );
    expect(await db.all(...between({ other: 'c', one: 'a' }))).toEqual([{ bucket: 'b', resetAt: RESET_AT }]);
  });

  it('returns at most as many rows as its limit', async () => {
    const all = prepare('SELECT bucket FROM rate_limit ORDER BY bucket');
    expect(await db.all(...all({}, 2))).toEqual([{ bucket: 'a' }, { bucket: 'b' }]);
    expect(await db.all(...all({}))).toHaveLength(3);
  });

  it('keeps the rest of the statement when the limit belongs to a subquery', async () => {
    const ofPart = prepare(
      `SELECT count(*) AS rowsLeft FROM (SELECT bucket FROM rate_limit ${LIMIT_MARKER}) AS part`,
    );
    expect(await db.all(...ofPart({}, 2))).toEqual([{ rowsLeft: 2 }]);
    expect(await db.all(...ofPart({}))).toEqual([{ rowsLeft: 3 }]);
  });

  it('throws for a missing value instead of binding null', () => {
    const remove = prepare('DELETE FROM rate_limit WHERE bucket = :bucket');
    expect(() => remove({ bukket: 'a' })).toThrow('bucket');
  });
});
