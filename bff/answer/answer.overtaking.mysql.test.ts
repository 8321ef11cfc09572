import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { lockUser, raiseSequenceFloor } from '../account/user-changes.ts';
import { buildOwner, DOORS, diaryOf, Follower, type Owner } from '../workshop/testing/followers.ts';
import { entriesUpTo, importInto } from '../workshop/testing/imports.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { until } from '../workshop/testing/until.ts';
import { answerStatements } from './answer.statements.ts';
import { importedAnswerStatements } from './imported-answers.ts';

const ENOUGH_SIGHTINGS = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Returns whether an edit is waiting: it was seen running repeatedly, and nothing else takes so long. */
function editWaits(): () => Promise<boolean> {
  let sightings = 0;
  return async () => {
    const rows = await app.db.all(
      "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'UPDATE %answer%'",
    );
    sightings += rows.length;
    return sightings >= ENOUGH_SIGHTINGS;
  };
}

const CHANGES: [string, (runner: QueryRunner, owner: Owner) => Promise<unknown>][] = [
  [
    'a deletion',
    async (runner, { id, client }) => {
      const [newest] = (await client.rest('get', '/api/answers')).body;
      const deletion = { id: newest.id, userId: id, isDeleted: true, updatedAt: START_OF_TESTS };
      await runner.query(...answerStatements(app.db).wipe(deletion));
    },
  ],
  [
    'a part of an undone import',
    async (runner, { id, client }) => {
      const [newest] = (await client.rest('get', '/api/answers')).body;
      await lockUser(app.db, { all: (sql, values) => runner.query(sql, values) }, id);
      const { next } = importedAnswerStatements(app.db);
      const [{ number }] = await runner.query(...next({ userId: id }));
      await runner.query(...raiseSequenceFloor(id, Number(number)));
      await runner.query('DELETE FROM answer WHERE id = ?', [newest.id]);
    },
  ],
];

describe('a reader between two changes that could commit in reverse order', () => {
  it.each(CHANGES)('misses neither change when the first is %s', async (_title, change) => {
    const owner = await buildOwner(app);
    const { client, answerId } = owner;
    await importInto(client, randomUUID(), entriesUpTo('2026-11-18', 2));
    const follower = new Follower(client, DOORS.REST);
    await follower.catchUp();
    const runner = app.database.source.createQueryRunner();
    await runner.startTransaction();
    await change(runner, owner);
    let isEdited = false;
    const editing = client
      .rest('patch', `/api/answers/${answerId}`, { content: 'Überholt' })
      .then((reply) => {
        isEdited = true;
        return reply;
      });
    const isWaiting = editWaits();
    await until(async () => isEdited || (await isWaiting()));
    await follower.catchUp();
    await runner.commitTransaction();
    await runner.release();
    expect((await editing).status).toBe(200);
    expect(await follower.catchUp()).toEqual(await diaryOf(client));
  });
});
