import { buildAnswer, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';

const NOBODYS_ID = 999_999_999;
const UPDATE = 'mutation ($id: ID!) { updateAnswer(input: { id: $id, content: "Fremd" }) { answer { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { id } }';

let app: TestApp;
let client: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ client } = await buildUser(app));
  ({ client: stranger } = await buildUser(app));
});
afterAll(() => app.close());

describe("another person's answer", () => {
  it.each([
    ['REST PATCH', (id: unknown) => stranger.rest('patch', `/api/answers/${id}`, { content: 'Fremd' })],
    ['REST DELETE', (id: unknown) => stranger.rest('delete', `/api/answers/${id}`)],
    ['GraphQL updateAnswer', (id: unknown) => stranger.graphql(UPDATE, { id: String(id) })],
    ['GraphQL deleteAnswer', (id: unknown) => stranger.graphql(DELETE, { id: String(id) })],
  ])('is treated like a missing answer, and stays byte for byte → %s', async (_title, touch) => {
    const owner = await buildUser(app);
    const { id } = await buildAnswer(owner.client);
    const before = await app.db.all('SELECT * FROM answer WHERE id = ?', [id]);
    const foreign = await touch(id);
    const nobodys = await touch(NOBODYS_ID);
    expect(foreign.status).toBe(nobodys.status);
    expect(foreign.body).toEqual(nobodys.body);
    expect(JSON.stringify(foreign.body)).toContain('NOT_FOUND');
    expect(before).toHaveLength(1);
    expect(await app.db.all('SELECT * FROM answer WHERE id = ?', [id])).toEqual(before);
  });

  it('appears in no list of another person', async () => {
    const owner = await buildUser(app);
    await buildAnswer(owner.client);
    const other = await buildUser(app);
    expect((await other.client.rest('get', '/api/answers')).body).toEqual([]);
    expect((await other.client.rest('get', '/api/answers/today')).status).toBe(404);
    expect((await other.client.graphql('{ answerCount }')).body.data.answerCount).toBe(0);
  });

  it('cannot be addressed by an id or an owner in the body', async () => {
    const owner = await buildUser(app);
    const { id } = await buildAnswer(owner.client, 'Meins');
    const other = await buildUser(app);
    const own = await buildAnswer(other.client, 'Deins');
    const body = { id, userId: owner.id, day: '2020-01-01', content: 'Neu', isDeleted: true };
    expect((await other.client.rest('patch', `/api/answers/${own.id}`, body)).body).toMatchObject({
      id: own.id,
      content: 'Neu',
    });
    expect((await owner.client.rest('get', '/api/answers')).body).toMatchObject([{ id, content: 'Meins' }]);
  });
});

describe('an invalid id', () => {
  it.each([
    '0',
    '-1',
    '1abc',
    '1 OR 1=1',
    '1e9',
    '1.0',
    '0x1',
    '01',
    '9999999999',
    '1000000000000000000000000000000',
    'e1a53fb4-8f3c-4b2a-9d3e-0d8a7f6c5b4a',
    '\0',
    '1\0',
    '１',
    'NaN',
    'null',
    '../1',
    '%',
    "1'; DROP TABLE answer; --",
  ])('returns 404 over REST and GraphQL → %j', async (id) => {
    const path = `/api/answers/${encodeURIComponent(id)}`;
    const replies = [
      await client.rest('patch', path, { content: 'Text' }),
      await client.rest('delete', path),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(404);
      expect(body).toEqual({ error: expect.stringMatching(/\S/), code: 'NOT_FOUND' });
    }
    for (const document of [UPDATE, DELETE]) {
      const { body } = await client.graphql(document, { id });
      expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
    }
  });

  it.each(['%ZZ', '%', '%C0%AF'])(
    'returns 400 as JSON when the path cannot be decoded → %s',
    async (path) => {
      const { status, body } = await client.rest('delete', `/api/answers/${path}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'BAD_USER_INPUT', error: expect.stringMatching(/\S/) });
    },
  );

  it.each([[{}], [['1']], [true], [1.5], [null]])(
    'is a BAD_USER_INPUT over GraphQL when it is no id → %j',
    async (id) => {
      const { body } = await client.graphql(DELETE, { id });
      expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('leaves the process responsive', async () => {
    expect((await client.rest('get', '/api/answers')).status).toBe(200);
  });
});
