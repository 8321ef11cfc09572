import { buildAnswer, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function liveAnswers(userId: number): Promise<number> {
  const rows = await app.db.all('SELECT id FROM answer WHERE userId = ? AND isDeleted = ?', [userId, false]);
  return rows.length;
}

describe('saving at the same moment', () => {
  it('leaves one answer and no server error when a user saves twenty texts at once', async () => {
    const { client, id } = await buildUser(app);
    const texts = Array.from({ length: 20 }, (_, index) => `Gleichzeitig ${index}`);
    const replies = await Promise.all(
      texts.map((content) => client.rest('post', '/api/answers', { content })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const winner = replies.find(({ status }) => status === 201);
    const { body } = await client.rest('get', '/api/answers');
    expect(body).toMatchObject([{ id: winner?.body.id, content: winner?.body.content }]);
    expect(await liveAnswers(id)).toBe(1);
  });

  it('returns the same answer to all twenty, and the milestone to one, when the text is the same', async () => {
    const { client, id } = await buildUser(app);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => client.rest('post', '/api/answers', { content: 'Zweimal getippt' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(replies.filter(({ body }) => body.milestone)).toHaveLength(1);
    expect(await liveAnswers(id)).toBe(1);
  });

  it('frees the day for one of the saves concurrent to two deletions, or for the next save', async () => {
    const { client, id } = await buildUser(app);
    const save = (content: string) => client.rest('post', '/api/answers', { content });
    for (let round = 0; round < 5; round += 1) {
      const current = await buildAnswer(client, `Runde ${round}`);
      const remove = () => client.rest('delete', `/api/answers/${current.id}`);
      const crossing = [save('davor'), remove(), save('danach'), remove(), save('zuletzt')];
      const [before, removed, after, removedAgain, last] = await Promise.all(crossing);
      const removals = [removed?.status, removedAgain?.status];
      expect(removals).toContain(200);
      // A retried deletion may find its own result.
      for (const status of removals) expect([200, 404]).toContain(status);
      const saves = [before, after, last];
      const [winner, ...others] = saves.filter((reply) => reply?.status === 201);
      expect(others).toEqual([]);
      for (const reply of saves) if (reply !== winner) expect(reply?.status).toBe(409);

      const stored = winner ?? (await save('nach allem'));
      expect(stored.status).toBe(201);
      const { body: list } = await client.rest('get', '/api/answers');
      expect(list).toMatchObject([{ id: stored.body.id, content: stored.body.content }]);
      expect([await liveAnswers(id), await app.services.answer.count(id)]).toEqual([1, 1]);
      expect((await client.rest('delete', `/api/answers/${stored.body.id}`)).status).toBe(200);
    }
  });

  it('leaves one answer and no draft when twenty autosaves run during the save', async () => {
    const { client, id } = await buildUser(app);
    const autosaves = Array.from({ length: 20 }, (_, index) =>
      client.rest('post', '/api/draft', { content: `Tipp ${index}` }),
    );
    const replies = await Promise.all([
      client.rest('post', '/api/answers', { content: 'Fertig.' }),
      ...autosaves,
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(200), 201]);
    expect(await liveAnswers(id)).toBe(1);
    expect((await client.rest('get', '/api/draft')).body).toMatchObject({ content: '' });
    expect(await app.db.all('SELECT day FROM draft WHERE userId = ?', [id])).toEqual([]);
  });
});

describe('changing at the same moment', () => {
  it('lets one of two edits of the same version win, and returns the stored version to the other', async () => {
    const { client } = await buildUser(app);
    const { id, updatedAt } = await buildAnswer(client, 'Anfang');
    const update = `mutation ($input: UpdateAnswerInput!) { updateAnswer(input: $input) { answer { content updatedAt } conflict { answer { content updatedAt } } } }`;
    const replies = await Promise.all(
      ['links', 'rechts'].map((content) =>
        client.graphql(update, { input: { id: String(id), content, expectedUpdatedAt: updatedAt } }),
      ),
    );
    const payloads = replies.map(({ body }) => body.data.updateAnswer);
    const winner = payloads.find(({ conflict }) => !conflict);
    const loser = payloads.find(({ conflict }) => conflict);
    expect(loser).toEqual({ answer: null, conflict: { answer: winner.answer } });
  });

  it('leaves an answer deleted when an edit runs during its deletion', async () => {
    const { client, id: userId } = await buildUser(app);
    const { id } = await buildAnswer(client);
    const [edit, removal] = await Promise.all([
      client.rest('patch', `/api/answers/${id}`, { content: 'Noch schnell geändert' }),
      client.rest('delete', `/api/answers/${id}`),
    ]);
    expect([200, 404]).toContain(edit.status);
    expect(removal.status).toBe(200);
    const [row] = await app.db.all(
      'SELECT encryptedContent, encryptionIv, isDeleted FROM answer WHERE id = ?',
      [id],
    );
    expect(row).toEqual({ encryptedContent: null, encryptionIv: null, isDeleted: 1 });
    expect(await liveAnswers(userId)).toBe(0);
  });
});
