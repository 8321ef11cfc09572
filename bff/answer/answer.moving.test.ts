import type { SqlValue } from '../platform/database/sql-value.ts';
import { buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { UNREADABLE_CONTENT } from './answer.sentences.rules.ts';

const DAYS = ['2026-11-18', '2026-11-19'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function buildDiary() {
  const { id, client } = await buildUser(app);
  await buildAnswers(app, id, DAYS);
  app.setClock(START_OF_TESTS);
  const contents = async () => {
    const { body } = await client.rest('get', '/api/answers');
    return body.map(({ content }: { content: string }) => content);
  };
  const [newer, older] = (await client.rest('get', '/api/answers')).body;
  return { id, client, contents, newer: Number(newer.id), older: Number(older.id) };
}

const run = (sql: string, values: SqlValue[]) => app.db.write((tx) => tx.run(sql, values));

describe('an entry that somebody with write access to the database has moved', () => {
  it('cannot be decrypted on another day', async () => {
    const mine = await buildDiary();
    await run('UPDATE answer SET day = ? WHERE id = ?', ['2026-11-17', mine.older]);
    expect(await mine.contents()).toEqual(['Antwort vom 2026-11-19', UNREADABLE_CONTENT]);
  });

  it('cannot be decrypted in the row of another entry of the same person, even with its uuid', async () => {
    const mine = await buildDiary();
    const swapped = await app.db.all<{ uuid: string; text: string; iv: string }>(
      'SELECT uuid, encryptedContent AS text, encryptionIv AS iv FROM answer WHERE userId = ? ORDER BY day',
      [mine.id],
    );
    for (const [index, id] of [mine.newer, mine.older].entries()) {
      const { uuid = '', text = '', iv = '' } = swapped[index] ?? {};
      await run('UPDATE answer SET uuid = ?, encryptedContent = ?, encryptionIv = ? WHERE id = ?', [
        uuid,
        text,
        iv,
        id,
      ]);
    }
    expect(await mine.contents()).toEqual([UNREADABLE_CONTENT, UNREADABLE_CONTENT]);
  });

  it('cannot be decrypted in the diary of another person', async () => {
    const [mine, other] = [await buildDiary(), await buildUser(app)];
    await run('UPDATE answer SET userId = ? WHERE id = ?', [other.id, mine.newer]);
    const { body } = await other.client.rest('get', '/api/answers');
    expect(body).toMatchObject([{ id: mine.newer, content: UNREADABLE_CONTENT }]);
    expect(await mine.contents()).toEqual(['Antwort vom 2026-11-18']);
  });

  it('cannot be decrypted as the draft of another day', async () => {
    const { id, client } = await buildUser(app);
    await client.rest('post', '/api/draft', { content: 'Halb' });
    await run('UPDATE draft SET day = ? WHERE userId = ?', ['2026-11-18', id]);
    expect((await client.rest('get', '/api/draft')).status).toBe(500);
  });
});
