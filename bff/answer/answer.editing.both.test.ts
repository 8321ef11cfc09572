import { buildAnswer, buildUser } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { AnswerEntity, type AnswerRow } from './answer.entity.ts';
import { CHANGED_MEANWHILE } from './answer.sentences.rules.ts';

const UPDATE = `mutation ($input: UpdateAnswerInput!) {
  updateAnswer(input: $input) {
    version { id day updatedAt } answer { id content day date updatedAt }
    conflict { message version { id day updatedAt } answer { content } }
  }
}`;

let app: TestApp;
withApp((given) => {
  app = given;
});

async function rowOf(id: number) {
  const [row] = await app.db.all<AnswerRow & { live: number | null }>('SELECT * FROM answer WHERE id = ?', [
    id,
  ]);
  if (!row) throw new Error('There is no such row.');
  return row;
}

describe('the row of an answer', () => {
  it('holds only encrypted text; the column `content` is never filled', async () => {
    const { client } = await buildUser(app);
    const canary = 'Nachtigallengesang';
    const { id } = await buildAnswer(client, canary);
    const saved = await rowOf(id);
    await client.rest('patch', `/api/answers/${id}`, { content: `${canary} im Mai` });
    const changed = await rowOf(id);
    for (const row of [saved, changed]) {
      expect(row.content).toBeNull();
      expect(JSON.stringify(row)).not.toContain(canary);
      expect(JSON.stringify(row)).not.toContain(Buffer.from(canary).toString('base64').slice(0, 16));
    }
    expect(saved).toMatchObject({ day: '2026-11-20', timeZone: 'Europe/Berlin', isDeleted: 0, live: 1 });
  });

  it('changes both encrypted columns even when the text stays the same', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client, 'Unverändert');
    const before = await rowOf(id);
    expect((await client.rest('patch', `/api/answers/${id}`, { content: 'Unverändert' })).status).toBe(200);
    const after = await rowOf(id);
    expect(after.encryptedContent).not.toBe(before.encryptedContent);
    expect(after.encryptionIv).not.toBe(before.encryptionIv);
    expect(after).toMatchObject({
      uuid: before.uuid,
      date: before.date,
      day: before.day,
      createdAt: before.createdAt,
    });
  });
});

describe('changing an answer', () => {
  it('returns the changed answer, and keeps day, date and creation', async () => {
    const { client } = await buildUser(app);
    const { milestone: _milestone, ...saved } = await buildAnswer(client, 'Vorher');
    app.setClock('2026-11-25T08:30:00.500Z');
    const { status, body } = await client.rest('patch', `/api/answers/${saved.id}`, {
      content: ' Nachher\n',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...saved, content: 'Nachher', updatedAt: '2026-11-25T08:30:00.500Z' });
    const graphql = await client.graphql('{ answers { nodes { content day } } answerCount }');
    expect(graphql.body.data).toEqual({
      answers: { nodes: [{ content: 'Nachher', day: '2026-11-20' }] },
      answerCount: 1,
    });
  });

  it('works over GraphQL without an expected version', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client, 'Vorher');
    const { body } = await client.graphql(UPDATE, { input: { id, content: 'Nachher' } });
    expect(body.data.updateAnswer.answer).toMatchObject({
      id: String(id),
      content: 'Nachher',
      day: '2026-11-20',
    });
  });

  it('returns a conflict with the stored version when the expected version is stale, and changes nothing', async () => {
    const { client } = await buildUser(app);
    const { id, updatedAt } = await buildAnswer(client, 'Version eins');
    app.setClock('2026-11-20T19:00:00.000Z');
    const { body: second } = await client.rest('patch', `/api/answers/${id}`, { content: 'Version zwei' });
    const input = { id, content: 'Version drei', expectedUpdatedAt: updatedAt };
    const { body } = await client.graphql(UPDATE, { input });
    const version = { id: String(id), day: '2026-11-20', updatedAt: second.updatedAt };
    expect(body.data.updateAnswer).toEqual({
      version: null,
      answer: null,
      conflict: { message: CHANGED_MEANWHILE, version, answer: { content: 'Version zwei' } },
    });
    expect((await client.rest('get', '/api/answers/today')).body.content).toBe('Version zwei');
    const retry = await client.graphql(UPDATE, { input: { ...input, expectedUpdatedAt: second.updatedAt } });
    expect(retry.body.data.updateAnswer.answer.content).toBe('Version drei');
  });

  it('gives every version its own updatedAt, even within a millisecond and after the clock was set back', async () => {
    const { client } = await buildUser(app);
    const { id, updatedAt } = await buildAnswer(client);
    const first = await client.rest('patch', `/api/answers/${id}`, { content: 'eins' });
    const second = await client.rest('patch', `/api/answers/${id}`, { content: 'zwei' });
    app.setClock('2026-11-20T17:00:00.000Z');
    const third = await client.rest('patch', `/api/answers/${id}`, { content: 'drei' });
    const versions = [updatedAt, first.body.updatedAt, second.body.updatedAt, third.body.updatedAt];
    expect(new Set(versions).size).toBe(4);
    expect(versions).toEqual(versions.toSorted());
    expect((await client.rest('get', '/api/answers/today')).body.updatedAt).toBe(third.body.updatedAt);
  });

  it.each(['gestern', '2026-11-20', '2026-13-45T00:00:00Z', '2026-02-30T00:00:00Z', 5, ''])(
    'answers BAD_USER_INPUT for an expected version that is no instant → %j',
    async (expectedUpdatedAt) => {
      const { client } = await buildUser(app);
      const { id } = await buildAnswer(client, 'Bleibt');
      const { body } = await client.graphql(UPDATE, { input: { id, content: 'Neu', expectedUpdatedAt } });
      expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
      expect((await client.rest('get', '/api/answers/today')).body.content).toBe('Bleibt');
    },
  );
});

describe('deleting an answer', () => {
  it('erases the text, keeps a tombstone, and frees the day', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client, 'Weg damit');
    const { status, body } = await client.rest('delete', `/api/answers/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({});
    const row = await rowOf(id);
    expect(row).toMatchObject({
      content: null,
      encryptedContent: null,
      encryptionIv: null,
      isDeleted: 1,
      live: null,
    });
    const { id: next } = await buildAnswer(client, 'Ein neuer Anfang');
    expect(next).not.toBe(id);
  });

  it('clears every nullable column', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client, 'Zum Löschen');
    const { columns } = app.database.source.getMetadata(AnswerEntity);
    const optional = columns.filter(({ isNullable }) => isNullable);
    for (const { databaseName, type } of optional) {
      const value = type === Date ? START_OF_TESTS : '1';
      await app.db.change(`UPDATE answer SET ${databaseName} = ? WHERE id = ?`, [value, id]);
    }
    expect((await client.rest('delete', `/api/answers/${id}`)).status).toBe(200);
    const row = new Map(Object.entries(await rowOf(id)));
    const filled = optional.map(({ databaseName }) => databaseName).filter((name) => row.get(name) !== null);
    expect([optional.length > 1, filled]).toEqual([true, []]);
  });

  it('removes the answer from list, today, status, streak and count', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client);
    const { body } = await client.graphql('mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { id } }', {
      id: String(id),
    });
    expect(body.data.deleteAnswer.id).toBe(String(id));
    expect((await client.rest('get', '/api/answers')).body).toEqual([]);
    expect((await client.rest('get', '/api/answers/today')).status).toBe(404);
    expect((await client.rest('get', '/api/answers/today/status')).body).toEqual({ hasAnswered: false });
    expect((await client.rest('get', '/api/streak')).body).toEqual({ count: 0 });
    expect((await client.graphql('{ answerCount }')).body.data).toEqual({ answerCount: 0 });
  });

  it('of a version that is no longer stored is a conflict, and the newer text stays', async () => {
    const { client } = await buildUser(app);
    const { id, updatedAt: expectedUpdatedAt } = await buildAnswer(client);
    await client.rest('patch', `/api/answers/${id}`, { content: 'Vom Telefon' });
    const remove = async (expected: unknown) => {
      const query = `mutation ($input: DeleteAnswerInput!) {
        deleteAnswer(input: $input) { id conflict { message answer { content updatedAt } } }
      }`;
      const input = { id: String(id), expectedUpdatedAt: expected };
      return (await client.graphql(query, { input })).body.data.deleteAnswer;
    };
    const { conflict, ...refused } = await remove(expectedUpdatedAt);
    expect(refused).toEqual({ id: String(id) });
    expect(conflict).toMatchObject({ message: CHANGED_MEANWHILE, answer: { content: 'Vom Telefon' } });
    expect((await client.rest('get', '/api/answers')).body).toMatchObject([{ content: 'Vom Telefon' }]);
    expect(await remove(conflict.answer.updatedAt)).toEqual({ id: String(id), conflict: null });
  });

  it('makes further edits and deletions fail', async () => {
    const { client } = await buildUser(app);
    const { id } = await buildAnswer(client);
    await client.rest('delete', `/api/answers/${id}`);
    const before = await rowOf(id);
    expect((await client.rest('delete', `/api/answers/${id}`)).status).toBe(404);
    expect((await client.rest('patch', `/api/answers/${id}`, { content: 'Wieder da' })).status).toBe(404);
    expect(await rowOf(id)).toEqual(before);
  });
});
