import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { until } from '../workshop/testing/until.ts';

const ENOUGH_SIGHTINGS = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a draft that arrives while an answer is being saved', () => {
  it('waits for the answer and is dropped, so that none is left that the save has not seen', async () => {
    const { client, id } = await buildUser(app);
    const runner = app.database.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `INSERT INTO answer (uuid, userId, date, day, timeZone, createdAt, updatedAt)
       VALUES (uuid(), ?, now(), '2026-11-20', 'UTC', now(), now())`,
      [id],
    );
    await runner.query('DELETE FROM draft WHERE userId = ?', [id]);
    let isAnswered = false;
    const typing = client.rest('post', '/api/draft', { content: 'Zu spät' }).then((reply) => {
      isAnswered = true;
      return reply;
    });
    // Seen at work again and again: it waits, because nothing else takes so long.
    let sightings = 0;
    const isWaiting = async () => {
      const rows = await app.db.all(
        "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'INSERT INTO draft%'",
      );
      sightings += rows.length;
      return sightings >= ENOUGH_SIGHTINGS;
    };
    await until(async () => isAnswered || (await isWaiting()));
    await runner.commitTransaction();
    await runner.release();
    expect((await typing).status).toBe(200);
    expect(await app.db.all('SELECT day FROM draft WHERE userId = ?', [id])).toEqual([]);
  });
});
