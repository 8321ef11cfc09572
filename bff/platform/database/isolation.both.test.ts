import { createTestDatabase, type TestDatabase } from '../../workshop/testing/test-database.ts';
import { KeyCheckEntity } from '../vault/key-check.entity.ts';
import { Database } from './database.ts';

const INSERT = "INSERT INTO key_check (kekId, encryptedText) VALUES (?, 'x')";
const SELECT = 'SELECT kekId FROM key_check WHERE kekId = ?';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new Database({ source: database.source });
  await db.connect();
});
afterAll(() => database.remove());

/** Writes a row, and lets others read before the transaction ends. */
async function readWhileOpen(kekId: string, end: () => void) {
  const readings: Promise<unknown[]>[] = [];
  let own: unknown[] = [];
  const writing = db.write(async (tx) => {
    await tx.run(INSERT, [kekId]);
    readings.push(
      db.all(SELECT, [kekId]),
      db.read((manager) => manager.findBy(KeyCheckEntity, { kekId })),
    );
    own = await tx.all(SELECT, [kekId]);
    end();
  });
  await writing.catch(() => undefined);
  expect(own).toHaveLength(1);
  return Promise.all(readings);
}

describe('a read during another transaction', () => {
  it('sees nothing of a transaction that is rolled back afterwards', async () => {
    const refuse = () => {
      throw new Error('rolled back');
    };
    expect(await readWhileOpen('never', refuse)).toEqual([[], []]);
  });

  it('returns after the commit, and the next read sees the row', async () => {
    await readWhileOpen('kept', () => undefined);
    expect(await db.all(SELECT, ['kept'])).toHaveLength(1);
  });
});
