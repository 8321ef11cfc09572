import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { Database } from './database.ts';

const UNTIL = new Date('2028-02-29T23:59:59.007Z');
const SELECT = 'SELECT bucket, count, resetAt, blockedUntil FROM rate_limit';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new Database({ source: database.source });
  await db.connect();
  const insert = 'INSERT INTO rate_limit (bucket, count, resetAt) VALUES (?, ?, ?)';
  await db.change(insert, ['2028-02-29 12:00:00', 3, UNTIL]);
});
afterAll(() => database.remove());

describe('a row on either engine', () => {
  const row = { bucket: '2028-02-29 12:00:00', count: 3, resetAt: UNTIL, blockedUntil: null };

  it('has instants as dates to the millisecond, and texts unchanged', async () => {
    expect(await db.all(SELECT)).toEqual([row]);
    expect(await db.write((tx) => tx.all(SELECT))).toEqual([row]);
  });

  it('has counts as numbers', async () => {
    const sql = 'SELECT count(*) AS total, max(count) AS highest FROM rate_limit';
    expect(await db.all(sql)).toEqual([{ total: 1, highest: 3 }]);
  });
});
