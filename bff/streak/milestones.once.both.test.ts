import { addDays } from '../platform/lib/clock.ts';
import { buildAnswer, buildRun, buildUser } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { QUIET_MESSAGE } from './milestones.rules.ts';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

let app: TestApp;
withApp((given) => {
  app = given;
});

async function saveAndDelete(client: TestClient): Promise<string> {
  const { id, milestone } = await buildAnswer(client);
  await client.rest('delete', `/api/answers/${id}`);
  return milestone.event;
}

async function deleteDay(client: TestClient, userId: number, day: string): Promise<void> {
  const [row] = await app.db.all<{ id: number }>(
    'SELECT id FROM answer WHERE userId = ? AND day = ? AND live = 1',
    [userId, day],
  );
  await client.rest('delete', `/api/answers/${row?.id}`);
}

async function quietSave(client: TestClient, day: string) {
  app.setClock(`${day}T12:00:00.000Z`);
  const { body } = await client.graphql(
    'mutation { saveAnswer(input: { content: "Ein schwerer Tag.", quiet: true }) { milestone { event text } } }',
  );
  return body.data.saveAnswer.milestone;
}

async function eventOn(client: TestClient, day: string): Promise<string> {
  app.setClock(`${day}T12:00:00.000Z`);
  return (await buildAnswer(client, `Am ${day}`)).milestone.event;
}

describe('a milestone', () => {
  it('of entries is celebrated once, however often the answer is deleted and saved again', async () => {
    const { client, id } = await buildUser(app);
    expect([await saveAndDelete(client), await saveAndDelete(client)]).toEqual(['entries-1', 'default']);
    await buildRun(app, id, addDays(TODAY, -5), 9);
    expect([await saveAndDelete(client), await saveAndDelete(client)]).toEqual(['entries-10', 'default']);
  });

  it('of entries counts as reached without celebration when a streak is celebrated instead', async () => {
    const { client, id } = await buildUser(app);
    await buildRun(app, id, YESTERDAY, 49);
    expect([await saveAndDelete(client), await saveAndDelete(client)]).toEqual(['streak-50', 'default']);
  });

  it('of a streak is celebrated once in each run', async () => {
    const { client, id } = await buildUser(app);
    await buildRun(app, id, YESTERDAY, 6);
    expect([await saveAndDelete(client), await saveAndDelete(client)]).toEqual(['streak-7', 'default']);
    await buildAnswer(client);
    const events: string[] = [];
    for (const ahead of [2, 3, 4]) events.push(await eventOn(client, addDays(TODAY, ahead)));
    expect(events).toEqual(['default', 'default', 'streak-3']);
  });

  it('of a streak is not celebrated again in a run that has lost its first or middle days', async () => {
    const { client, id } = await buildUser(app);
    await buildRun(app, id, YESTERDAY, 6);
    expect((await buildAnswer(client)).milestone.event).toBe('streak-7');
    await deleteDay(client, id, addDays(TODAY, -6));
    expect(await eventOn(client, addDays(TODAY, 1))).toBe('default');
    await deleteDay(client, id, addDays(TODAY, -1));
    expect(await eventOn(client, addDays(TODAY, 2))).toBe('default');
  });

  it('is celebrated by one of two concurrent saves', async () => {
    app.setClock(`${YESTERDAY}T18:00:00.000Z`);
    const { client, id } = await buildUser(app);
    app.setClock(START_OF_TESTS);
    await buildRun(app, id, addDays(YESTERDAY, -1), 5);
    const saved = await Promise.all(
      ['today', 'yesterday'].map((day) => client.rest('post', '/api/answers', { content: day, day })),
    );
    const events = saved.map(({ body }) => body.milestone.event);
    expect(events.filter((event) => event === 'streak-7')).toHaveLength(1);
  });

  it('waits after quiet saves, which tell nothing of it, and is celebrated by the next save', async () => {
    const { client, id } = await buildUser(app);
    await buildRun(app, id, YESTERDAY, 6);
    expect(await quietSave(client, TODAY)).toEqual(QUIET_MESSAGE);
    expect(await quietSave(client, addDays(TODAY, 1))).toEqual(QUIET_MESSAGE);
    expect(await eventOn(client, addDays(TODAY, 2))).toBe('streak-7');
    expect(await eventOn(client, addDays(TODAY, 3))).toBe('entries-10');
    expect(await eventOn(client, addDays(TODAY, 4))).toBe('default');
  });

  it('of the first entry waits, too, but for six saves at most', async () => {
    const [{ client }, { client: other }] = [await buildUser(app), await buildUser(app)];
    for (let ahead = 0; ahead < 12; ahead += 2) await quietSave(client, addDays(TODAY, ahead));
    expect(await eventOn(client, addDays(TODAY, 12))).toBe('entries-1');
    for (let ahead = 0; ahead < 14; ahead += 2) await quietSave(other, addDays(TODAY, ahead));
    expect(await eventOn(other, addDays(TODAY, 14))).toBe('default');
  });

  it('is of entries only for a person who has switched the streak off, whose figures stay', async () => {
    const { client, id } = await buildUser(app);
    const off = await client.graphql(
      'mutation { setStreak(input: { isShown: false }) { streak { isShown count } } }',
    );
    expect(off.body.data.setStreak.streak).toEqual({ isShown: false, count: 0 });
    await buildRun(app, id, YESTERDAY, 2);
    expect(await eventOn(client, TODAY)).toBe('default');
    await buildRun(app, id, addDays(TODAY, -20), 6);
    expect(await eventOn(client, addDays(TODAY, 1))).toBe('entries-10');
    expect((await client.rest('get', '/api/streak')).body).toEqual({ count: 4 });
    expect((await client.graphql('{ streak { isShown } }')).body.data.streak).toEqual({ isShown: false });
  });

  it('is deleted with the account', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswer(client);
    const remembered = () => app.db.all('SELECT entries FROM milestone WHERE userId = ?', [id]);
    expect(await remembered()).toEqual([{ entries: 1 }]);
    await client.rest('delete', '/api/user');
    expect(await remembered()).toEqual([]);
  });
});
