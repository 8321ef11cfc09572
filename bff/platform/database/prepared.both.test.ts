import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { RateLimitEntity, type RateLimitRow } from '../limits/rate-limit.entity.ts';
import { Database } from './database.ts';
import { LIMIT_MARKER } from './prepared.ts';

const RESET_AT = new Date('2028-02-29T23:59:59.007Z');

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new Database({ source: database.source });
  await db.connect();
  const insert = db.prepare<Pick<RateLimitRow, 'bucket' | 'count' | 'resetAt'>>((q) =>
    q.insert(RateLimitEntity, ['bucket', 'count', 'resetAt']),
  );
  for (const bucket of ['a', 'b', 'c']) await db.change(...insert({ resetAt: RESET_AT, count: 1, bucket }));
});
afterAll(() => database.remove());

describe('a prepared statement', () => {
  it('takes values by name, even if repeated, and selects columns under their own names', async () => {
    const between = db.prepare<{ one: string; other: string }>((q) =>
      q
        .select(RateLimitEntity, ['bucket', 'resetAt'])
        .where('rate_limit.bucket > :one AND rate_limit.bucket < :other AND rate_limit.bucket <> :one'),
    );
    expect(await db.all(...between({ other: 'c', one: 'a' }))).toEqual([{ bucket: 'b', resetAt: RESET_AT }]);
  });

  it('returns at most as many rows as its limit', async () => {
    const all = db.prepare((q) => q.select(RateLimitEntity, ['bucket']).orderBy('rate_limit.bucket'));
    expect(await db.all(...all({}, 2))).toEqual([{ bucket: 'a' }, { bucket: 'b' }]);
    expect(await db.all(...all({}))).toHaveLength(3);
  });

  it('keeps the rest of the statement when the limit belongs to a subquery', async () => {
    const ofPart = db.prepare(
      () => `SELECT count(*) AS rowsLeft FROM (SELECT bucket FROM rate_limit ${LIMIT_MARKER}) AS part`,
    );
    expect(await db.all(...ofPart({}, 2))).toEqual([{ rowsLeft: 2 }]);
    expect(await db.all(...ofPart({}))).toEqual([{ rowsLeft: 3 }]);
  });

  it('throws for a missing value instead of binding null', () => {
    const remove = db.prepare((q) => q.delete(RateLimitEntity).where('bucket = :bucket'));
    expect(() => remove({ bukket: 'a' })).toThrow('bucket');
  });
});
