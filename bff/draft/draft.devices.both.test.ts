import { buildAnswer, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { TYPED_ELSEWHERE } from './draft.sentences.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function draftOf(client: TestClient): Promise<string> {
  return (await client.rest('get', '/api/draft')).body.content;
}

function type(client: TestClient, content: string) {
  return client.rest('post', '/api/draft', { content });
}

describe('a draft typed on two devices', () => {
  const SAVE = `mutation ($content: String!, $expectedUpdatedAt: DateTime) {
    saveDraft(input: { content: $content, expectedUpdatedAt: $expectedUpdatedAt }) {
      version { id day updatedAt } draft { content updatedAt }
      conflict { message version { id day updatedAt } answer { id } draft { content updatedAt } }
    }
  }`;
  const save = async (client: TestClient, content: string, expectedUpdatedAt: string | null) =>
    (await client.graphql(SAVE, { content, expectedUpdatedAt })).body;

  it('is saved by a device that expects the stored version, and each change makes a new version', async () => {
    const { client } = await buildUser(app);
    const first = (await save(client, 'eins', null)).data.saveDraft.draft;
    const second = (await save(client, 'zwei', first.updatedAt)).data.saveDraft.draft;
    expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    const { body } = await client.graphql('{ draft { content updatedAt } }');
    expect(body.data.draft).toEqual(second);
    expect(second.content).toBe('zwei');
  });

  it.each([
    ['knows an older one', '2026-11-01T00:00:00.000Z', 'Vom Telefon'],
    ['knows of none', null, 'Vom Telefon'],
    ['wants to clear an older one', '2026-11-01T00:00:00.000Z', ''],
  ])(
    'is not overwritten by a device that %s, which gets the stored version',
    async (_title, expected, content) => {
      const { client } = await buildUser(app);
      await type(client, 'Vom Rechner');
      const stored = (await client.graphql('{ draft { content updatedAt } }')).body.data.draft;
      const { data } = await save(client, content, expected);
      expect(data.saveDraft).toEqual({
        version: null,
        draft: null,
        conflict: {
          message: TYPED_ELSEWHERE,
          version: { id: null, day: '2026-11-20', updatedAt: stored.updatedAt },
          answer: null,
          draft: stored,
        },
      });
      expect(await draftOf(client)).toBe('Vom Rechner');
    },
  );

  it('is no conflict when both texts are equal, so that an autosave can be retried', async () => {
    const { client } = await buildUser(app);
    const first = (await save(client, 'Gleich', null)).data.saveDraft.draft;
    expect((await save(client, 'Gleich', null)).data.saveDraft.draft).toEqual(first);
  });

  it('is no conflict when the stored draft is gone', async () => {
    const { client } = await buildUser(app);
    const { updatedAt } = (await save(client, 'eins', null)).data.saveDraft.draft;
    await type(client, '');
    expect((await save(client, 'zwei', updatedAt)).data.saveDraft.draft.content).toBe('zwei');
    expect(await draftOf(client)).toBe('zwei');
  });

  it('has no version after it is cleared, or dropped because the day has an answer', async () => {
    const { client } = await buildUser(app);
    const { updatedAt } = (await save(client, 'eins', null)).data.saveDraft.draft;
    expect((await save(client, '', updatedAt)).data.saveDraft.draft).toEqual({
      content: '',
      updatedAt: null,
    });
    await buildAnswer(client);
    expect((await save(client, 'Zu spät', null)).data.saveDraft.draft.updatedAt).toBeNull();
    expect(await draftOf(client)).toBe('');
  });

  it('is stored by exactly one of two concurrent saves', async () => {
    const { client } = await buildUser(app);
    const replies = await Promise.all([save(client, 'links', null), save(client, 'rechts', null)]);
    const refused = replies.flatMap(({ data }) => data.saveDraft.conflict ?? []);
    expect(refused.map(({ draft }) => draft.content)).toEqual([await draftOf(client)]);
  });
});

describe('a request meant for a certain person', () => {
  it('neither reads nor writes when another person is signed in', async () => {
    const { client } = await buildUser(app);
    const other = await buildUser(app);
    const meant = { 'X-User': String(other.id) };
    expect((await client.rest('post', '/api/draft', { content: 'Fremd' }, meant)).status).toBe(401);
    expect((await client.rest('get', '/api/draft', undefined, meant)).status).toBe(401);
    expect(await draftOf(client)).toBe('');
    expect((await other.client.rest('post', '/api/draft', { content: 'Mein' }, meant)).status).toBe(200);
  });
});
