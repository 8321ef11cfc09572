import { buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { UNREADABLE_CONTENT } from './answer.sentences.rules.ts';
import { textsOf } from './answer-content.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Stored {
  id: number;
  encryptedContent: string;
  encryptionIv: string;
}

/** A person with answers of today and of the two days before, today's first. */
async function diary(name: string) {
  const person = await buildUser(app);
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    app.setClock(`${day}T18:00:00.000Z`);
    await app.services.answer.save({
      userId: person.id,
      day,
      timeZone: 'Europe/Berlin',
      texts: textsOf({ content: `${name} am ${day}` }),
    });
  }
  app.setClock(START_OF_TESTS);
  const rows = () =>
    app.db.all<Stored>(
      'SELECT id, encryptedContent, encryptionIv FROM answer WHERE userId = ? ORDER BY day DESC',
      [person.id],
    );
  const [today] = await rows();
  if (!today) throw new Error('The diary is empty.');
  return { ...person, name, rows, today };
}

type Diary = Awaited<ReturnType<typeof diary>>;

function store(id: number, { encryptedContent, encryptionIv }: Omit<Stored, 'id'>) {
  return app.db.write((tx) =>
    tx.run('UPDATE answer SET encryptedContent = ?, encryptionIv = ? WHERE id = ?', [
      encryptedContent,
      encryptionIv,
      id,
    ]),
  );
}

function changed(sealed: string, change: (body: Buffer) => Buffer): string {
  const [format, version, body = ''] = sealed.split('.');
  return `${format}.${version}.${change(Buffer.from(body, 'base64')).toString('base64')}`;
}

const flip = (body: Buffer) => {
  body.writeUInt8(body.readUInt8(3) ^ 1, 3);
  return body;
};

const attacks: [string, (mine: Diary, other: Diary) => Promise<Omit<Stored, 'id'>>][] = [
  ['the text of another person', async (_mine, other) => other.today],
  ['the text of another day', async (mine) => (await mine.rows())[1] ?? mine.today],
  [
    'one bit changed',
    async ({ today }) => ({ ...today, encryptedContent: changed(today.encryptedContent, flip) }),
  ],
  [
    'a tag of four bytes',
    async ({ today }) => ({
      ...today,
      encryptedContent: changed(today.encryptedContent, (body) => body.subarray(0, -12)),
    }),
  ],
  [
    'another key version',
    async ({ today }) => ({ ...today, encryptedContent: today.encryptedContent.replace('v2.1.', 'v2.2.') }),
  ],
  [
    'a vector of another text',
    async ({ today }, other) => ({ ...today, encryptionIv: other.today.encryptionIv }),
  ],
  ['plain text', async ({ today }) => ({ ...today, encryptedContent: 'Klartext' })],
];

describe('an entry that was tampered with', () => {
  it.each(attacks)(
    'is marked, reported and left as it is; the others are there → %s',
    async (_title, attack) => {
      const [mine, other] = [await diary('Anna'), await diary('Berta')];
      const planted = await attack(mine, other);
      await store(mine.today.id, planted);
      const before = await mine.rows();
      const logged = app.log().length;

      const list = await mine.client.rest('get', '/api/answers');
      expect(list.status).toBe(200);
      expect(list.body.map(({ content }: { content: string }) => content)).toEqual([
        UNREADABLE_CONTENT,
        'Anna am 2026-11-19',
        'Anna am 2026-11-18',
      ]);
      expect(list.text).not.toContain('Berta');
      const { body } = await mine.client.graphql(
        '{ answers { nodes { isReadable content } } answer { isReadable } }',
      );
      expect(body.data.answers.nodes.map(({ isReadable }: { isReadable: boolean }) => isReadable)).toEqual([
        false,
        true,
        true,
      ]);
      expect(body.data.answer).toEqual({ isReadable: false });

      const patch = await mine.client.rest('patch', `/api/answers/${mine.today.id}`, { content: 'Neu' });
      expect([patch.status, patch.body.code]).toEqual([409, 'CONFLICT']);
      const save = await mine.client.rest('post', '/api/answers', { content: UNREADABLE_CONTENT });
      expect(save.status).toBe(409);
      expect(await mine.rows()).toEqual(before);

      const lines = app
        .log()
        .slice(logged)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      const alarms = lines.filter(({ event }) => event === 'unreadable-text');
      expect(alarms.length).toBeGreaterThan(2);
      for (const alarm of alarms) {
        expect(alarm).toMatchObject({
          level: 50,
          row: mine.today.id,
          requestId: expect.stringMatching(/^[\w-]{36}$/),
          userRef: expect.stringMatching(/^[\w-]{12}$/),
          count: expect.any(Number),
        });
      }
      expect((await other.client.rest('get', '/api/answers')).body[0].content).toBe('Berta am 2026-11-20');
    },
  );

  it('can be deleted by its owner, who then can answer the day again', async () => {
    const mine = await diary('Anna');
    await store(mine.today.id, { encryptedContent: 'Klartext', encryptionIv: mine.today.encryptionIv });
    expect((await mine.client.rest('delete', `/api/answers/${mine.today.id}`)).status).toBe(200);
    expect((await mine.client.rest('post', '/api/answers', { content: 'Neu' })).status).toBe(201);
  });

  it("cannot be decrypted with another person's key: fails loudly and writes nothing", async () => {
    const [mine, other] = [await diary('Anna'), await diary('Berta')];
    await app.db.write(async (tx) => {
      const [key] = await tx.all<{ wrappedKey: string }>('SELECT wrappedKey FROM user_key WHERE userId = ?', [
        other.id,
      ]);
      await tx.run('UPDATE user_key SET wrappedKey = ? WHERE userId = ?', [key?.wrappedKey ?? '', mine.id]);
    });
    app.vault.forget(mine.id);
    const before = await mine.rows();
    const logged = app.log().length;
    const list = await mine.client.rest('get', '/api/answers');
    expect([list.status, list.body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
    const patch = await mine.client.rest('patch', `/api/answers/${mine.today.id}`, { content: 'Neu' });
    expect(patch.status).toBe(500);
    expect(await mine.rows()).toEqual(before);
    expect(app.log().slice(logged)).toContain('"event":"unreadable-text"');
    expect((await other.client.rest('get', '/api/answers')).status).toBe(200);
  });

  it('returns 500 as a draft, never an empty text', async () => {
    const { client, id } = await buildUser(app);
    await client.rest('post', '/api/draft', { content: 'Halb' });
    await app.db.write((tx) =>
      tx.run('UPDATE draft SET encryptedContent = ? WHERE userId = ?', ['v2.1.AAAA', id]),
    );
    const logged = app.log().length;
    expect((await client.rest('get', '/api/draft')).status).toBe(500);
    expect(app.log().slice(logged)).toContain('"event":"unreadable-text"');
  });
});
