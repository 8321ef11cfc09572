import { buildAnswer, buildAnswers, buildDevice, buildUser } from '../workshop/testing/builders.ts';
import { openDraft, saveDraft, supersededDraft } from '../workshop/testing/drafts.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { UNDO_MS } from './answer.numbers.rules.ts';

const RESTORE = `mutation ($input: RestoreAnswerInput!) {
  restoreAnswer(input: $input) { answer { id content day date createdAt updatedAt isReadable } }
}`;
const CONTENT = 'Quitten vor der Tür.';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitScale: 100 });
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(() => app.close());

/** Sets the server's clock to this time after the start. */
const pass = (ms: number) => app.setClock(new Date(START_OF_TESTS.getTime() + ms));

async function restore(client: TestClient, id: unknown, content = CONTENT) {
  const { body } = await client.graphql(RESTORE, { input: { id: String(id), content } });
  return { answer: body.data?.restoreAnswer.answer, error: body.errors?.[0] };
}

const remove = (client: TestClient, id: unknown) => client.rest('delete', `/api/answers/${id}`);
const rowOf = async (id: unknown) => (await app.db.all('SELECT * FROM answer WHERE id = ?', [Number(id)]))[0];

/** A person with today's answer deleted, and the answer as listed before. */
async function buildDeleted() {
  const user = await buildUser(app);
  await buildAnswer(user.client, CONTENT);
  const [answer] = (await user.client.rest('get', '/api/answers')).body;
  await remove(user.client, answer.id);
  return { ...user, answer };
}

describe('undoing a deletion', () => {
  it('restores the entry with its id, day, date and creation, after its row had no text', async () => {
    const { client, answer } = await buildDeleted();
    const wiped = await rowOf(answer.id);
    expect(wiped).toMatchObject({ encryptedContent: null, encryptionIv: null, isDeleted: 1 });
    expect((await client.rest('get', '/api/streak')).body).toMatchObject({ count: 0 });

    pass(10_000);
    const restored = await restore(client, answer.id);
    expect(restored.answer).toMatchObject({
      id: String(answer.id),
      content: CONTENT,
      day: '2026-11-20',
      date: answer.date,
      createdAt: answer.createdAt,
      updatedAt: new Date(START_OF_TESTS.getTime() + 10_000).toISOString(),
      isReadable: true,
    });
    expect((await client.rest('get', '/api/answers')).body).toEqual([
      { ...answer, updatedAt: restored.answer.updatedAt },
    ]);
    expect((await client.rest('get', '/api/streak')).body).toMatchObject({ count: 1 });
    expect(await rowOf(answer.id)).toMatchObject({ content: null, isDeleted: 0, live: 1 });
    expect(JSON.stringify(await rowOf(answer.id))).not.toContain('Quitten');
  });

  it('closes the gap in the streak, and repeats no milestone', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, ['2026-11-18', '2026-11-19', '2026-11-20']);
    app.setClock(START_OF_TESTS);
    const yesterday = (await client.rest('get', '/api/answers')).body[1];
    await remove(client, yesterday.id);
    expect((await client.rest('get', '/api/streak')).body).toMatchObject({ count: 1 });
    const { answer } = await restore(client, yesterday.id, yesterday.content);
    expect(answer).toMatchObject({ day: '2026-11-19', date: yesterday.date });
    expect((await client.rest('get', '/api/streak')).body).toMatchObject({ count: 3 });
    const again = await client.rest('post', '/api/answers', { content: 'Antwort vom 2026-11-20' });
    expect([again.status, again.body.milestone]).toEqual([200, undefined]);
  });

  it('can be repeated with the same text without effect', async () => {
    const { client, answer } = await buildDeleted();
    const first = await restore(client, answer.id);
    pass(10 * UNDO_MS);
    const before = await rowOf(answer.id);
    expect(await restore(client, answer.id)).toEqual(first);
    expect(await rowOf(answer.id)).toEqual(before);
  });

  it('allows another undo after another deletion', async () => {
    const { client, answer } = await buildDeleted();
    for (let round = 0; round < 3; round += 1) {
      expect((await restore(client, answer.id)).answer.content).toBe(CONTENT);
      expect((await remove(client, answer.id)).status).toBe(200);
    }
    expect((await client.rest('get', '/api/answers')).body).toEqual([]);
  });

  it('works until two minutes are over', async () => {
    const { client, answer } = await buildDeleted();
    pass(UNDO_MS - 1);
    expect((await restore(client, answer.id)).answer.content).toBe(CONTENT);
  });
});

type Deleted = Awaited<ReturnType<typeof buildDeleted>>;
type Refusal = {
  title: string;
  code: string;
  before?: (deleted: Deleted) => unknown;
  attempt?: (deleted: Deleted) => ReturnType<typeof restore>;
};

const REFUSALS: Refusal[] = [
  { title: 'when two minutes are over', code: 'CONFLICT', before: () => pass(UNDO_MS) },
  {
    title: 'when the day is answered again',
    code: 'CONFLICT',
    before: ({ client }) => buildAnswer(client, 'Ein neuer Anfang.'),
  },
  {
    title: 'when the entry is back and says something else',
    code: 'CONFLICT',
    before: ({ client, answer }) => restore(client, answer.id, 'Schon zurück.'),
  },
  {
    title: 'to somebody else',
    code: 'NOT_FOUND',
    attempt: async ({ answer }) => restore((await buildUser(app)).client, answer.id),
  },
  {
    title: 'to a visitor',
    code: 'UNAUTHENTICATED',
    attempt: ({ answer }) => restore(new TestClient(app), answer.id),
  },
  {
    title: 'for an id that nothing has',
    code: 'NOT_FOUND',
    attempt: ({ client }) => restore(client, 999_999_999),
  },
  {
    title: 'for an id that nothing can have',
    code: 'NOT_FOUND',
    attempt: ({ client }) => restore(client, '1e3'),
  },
  {
    title: 'without a text',
    code: 'BAD_USER_INPUT',
    attempt: ({ client, answer }) => restore(client, answer.id, ' \n'),
  },
  {
    title: 'with a text that is too long',
    code: 'BAD_USER_INPUT',
    attempt: ({ client, answer }) => restore(client, answer.id, 'x'.repeat(10_001)),
  },
];

describe('undoing a deletion is refused, and changes nothing,', () => {
  it.each(REFUSALS)('$title → $code', async ({ code, before, attempt }) => {
    const deleted = await buildDeleted();
    await before?.(deleted);
    const rows = () => app.db.all('SELECT * FROM answer ORDER BY id');
    const stored = await rows();
    const { error } = await (attempt?.(deleted) ?? restore(deleted.client, deleted.answer.id));
    expect(error).toMatchObject({ message: expect.stringMatching(/\S/), extensions: { code } });
    expect(await rows()).toEqual(stored);
  });
});

describe('undoing a deletion at the same moment', () => {
  const liveOf = (userId: number) =>
    app.db.all('SELECT id FROM answer WHERE userId = ? AND live = 1', [userId]);

  it('during a new save of the day keeps one of the two, and rejects the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, id, answer } = await buildDeleted();
      const save = () => client.rest('post', '/api/answers', { content: 'Ein neuer Anfang.' });
      const undo = () => restore(client, answer.id);
      const [saved, restored] =
        round % 2 === 0
          ? await Promise.all([save(), undo()])
          : await Promise.all([undo(), save()]).then(([one, other]) => [other, one] as const);
      expect([saved.status, restored.error?.extensions.code]).toEqual(
        saved.status === 201 ? [201, 'CONFLICT'] : [409, undefined],
      );
      expect(await liveOf(id)).toHaveLength(1);
      const [stored] = (await client.rest('get', '/api/answers')).body;
      expect(stored.content).toBe(saved.status === 201 ? 'Ein neuer Anfang.' : CONTENT);
    }
  });

  it('twenty times returns the same entry', async () => {
    const { client, id, answer } = await buildDeleted();
    const all = await Promise.all(Array.from({ length: 20 }, () => restore(client, answer.id)));
    const [first] = all;
    expect(first?.answer.content).toBe(CONTENT);
    for (const one of all) expect(one).toEqual(first);
    expect(await liveOf(id)).toHaveLength(1);
  });

  it('for two entries of a day restores one of them', async () => {
    const { client, id, answer } = await buildDeleted();
    const other = await buildAnswer(client, 'Der zweite Versuch.');
    await remove(client, other.id);
    const both = await Promise.all([
      restore(client, answer.id),
      restore(client, other.id, 'Der zweite Versuch.'),
    ]);
    expect(both.map(({ error }) => error?.extensions.code).toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await liveOf(id)).toHaveLength(1);
  });

  it('during another deletion leaves the entry complete or without text', async () => {
    const { client, answer } = await buildDeleted();
    await restore(client, answer.id);
    await Promise.all([remove(client, answer.id), restore(client, answer.id)]);
    const row = await rowOf(answer.id);
    const list = (await client.rest('get', '/api/answers')).body;
    expect([list.length, row]).toEqual(
      list.length === 1
        ? [1, expect.objectContaining({ isDeleted: 0 })]
        : [0, expect.objectContaining({ isDeleted: 1, encryptedContent: null })],
    );
  });
});

describe('the drafts of a day whose answer is deleted and restored', () => {
  it('stay: a superseded draft is still offered, and no draft is open', async () => {
    const { client, username } = await buildUser(app);
    const phone = await buildDevice(app, username);
    await saveDraft(phone, 'Noch am Telefon.');
    const { id } = await buildAnswer(client, CONTENT);
    expect(await supersededDraft(client)).toMatchObject({ content: 'Noch am Telefon.' });

    await remove(client, id);
    expect(await saveDraft(client, 'Zu spät getippt.')).toMatchObject({ updatedAt: null });
    await restore(client, id);
    expect(await supersededDraft(client)).toMatchObject({ content: 'Noch am Telefon.' });
    expect(await openDraft(client)).toMatchObject({ content: '' });
  });
});
