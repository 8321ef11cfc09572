import { ANSWER_TEXTS, textsOf, tooLongMessage } from '../answer/answer-content.rules.ts';
import { addDays } from '../platform/lib/clock.ts';
import { buildAnswer, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { DraftEntity, type DraftRow } from './draft.entity.ts';
import { DRAFT_LIFETIME_DAYS } from './draft.numbers.rules.ts';

const TODAY = '2026-11-20';
const TOO_LONG = tooLongMessage('content');

let app: TestApp;
withApp((given) => {
  app = given;
});

async function draftOf(client: TestClient): Promise<string> {
  const { body } = await client.rest('get', '/api/draft');
  const graphql = await client.graphql('{ draft { content } }');
  expect(body).toMatchObject(graphql.body.data.draft);
  return body.content;
}

function type(client: TestClient, content: unknown) {
  return client.rest('post', '/api/draft', { content });
}

describe('a draft', () => {
  it('is empty at first', async () => {
    const { client } = await buildUser(app);
    const { status, body } = await client.rest('get', '/api/draft');
    expect(status).toBe(200);
    expect(body).toMatchObject({ content: '' });
  });

  it('is returned exactly as typed, with its white space', async () => {
    const { client } = await buildUser(app);
    const content = '  Halb fertig 👩‍👧 \u202Eabc\r\n\n ';
    const { status, body } = await type(client, content);
    expect(status).toBe(200);
    expect(body).toMatchObject({ content });
    expect(await draftOf(client)).toBe(content);
  });

  it('is overwritten by the next draft, over REST and GraphQL', async () => {
    const { client } = await buildUser(app);
    await type(client, 'eins');
    await client.graphql('mutation { saveDraft(input: { content: "zwei" }) { draft { content } } }');
    expect(await draftOf(client)).toBe('zwei');
    await type(client, 'drei');
    expect(await draftOf(client)).toBe('drei');
  });

  it('belongs to its person', async () => {
    const { client } = await buildUser(app);
    const other = await buildUser(app);
    await type(client, 'Nur meins');
    expect(await draftOf(other.client)).toBe('');
    await type(other.client, '');
    expect(await draftOf(client)).toBe('Nur meins');
  });

  it.each(['', '  \n', '\u200B'])('is cleared by a blank text → %j', async (blank) => {
    const { client, id } = await buildUser(app);
    await type(client, 'Weg');
    expect((await type(client, blank)).status).toBe(200);
    expect(await draftOf(client)).toBe('');
    expect(await app.db.all('SELECT day FROM draft WHERE userId = ?', [id])).toEqual([]);
  });

  it('is stored encrypted, and its row changes even when the text stays the same', async () => {
    const { client, id } = await buildUser(app);
    const canary = 'Nachtigallengesang';
    await type(client, canary);
    const before = await app.db.all('SELECT * FROM draft WHERE userId = ?', [id]);
    await type(client, canary);
    const after = await app.db.all('SELECT * FROM draft WHERE userId = ?', [id]);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    for (const rows of [before, after]) expect(JSON.stringify(rows)).not.toContain(canary);
  });

  it('may be at most as long as an answer', async () => {
    const { client } = await buildUser(app);
    const longest = '😀'.repeat(ANSWER_TEXTS.content.maxCodePoints);
    expect((await type(client, longest)).status).toBe(200);
    const { status, body } = await type(client, `${longest}a`);
    expect(status).toBe(400);
    expect(body).toEqual({ error: TOO_LONG, code: 'BAD_USER_INPUT', fields: { content: TOO_LONG } });
    expect(await draftOf(client)).toBe(longest);
  });

  it.each([null, 1, {}, ['Text'], 'a\0b', '\uD83D'])(
    'answers 400 when it is no storable text → %j',
    async (content) => {
      const { client } = await buildUser(app);
      const { status, body } = await type(client, content);
      expect(status).toBe(400);
      expect(body).toEqual({
        error: expect.stringMatching(/\S/),
        code: 'BAD_USER_INPUT',
        fields: { content: body.error },
      });
    },
  );

  it('rejects visitors', async () => {
    const visitor = new TestClient(app);
    expect((await visitor.rest('get', '/api/draft')).status).toBe(401);
    expect((await type(visitor, 'Hallo')).status).toBe(401);
  });
});

describe('a draft over time', () => {
  it('is offered until it is thirty days old', async () => {
    const { client, username } = await buildUser(app);
    await type(client, 'Lange her');
    app.setClock(`${addDays(TODAY, DRAFT_LIFETIME_DAYS)}T18:00:00.000Z`);
    const later = new TestClient(app);
    await later.rest('post', '/api/login', { username, password: PASSWORD });
    expect(await draftOf(later)).toBe('Lange her');
    app.setClock(`${addDays(TODAY, DRAFT_LIFETIME_DAYS + 1)}T18:00:00.000Z`);
    expect(await draftOf(later)).toBe('');
  });

  it('restarts its thirty days with every change', async () => {
    const { id } = await buildUser(app);
    await app.services.draft.save({ userId: id, today: TODAY, texts: textsOf({ content: 'Anfang' }) });
    const later = addDays(TODAY, DRAFT_LIFETIME_DAYS);
    await app.services.draft.save({ userId: id, today: later, texts: textsOf({ content: 'Fortsetzung' }) });
    const { content } = await app.services.draft.read(id, addDays(later, DRAFT_LIFETIME_DAYS));
    expect(content).toBe('Fortsetzung');
  });
});

describe('a draft and the answer of its day', () => {
  it('of the day before yesterday is also gone once today is answered', async () => {
    const { client } = await buildUser(app);
    await type(client, 'Von vorgestern');
    app.setClock('2026-11-22T08:00:00.000Z');
    await buildAnswer(client, 'Fertig');
    expect(await draftOf(client)).toBe('');
  });

  it('cannot be revived by an autosave that comes late', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client);
    expect((await type(client, 'Zu spät')).status).toBe(200);
    expect(await draftOf(client)).toBe('');
    app.setClock('2026-11-21T08:00:00.000Z');
    expect(await draftOf(client)).toBe('');
  });

  it('cannot be revived by an autosave that comes after the answer was deleted', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client);
    await client.rest('delete', `/api/answers/${id}`);
    await type(client, 'Viel zu spät');
    expect(await draftOf(client)).toBe('');
  });

  it.each([false, true])(
    'is hidden when its day has an answer, deleted or not → deleted: %s',
    async (isDeleted) => {
      const { client, id } = await buildUser(app);
      await type(client, 'Versteckt');
      const [draft] = await app.db.all<DraftRow>('SELECT * FROM draft WHERE userId = ?', [id]);
      const { id: answerId } = await buildAnswer(client);
      if (isDeleted) await client.rest('delete', `/api/answers/${answerId}`);
      if (!draft) throw new Error('There was no draft.');
      await app.database.source.getRepository(DraftEntity).insert({ ...draft, updatedAt: START_OF_TESTS });
      expect(await draftOf(client)).toBe('');
    },
  );

  it('is typed again on the next day', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client);
    app.setClock('2026-11-20T23:00:00.000Z');
    await type(client, 'Neuer Tag');
    expect(await draftOf(client)).toBe('Neuer Tag');
  });
});

describe('a save that fails', () => {
  it('stores no answer when the draft cannot be cleared, in one transaction', async () => {
    const broken = await createTestApp();
    try {
      const { client } = await buildUser(broken);
      await broken.database.source.query('ALTER TABLE draft RENAME TO draft_away');
      expect((await client.rest('post', '/api/answers', { content: 'Nie da' })).status).toBe(500);
      expect((await client.rest('get', '/api/answers')).body).toEqual([]);
      await broken.database.source.query('ALTER TABLE draft_away RENAME TO draft');
      expect((await client.rest('post', '/api/answers', { content: 'Jetzt' })).status).toBe(201);
    } finally {
      await broken.close();
    }
  });
});
