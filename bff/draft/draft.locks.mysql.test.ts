import { buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { until } from '../workshop/testing/until.ts';

const ENOUGH_SIGHTINGS = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a draft that arrives while an answer is being saved', () => {
  it('waits for the answer and is then dropped', async () => {
    const { client, id } = await buildUser(app);
    const runner = app.database.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `INSERT INTO answer (uuid, userId, date, day, timeZone, createdAt, updatedAt, sequence)
       VALUES (uuid(), ?, now(), '2026-11-20', 'UTC', now(), now(), 1)`,
      [id],
    );
    await runner.query('DELETE FROM draft WHERE userId = ?', [id]);
    let isAnswered = false;
    const typing = client.rest('post', '/api/draft', { content: 'Zu spät' }).then((reply) => {
      isAnswered = true;
      return reply;
    });
    // Seen running repeatedly, so it waits: nothing else takes so long.
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

const SAVE = `mutation Save($content: String!, $expected: DateTime) {
  saveAnswer(input: { content: $content, expectedDay: "2026-11-20", expectedDraftUpdatedAt: $expected }) { answer { id } }
}`;

type Work = (client: TestClient) => ReturnType<TestClient['rest']>;
const OF_ONES_OWN: [string, Work][] = [
  ['a draft', (client) => client.rest('post', '/api/draft', { content: 'Weiter' })],
  ['an emptied draft', (client) => client.rest('post', '/api/draft', { content: '' })],
  ['an answer', (client) => client.rest('post', '/api/answers', { content: 'Fertig' })],
  [
    'an answer that names its draft',
    async (client) => {
      const { body } = await client.graphql('{ draft { updatedAt } }');
      return client.graphql(SAVE, { content: 'Fertig', expected: body.data.draft.updatedAt });
    },
  ],
];

describe("a person, while another person's draft is being written", () => {
  it.each(OF_ONES_OWN)('does not wait → %s', async (_title, write) => {
    const one = await buildUser(app);
    const next = await buildUser(app);
    for (const { client } of [one, next]) await client.rest('post', '/api/draft', { content: 'Der Bus' });
    const runner = app.database.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE draft SET updatedAt = now(3) WHERE userId = ?', [next.id]);
    const { status, body } = await write(one.client);
    await runner.rollbackTransaction();
    await runner.release();
    expect([status < 300, body.errors]).toEqual([true, undefined]);
  });
});
