import { textsOf } from '../../answer/answer-content.rules.ts';
import { createApiToken } from '../../workshop/testing/api-tokens.ts';
import { buildAnswer, buildDevice, buildSession } from '../../workshop/testing/builders.ts';
import { exportTokenFor, takeByLink } from '../../workshop/testing/export-links.ts';
import {
  buildReader,
  type LongReader,
  longDays,
  longText,
  type Received,
  receive,
} from '../../workshop/testing/long-diaries.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { until } from '../../workshop/testing/until.ts';
import { inFull } from '../../workshop/testing/volumes.ts';

/** Five portions, or three and a part. */
const ENTRIES = inFull(60, 40);
const EXPORT_PATH = '/api/user/export';
const LINK_PATH = '/api/user/export-by-link';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

/** Runs a step before the texts of this portion are decrypted. */
function atSlice(number: number, step: () => Promise<unknown>) {
  const cipherOf = app.vault.cipherOf.bind(app.vault);
  let slices = 0;
  jest.spyOn(app.vault, 'cipherOf').mockImplementation(async (userId) => {
    slices += 1;
    if (slices === number) await step();
    return cipherOf(userId);
  });
}

const boom = () => Promise.reject(new Error('the disk went away'));

function expectBroken({ status, text, isWhole }: Received): void {
  expect([status, isWhole]).toEqual([200, false]);
  expect(text.length).toBeGreaterThan(0);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
}

const eventsOf = (id: number) =>
  app
    .log()
    .split('\n')
    .filter((line) => line.includes('"data-export"') && line.includes(app.events.userRef(id)))
    .map((line) => JSON.parse(line).outcome);

describe('a whole list', () => {
  it('of a long diary is sent in chunks, with the same content as in one piece', async () => {
    const { headers, username } = await buildReader(app, ENTRIES);
    const list = await receive(app, '/api/answers', headers);
    expect([list.status, list.isWhole, list.headers['transfer-encoding']]).toEqual([200, true, 'chunked']);
    const entries = JSON.parse(list.text);
    expect(list.text).toBe(JSON.stringify(entries));
    const expected = longDays(ENTRIES).map((day) => [longText(day), `${day}T18:00:00.000Z`]);
    expect(entries.map(({ content, date }: Record<string, string>) => [content, date])).toEqual(expected);
    const texts = Object.keys(textsOf({}));
    expect(Object.keys(entries[0])).toEqual([
      'id',
      ...texts,
      'date',
      'createdAt',
      'updatedAt',
      'day',
      'isReadable',
    ]);

    const file = await receive(app, EXPORT_PATH, headers);
    const exported = JSON.parse(file.text);
    expect(file.text).toBe(JSON.stringify(exported));
    expect(Object.keys(exported)).toEqual(['username', 'provider', 'createdAt', 'answers']);
    expect(exported.username).toBe(username);
    expect(exported.answers.map(({ day }: Record<string, string>) => day)).toEqual(longDays(ENTRIES));
  });

  it('of a short or empty diary is sent in one piece with its length', async () => {
    const { Cookie, id } = await buildSession(app);
    for (const [path, text] of [
      ['/api/answers', '[]'],
      [EXPORT_PATH, /^\{"username":"[^"]+","provider":"local","createdAt":"[^"]+","answers":\[\]\}$/],
    ] as const) {
      const empty = await receive(app, path, { Cookie });
      expect(empty.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
      expect(empty.headers['content-length']).toBe(String(empty.text.length));
    }
    await buildAnswer(new TestClient(app, { Cookie }), 'Kurz.');
    const one = await receive(app, '/api/answers', { Cookie });
    expect(one.text).toMatch(/^\[\{"id":\d+,"content":"Kurz\.",[^}]+\}\]$/);
    expect(one.headers['content-length']).toBe(String(one.text.length));
    expect(eventsOf(id)).toEqual(['ok']);
  });

  it('contains unreadable entries, in any portion', async () => {
    const { id, headers } = await buildReader(app, ENTRIES);
    const [, old] = longDays(ENTRIES).toReversed();
    await app.db.change("UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE userId = ? AND day = ?", [
      id,
      old ?? '',
    ]);
    const entries = JSON.parse((await receive(app, '/api/answers', headers)).text);
    expect(entries).toHaveLength(ENTRIES);
    expect(entries.at(-2)).toMatchObject({
      content: expect.stringMatching(/kann gerade nicht gelesen werden/),
      isReadable: false,
    });
  });

  it('does not block other requests, and releases its slot', async () => {
    const { headers } = await buildReader(app, ENTRIES);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 0);
    await receive(app, '/api/answers', headers);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(2);
    await until(() => app.listSlots.load.active === 0);
  });

  it('is not read to its end for a request without a body', async () => {
    const { headers } = await buildReader(app, ENTRIES);
    const opened = jest.spyOn(app.vault, 'cipherOf');
    const { status, text } = await rawRequest(app, 'HEAD', '/api/answers', { headers });
    expect([status, text]).toEqual([200, '']);
    await until(() => app.listSlots.load.active === 0);
    expect(opened.mock.calls.length).toBeLessThan(3);
  });
});

describe('a failing whole list', () => {
  it.each(['/api/answers', EXPORT_PATH])('is an ordinary failure at its first portion → %s', async (path) => {
    const { headers, id } = await buildReader(app, ENTRIES);
    atSlice(1, boom);
    const { status, text } = await receive(app, path, headers);
    expect([status, JSON.parse(text).code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
    if (path === EXPORT_PATH) expect(eventsOf(id)).toEqual(['INTERNAL_SERVER_ERROR']);
    await until(() => app.listSlots.load.active === 0);
  });

  it.each(['/api/answers', EXPORT_PATH])(
    'breaks off later without valid JSON, and is logged as an error → %s',
    async (path) => {
      const { headers } = await buildReader(app, ENTRIES);
      atSlice(3, boom);
      const broken = await receive(app, path, headers);
      expectBroken(broken);
      const requestId = String(broken.headers['x-request-id']);
      const isFault = (line: string) =>
        ['an answer broke off', 'the disk went away', requestId].every((part) => line.includes(part));
      await until(() => app.log().split('\n').some(isFault));
      await until(() => app.listSlots.load.active === 0);
    },
  );

  type Reader = LongReader;
  const endings: [string, (reader: Reader) => Promise<unknown>][] = [
    ['its session is ended', ({ headers }) => new TestClient(app, headers).rest('post', '/api/logout')],
    [
      'all sessions are ended by another device',
      async ({ username }) =>
        (await buildDevice(app, username)).graphql(
          'mutation { logOutEverywhere(input: {}) { account { id } } }',
        ),
    ],
    ['the account is locked', ({ id }) => app.services.account.setLocked(id, true)],
    ['the account is deleted', ({ client }) => client.rest('delete', '/api/user')],
  ];

  it.each(endings)('breaks off before the next portion when %s', async (_title, end) => {
    const reader = await buildReader(app, ENTRIES);
    atSlice(2, () => end(reader));
    expectBroken(await receive(app, '/api/answers', reader.headers));
  });

  it('breaks off before the next portion when the token of its program is revoked', async () => {
    const { client } = await buildReader(app, ENTRIES);
    const { id, key } = await createApiToken(client, ['answers:read']);
    atSlice(2, () => app.db.change('DELETE FROM api_token WHERE id = ?', [Number(id)]));
    expectBroken(await receive(app, '/api/answers', { Authorization: `Bearer ${key}` }));
  });
});

describe('an export by a link', () => {
  it('does not use up the link if it fails at its first portion', async () => {
    const { id } = await buildReader(app, ENTRIES);
    const token = await exportTokenFor(app, id);
    atSlice(1, boom);
    expect((await receive(app, LINK_PATH, {}, { token })).status).toBe(500);
    expect((await takeByLink(new TestClient(app), token)).status).toBe(200);
  });

  it('can be repeated after breaking off, but only by the same attempt', async () => {
    const { id } = await buildReader(app, ENTRIES);
    const token = await exportTokenFor(app, id);
    const attempt = 'a'.repeat(32);
    atSlice(3, boom);
    expectBroken(await receive(app, LINK_PATH, {}, { token, attempt }));
    expect((await takeByLink(new TestClient(app), token)).status).toBe(400);
    const again = await takeByLink(new TestClient(app), token, attempt);
    expect(again.body.answers).toHaveLength(ENTRIES);
    expect(eventsOf(id)).toEqual(['ok', 'BAD_USER_INPUT', 'ok']);
  });

  it('breaks off when the account is locked meanwhile', async () => {
    const { id } = await buildReader(app, ENTRIES);
    const token = await exportTokenFor(app, id);
    atSlice(2, () => app.services.account.setLocked(id, true));
    expectBroken(await receive(app, LINK_PATH, {}, { token }));
  });
});
