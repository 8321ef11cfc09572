import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { DOORS, diaryOf, Follower } from '../workshop/testing/followers.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { until } from '../workshop/testing/until.ts';
import { answerStatements } from './answer.statements.ts';

const ENOUGH_SIGHTINGS = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a change that is committed later than another, whose number is higher, is not missed by whoever reads between them', async () => {
  const { client, id } = await buildUser(app);
  await buildAnswers(app, id, ['2026-11-01', '2026-11-02']);
  app.setClock(START_OF_TESTS);
  const [newer, older] = (await client.rest('get', '/api/answers')).body;
  const follower = new Follower(client, DOORS.REST);
  await follower.catchUp();

  const { wipe } = answerStatements(app.db);
  const runner = app.database.source.createQueryRunner();
  await runner.startTransaction();
  await runner.query(...wipe({ id: older.id, userId: id, isDeleted: true, updatedAt: START_OF_TESTS }));
  let isEdited = false;
  const editing = client.rest('patch', `/api/answers/${newer.id}`, { content: 'Überholt' }).then((reply) => {
    isEdited = true;
    return reply;
  });
  // Seen at work again and again: it waits, because nothing else takes so long.
  let sightings = 0;
  const isWaiting = async () => {
    const rows = await app.db.all(
      "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'UPDATE %answer%'",
    );
    sightings += rows.length;
    return sightings >= ENOUGH_SIGHTINGS;
  };
  await until(async () => isEdited || (await isWaiting()));
  await follower.catchUp();
  await runner.commitTransaction();
  await runner.release();
  expect((await editing).status).toBe(200);
  expect(await follower.catchUp()).toEqual(await diaryOf(client));
});
