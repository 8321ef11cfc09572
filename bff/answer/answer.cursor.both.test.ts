import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../platform/lib/clock.ts';
import { buildAnswer, buildAnswers, buildDevice } from '../workshop/testing/builders.ts';
import { buildOwner, DOORS, diaryOf, Follower, pageOf } from '../workshop/testing/followers.ts';
import { entriesUpTo, importInto, undoImportOf } from '../workshop/testing/imports.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { TOMBSTONE_LIFETIME_DAYS } from './answer.numbers.rules.ts';
import { writeCursor } from './answer-changes.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

async function purgeLater(): Promise<void> {
  app.setClock(new Date(START_OF_TESTS.getTime() + (TOMBSTONE_LIFETIME_DAYS + 1) * DAY_MS));
  await app.services.answer.purge();
  app.setClock(START_OF_TESTS);
}

describe('a cursor', () => {
  it('stays valid after the purge of a deletion that it has read, and otherwise expires', async () => {
    const { client, username, answerId } = await buildOwner(app);
    const before = await pageOf(client);
    await client.rest('delete', `/api/answers/${answerId}`);
    const after = await pageOf(client, before.nextCursor);
    await purgeLater();
    const other = await buildDevice(app, username);
    expect(await DOORS.REST(other, before.nextCursor)).toBe('GONE');
    expect(await DOORS.GraphQL(other, before.nextCursor)).toBe('GONE');
    expect(await pageOf(other, after.nextCursor)).toMatchObject({ changes: [] });
    await buildAnswer(other, 'Mit neuer Nummer');
    expect(await pageOf(other, after.nextCursor)).toMatchObject({
      changes: [{ answer: { content: 'Mit neuer Nummer' } }],
    });
  });

  it('stays valid after a full read although earlier deletions were purged', async () => {
    const { client, id, answerId } = await buildOwner(app);
    await buildAnswers(app, id, ['2026-11-11', '2026-11-12', '2026-11-13']);
    app.setClock(START_OF_TESTS);
    await client.rest('delete', `/api/answers/${answerId}`);
    await purgeLater();
    const follower = new Follower(client, DOORS.GraphQL);
    expect(await follower.catchUp(1)).toEqual(await diaryOf(client));
    expect(follower.fullReads).toBe(0);
  });

  it('expires when an import is undone, also in the middle of a read', async () => {
    const { client, answerId } = await buildOwner(app);
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo('2026-10-01', 5));
    const [middle, end] = [await pageOf(client, undefined, 2), await pageOf(client)];
    await undoImportOf(client, importId);
    // As many changes as the import had entries: without a floor their numbers would be reused.
    for (let edit = 0; edit < 8; edit += 1)
      await client.rest('patch', `/api/answers/${answerId}`, { content: `Fassung ${edit}` });
    for (const { nextCursor } of [middle, end]) expect(await DOORS.REST(client, nextCursor)).toBe('GONE');
    const follower = new Follower(client, DOORS.REST);
    expect(await follower.catchUp(1)).toHaveLength(1);
    await buildAnswer(client, 'Danach');
    expect(await follower.catchUp()).toEqual(await diaryOf(client));
    expect(follower.fullReads).toBe(0);
  });

  it('is rejected when it belongs to another person, a later state or another version, or is made up', async () => {
    const { client, id } = await buildOwner(app);
    const other = await buildOwner(app);
    const { nextCursor } = await pageOf(other.client);
    expect(await DOORS.REST(client, nextCursor)).toBe('GONE');
    const ahead = [
      { userId: id, floor: 0, sequence: 2 ** 31 - 1 },
      { userId: id, floor: 1, sequence: 0 },
    ];
    const ofVersion2 = Buffer.from(`2.${id}.0.0`).toString('base64url');
    for (const after of [...ahead.map(writeCursor), ofVersion2, 'unsinn'])
      expect([after, await DOORS.REST(client, after)]).toEqual([after, 'GONE']);
  });

  it('returns 410 with a German message after it has expired', async () => {
    const { client } = await buildOwner(app);
    const { status, body } = await client.rest('get', '/api/answers/changes?after=unsinn');
    expect([status, body]).toEqual([410, { code: 'GONE', error: expect.stringContaining('von vorn') }]);
  });
});
