import { randomUUID } from 'node:crypto';
import { buildAnswer, buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { buildOwner, DOORS, type Owner, pageOf } from '../workshop/testing/followers.ts';
import { entriesUpTo, importInto } from '../workshop/testing/imports.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

let app: TestApp;
withApp((given) => {
  app = given;
});

const RESTORE = 'mutation ($input: RestoreAnswerInput!) { restoreAnswer(input: $input) { answer { id } } }';

describe.each(Object.entries(DOORS))('what has changed, over %s', (_door, read) => {
  it('starts with the whole diary in the order of changes, page by page, and then is empty', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(app, id, ['2026-11-03', '2026-11-01', '2026-11-02']);
    app.setClock(START_OF_TESTS);
    const first = await read(client, undefined, 2);
    if (typeof first === 'string') throw new Error(first);
    expect(first.changes.map(({ day, answer }) => [day, answer?.content])).toEqual([
      ['2026-11-03', 'Antwort vom 2026-11-03'],
      ['2026-11-01', 'Antwort vom 2026-11-01'],
    ]);
    expect(first.hasMore).toBe(true);
    const second = await read(client, first.nextCursor, 2);
    expect(second).toMatchObject({ changes: [{ day: '2026-11-02' }], hasMore: false });
    if (typeof second === 'string') throw new Error(second);
    const { nextCursor } = second;
    expect(await read(client, nextCursor)).toEqual({ changes: [], hasMore: false, nextCursor });
  });

  it('is an empty page with a cursor for an empty diary, and the first entry afterwards', async () => {
    const { client } = await buildUser(app);
    const empty = await read(client, undefined);
    if (typeof empty === 'string') throw new Error(empty);
    expect(empty).toMatchObject({ changes: [], hasMore: false });
    await buildAnswer(client, 'Der erste');
    expect(await read(client, empty.nextCursor)).toMatchObject({
      changes: [{ answer: { content: 'Der erste' } }],
    });
  });

  it('rejects visitors, invalid sizes and made-up cursors', async () => {
    const { client } = await buildUser(app);
    expect(await read(new TestClient(app), undefined)).toBe('UNAUTHENTICATED');
    for (const first of [-1, 1.5, 1001]) expect(await read(client, undefined, first)).toBe('BAD_USER_INPUT');
    for (const after of ['?', 'ä', 'x'.repeat(65)]) expect(await read(client, after)).toBe('BAD_USER_INPUT');
  });
});

describe('a change in the list', () => {
  const acts: [string, (owner: Owner) => Promise<unknown>, unknown[]][] = [
    ['a saved answer', ({ client }) => buildAnswer(client, 'Neu'), [['2026-11-20', 'Neu']]],
    [
      'a late one',
      ({ client }) => client.rest('post', '/api/answers', { content: 'Spät', day: 'yesterday' }),
      [['2026-11-19', 'Spät']],
    ],
    [
      'an edit',
      ({ client, answerId }) => client.rest('patch', `/api/answers/${answerId}`, { content: 'Besser' }),
      [['2026-11-10', 'Besser']],
    ],
    [
      'an edit to the same text, which is a new version',
      ({ client, answerId }) => client.rest('patch', `/api/answers/${answerId}`, { content: 'Von früher' }),
      [['2026-11-10', 'Von früher']],
    ],
    [
      'a deletion',
      ({ client, answerId }) => client.rest('delete', `/api/answers/${answerId}`),
      [['2026-11-10', undefined]],
    ],
    [
      'a deletion that is undone',
      async ({ client, answerId }) => {
        await client.rest('delete', `/api/answers/${answerId}`);
        await client.graphql(RESTORE, { input: { id: String(answerId), content: 'Von früher' } });
      },
      [['2026-11-10', 'Von früher']],
    ],
    [
      'an import, oldest day first',
      ({ client }) => importInto(client, randomUUID(), entriesUpTo('2026-11-12', 4)),
      [
        ['2026-11-09', 'Import vom 2026-11-09'],
        ['2026-11-11', 'Import vom 2026-11-11'],
        ['2026-11-12', 'Import vom 2026-11-12'],
      ],
    ],
  ];

  it.each(acts)('is %s', async (_title, act, expected) => {
    const owner = await buildOwner(app);
    const { nextCursor } = await pageOf(owner.client);
    await act(owner);
    const { changes } = await pageOf(owner.client, nextCursor);
    expect(changes.map(({ day, answer }) => [day, answer?.content])).toEqual(expected);
  });

  const silent: [string, (owner: Owner) => Promise<unknown>][] = [
    ['a draft', ({ client }) => client.rest('post', '/api/draft', { content: 'Noch nicht' })],
    [
      'an edit that is too late and says the same',
      ({ client, answerId }) =>
        client.rest('patch', `/api/answers/${answerId}`, {
          content: 'Von früher',
          expectedUpdatedAt: '2020-01-01T00:00:00Z',
        }),
    ],
    [
      'a refused edit',
      ({ client, answerId }) => client.rest('patch', `/api/answers/${answerId}`, { content: '' }),
    ],
    [
      'a memory that is hidden',
      ({ client, answerId }) =>
        client.graphql(
          'mutation ($id: ID!) { hideMemory(input: { id: $id, isHidden: true }) { isHidden } }',
          {
            id: String(answerId),
          },
        ),
    ],
    ['the purge of imports', () => app.services.imports.purge()],
  ];

  it.each(silent)('is not %s', async (_title, act) => {
    const owner = await buildOwner(app);
    await importInto(owner.client, randomUUID(), entriesUpTo('2026-10-01', 2));
    const { nextCursor } = await pageOf(owner.client);
    await act(owner);
    expect(await pageOf(owner.client, nextCursor)).toEqual({ changes: [], hasMore: false, nextCursor });
  });

  it('omits a repeated save of the same answer', async () => {
    const { client } = await buildUser(app);
    await buildAnswer(client, 'Einmal');
    const { nextCursor } = await pageOf(client);
    for (const content of ['Einmal', 'Zweimal']) await client.rest('post', '/api/answers', { content });
    expect(await pageOf(client, nextCursor)).toMatchObject({ changes: [] });
  });

  it('appears once, as the newest of several changes, without the text of a deleted entry', async () => {
    const { client, answerId } = await buildOwner(app);
    const { nextCursor } = await pageOf(client);
    await client.rest('patch', `/api/answers/${answerId}`, { content: 'Erst so' });
    await client.rest('delete', `/api/answers/${answerId}`);
    const { changes } = await pageOf(client, nextCursor);
    expect(changes).toEqual([{ id: answerId, day: '2026-11-10', answer: null }]);
  });

  it('includes an unreadable entry and marks it', async () => {
    const { client, answerId } = await buildOwner(app);
    await app.db.change("UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE id = ?", [answerId]);
    const page = await DOORS.GraphQL(client, undefined);
    expect(page).toMatchObject({ changes: [{ answer: { isReadable: false } }] });
  });
});

describe('an edit over REST', () => {
  it('is saved for the expected version, and is a conflict without effect for another version', async () => {
    const { client, answerId } = await buildOwner(app);
    const edit = (content: string, expectedUpdatedAt?: string | null) =>
      client.rest('patch', `/api/answers/${answerId}`, { content, expectedUpdatedAt });
    const { body } = await client.rest('get', '/api/answers');
    const first = await edit('Vom Rechner', body[0].updatedAt);
    expect([first.status, first.body.content]).toEqual([200, 'Vom Rechner']);
    const stale = await edit('Vom Telefon', body[0].updatedAt);
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
    expect((await client.rest('get', '/api/answers')).body[0]).toEqual(first.body);
    expect((await edit('Ohne Angabe')).status).toBe(200);
    const [{ updatedAt }] = (await client.rest('get', '/api/answers')).body;
    // Python and .NET write more digits of a second.
    expect((await edit('Aus Python', updatedAt.replace('Z', '000+00:00'))).status).toBe(200);
    for (const noInstant of ['morgen', null, '2026-11-20T18:04:05.0010000000Z']) {
      const { status, body } = await edit('Morgen', noInstant);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['expectedUpdatedAt']]);
    }
    expect((await client.rest('get', '/api/answers')).body[0].content).toBe('Aus Python');
  });
});
