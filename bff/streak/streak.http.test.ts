import { addDays } from '../platform/lib/clock.ts';
import { buildAnswer, buildAnswers, buildRun, buildUser } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

const TODAY = START_OF_TESTS.toISOString().slice(0, 10);
const YESTERDAY = addDays(TODAY, -1);

let app: TestApp;
withApp((given) => {
  app = given;
});

async function streakOf(client: TestClient): Promise<number> {
  const { body } = await client.rest('get', '/api/streak');
  const { body: answer } = await client.graphql('{ streak { count } }');
  expect(answer.data.streak).toEqual(body);
  return body.count;
}

describe('the streak', () => {
  it('counts a run that ends today, also tomorrow while that day is unanswered', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, [addDays(TODAY, -2), YESTERDAY, TODAY]);
    app.setClock(START_OF_TESTS);
    expect(await streakOf(client)).toBe(3);
    app.setClock(`${addDays(TODAY, 1)}T18:00:00.000Z`);
    expect(await streakOf(client)).toBe(3);
  });

  it('falls to 0 after a day without an answer, with nothing new written', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, [YESTERDAY, TODAY]);
    app.setClock(`${addDays(TODAY, 1)}T22:59:59.999Z`);
    expect(await streakOf(client)).toBe(2);
    app.setClock(`${addDays(TODAY, 1)}T23:00:00.000Z`);
    expect(await streakOf(client)).toBe(0);
  });

  it('breaks where a day in the middle is deleted', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, [addDays(TODAY, -2), YESTERDAY, TODAY]);
    app.setClock(START_OF_TESTS);
    const [, yesterday] = (await app.services.diary.page(id)).nodes;
    await client.rest('delete', `/api/answers/${yesterday?.id}`);
    expect(await streakOf(client)).toBe(1);
  });

  it('falls back to the run up to yesterday when today is deleted', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, [YESTERDAY]);
    app.setClock(START_OF_TESTS);
    const { id: answerId } = await buildAnswer(client);
    expect(await streakOf(client)).toBe(2);
    await client.rest('delete', `/api/answers/${answerId}`);
    expect(await streakOf(client)).toBe(1);
  });

  it("ignores other people's days", async () => {
    const other = await buildUser(app);
    await buildRun(app, other.id, TODAY, 9);
    const { client } = await buildUser(app);
    expect(await streakOf(client)).toBe(0);
  });

  it.each([399, 400, 401, 4_497])(
    'is complete for any portion size → %i days, a gap, and more days before it',
    async (length) => {
      const { client, id } = await buildUser(app);
      await buildRun(app, id, TODAY, length);
      expect(await streakOf(client)).toBe(length);
      await buildRun(app, id, addDays(TODAY, -length - 1), 5);
      expect(await streakOf(client)).toBe(length);
    },
  );
});

describe('the milestone of a saved answer', () => {
  it('is a friendly message on an ordinary day', async () => {
    const { client, id } = await buildUser(app);
    await buildRun(app, id, YESTERDAY, 1);
    const { milestone } = await buildAnswer(client);
    expect(milestone.event).toBe('default');
  });

  it('says of an answer of yesterday neither today nor tomorrow', async () => {
    app.setClock(`${YESTERDAY}T12:00:00.000Z`);
    const { client, id } = await buildUser(app);
    app.setClock(START_OF_TESTS);
    await buildRun(app, id, addDays(TODAY, -3), 3);
    const { body } = await client.rest('post', '/api/answers', { content: 'Gestern.', day: 'yesterday' });
    expect(body.milestone).toEqual({ event: 'default', text: 'Das ist gut aufgehoben.' });
  });

  it('counts entries across gaps, except deleted entries', async () => {
    const { client, id } = await buildUser(app);
    await buildRun(app, id, addDays(TODAY, -5), 9);
    const [newest] = await app.db.all<{ id: number }>('SELECT id FROM answer WHERE userId = ?', [id]);
    await client.rest('delete', `/api/answers/${newest?.id}`);
    await buildRun(app, id, addDays(TODAY, -20), 1);
    const { milestone } = await buildAnswer(client);
    expect(milestone.event).toBe('entries-10');
  });
});
