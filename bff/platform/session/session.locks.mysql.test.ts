import { buildAnswers, buildSession } from '../../workshop/testing/builders.ts';
import { DIARY_CALLS, DRAFT_VERSION } from '../../workshop/testing/diary-calls.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';

const ZONE = { 'X-Time-Zone': 'Europe/Berlin' };
const OFTEN_CALLED = ['REST list', 'GraphQL draft over a version', 'REST draft', 'REST save'] as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a session whose row is locked', () => {
  it.each([
    'UPDATE session SET renewedAt = renewedAt WHERE userId = ?',
    'DELETE FROM session WHERE userId = ?',
  ])('is read without waiting, and read again by the next request → %s', async (change) => {
    const { id, Cookie } = await buildSession(app, ZONE);
    await buildAnswers(app, id, ['2026-11-10']);
    app.setClock(START_OF_TESTS);
    const headers = { Cookie, ...ZONE };
    await DIARY_CALLS['REST draft']?.(app, headers);
    await app.db.change('UPDATE draft SET updatedAt = ? WHERE userId = ?', [new Date(DRAFT_VERSION), id]);
    const runner = app.database.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query(change, [id]);
    const codes = [];
    for (const name of OFTEN_CALLED) codes.push(await DIARY_CALLS[name]?.(app, headers));
    await runner.commitTransaction();
    await runner.release();
    expect(codes).toEqual(OFTEN_CALLED.map(() => 'ok'));
    const isOver = change.startsWith('DELETE');
    expect(await DIARY_CALLS['REST list']?.(app, headers)).toBe(isOver ? 'UNAUTHENTICATED' : 'ok');
  });
});
