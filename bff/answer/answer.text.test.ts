import type { AssociatedData } from '../platform/vault/user-cipher.ts';
import { buildAnswer, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { ANSWER_TEXTS, tooLongMessage } from './answer-content.rules.ts';

const { maxCodePoints } = ANSWER_TEXTS.content;
const SAVE =
  'mutation ($content: String!) { saveAnswer(input: { content: $content }) { answer { id content day } milestone { event } } }';
const EMPTY = 'Antwort darf nicht leer sein';
const TOO_LONG = tooLongMessage('content');
const NOT_STORABLE = 'Der Text enthält ein Zeichen, das wir nicht speichern können';

let app: TestApp;
/** A person whose answers are all refused. */
let refused: Awaited<ReturnType<typeof buildUser>>;
beforeAll(async () => {
  app = await createTestApp();
  refused = await buildUser(app);
});
beforeEach(() => app.setClock(START_OF_TESTS));
afterAll(() => app.close());

describe('the text of an answer', () => {
  it.each([
    ['spaces and line breaks at both ends', '  \r\n\tEin Spaziergang. \n\n ', 'Ein Spaziergang.'],
    ['a no-break space and a byte order mark at both ends', '\u00A0\uFEFFRuhe\uFEFF\u00A0', 'Ruhe'],
  ])('is trimmed → %s', async (_title, content, kept) => {
    const { client } = await buildUser(app);
    expect((await buildAnswer(client, content)).content).toBe(kept);
    expect((await client.rest('get', '/api/answers/today')).body.content).toBe(kept);
  });

  it('is normalised to Unicode NFC, so that equal text in other code points is the same answer', async () => {
    const { client } = await buildUser(app);
    const saved = await buildAnswer(client, 'Scho\u0308n');
    expect(saved.content).toBe('Schön');
    const again = await client.rest('post', '/api/answers', { content: 'Scho\u0308n' });
    expect([again.status, again.body.id, again.body.content]).toEqual([200, saved.id, 'Schön']);
    const changed = await client.rest('patch', `/api/answers/${saved.id}`, { content: 'Su\u0308\u00DF' });
    expect(changed.body.content).toBe('Süß');
  });

  it('is compared in Unicode NFC with a text that was stored without NFC', async () => {
    const { client, id } = await buildUser(app);
    const saved = await buildAnswer(client);
    const [row] = await app.db.all<{ uuid: string; day: string }>(
      'SELECT uuid, day FROM answer WHERE id = ?',
      [saved.id],
    );
    const place: AssociatedData = { purpose: 'answer', row: row?.uuid ?? '', day: row?.day ?? '' };
    const cipher = await app.vault.cipherOf(id);
    const { encryptedContent, encryptionIv } = cipher.seal({ content: 'Scho\u0308n' }, place);
    await app.db.write((tx) =>
      tx.run('UPDATE answer SET encryptedContent = ?, encryptionIv = ? WHERE id = ?', [
        encryptedContent,
        encryptionIv,
        saved.id,
      ]),
    );
    expect((await client.rest('post', '/api/answers', { content: 'Schön' })).status).toBe(200);
    const update = `mutation ($id: ID!) {
      updateAnswer(input: { id: $id, content: "Schön", expectedUpdatedAt: "2026-01-01T00:00:00.000Z" }) { answer { id } }
    }`;
    expect((await client.graphql(update, { id: saved.id })).body.errors).toBeUndefined();
  });

  it('is returned code point by code point, over REST and GraphQL', async () => {
    const texts = [
      'Familie 👨‍👩‍👧‍👦 und 🏳️‍🌈, 👍🏽',
      'Zusammengesetzt: ä, Viet Nam: ệ, 한국',
      'שלום \u202Eerdnätsrev\u202C عالم',
      'Zeile eins\r\nZeile zwei\n\n\nZeile fünf\tmit Tab',
      `Robert'); DROP TABLE answer; -- " \\ %s ? $1 \${7*7} {{7*7}}`,
      '<script>alert("Hallo")</script> &amp; <img src=x onerror=alert(1)>',
      '\u0001\u001F\u007F\u0085\u2028\u2029\uFFFD\uFFFE\u{10FFFF}.',
      '__proto__',
      '{"content":"verschachtelt"}',
    ];
    const { client, id } = await buildUser(app);
    for (const [index, content] of texts.entries()) {
      app.setClock(`2026-11-${10 + index}T12:00:00.000Z`);
      expect((await buildAnswer(client, content)).content).toBe(content);
    }
    const { body } = await client.rest('get', '/api/answers');
    expect(body.map(({ content }: { content: string }) => content)).toEqual(texts.toReversed());
    const graphql = await client.graphql('{ answers { nodes { content } } }');
    expect(graphql.body.data.answers.nodes.map(({ content }: { content: string }) => content)).toEqual(
      texts.toReversed(),
    );
    expect(await app.services.answer.count(id)).toBe(texts.length);
  });

  it.each([
    ['letters with marks', 'Scho\u0308n war’s in Vie\u0302\u0323t Nam.', 'Schön war’s in Việt Nam.'],
    ['Hangul in its parts', '\u1112\u1161\u11AB\u1100\u116E\u11A8', '한국'],
    ['a sign that NFC takes apart', '\uFB2C', '\u05E9\u05BC\u05C1'],
    [
      'thirty marks on one letter',
      `a${'\u0301\u0316'.repeat(15)}`,
      `á${'\u0316'.repeat(15)}${'\u0301'.repeat(14)}`,
    ],
    ['more marks than any language has', `a${'\u0301\u0316'.repeat(16)}`, `a${'\u0301\u0316'.repeat(16)}`],
  ])('is stored in NFC, in answer and draft → %s', async (_title, content, kept) => {
    const { client } = await buildUser(app);
    expect((await client.rest('post', '/api/draft', { content })).body).toMatchObject({ content: kept });
    expect((await client.rest('get', '/api/draft')).body).toMatchObject({ content: kept });
    const { id } = await buildAnswer(client, content);
    const again = await client.graphql(SAVE, { content: kept });
    expect(again.body.data.saveAnswer).toMatchObject({
      answer: { id: String(id), content: kept },
      milestone: null,
    });
  });

  it.each([
    ['emoji', '😀'.repeat(maxCodePoints)],
    ['letters', 'ä'.repeat(maxCodePoints)],
    ['letters written with a mark each', 'ä'.repeat(maxCodePoints).normalize('NFD')],
    ['letters with spaces around them', `  ${'ä'.repeat(maxCodePoints)}\n`],
  ])(
    'may have the greatest length, counted in code points after trimming and in NFC → %s',
    async (_title, content) => {
      const { client } = await buildUser(app);
      expect((await buildAnswer(client, content)).content).toBe(content.trim().normalize());
      expect((await client.rest('get', '/api/answers/today')).body.content).toBe(content.trim().normalize());
    },
  );

  it.each([
    ['is empty', '', EMPTY],
    ['is white space', ' \t\r\n\u00A0\u3000', EMPTY],
    ['is zero-width', '\u200B\u200D\u2060\uFEFF\u00AD', EMPTY],
    ['is a lone variation selector', '\uFE0F', EMPTY],
    ['is missing', undefined, EMPTY],
    ['is null', null, EMPTY],
    ['is a number', 1, EMPTY],
    ['is a boolean', true, EMPTY],
    ['is a list', ['Text'], EMPTY],
    ['is an object', { text: 'Text' }, EMPTY],
    ['is one emoji too long', '😀'.repeat(maxCodePoints + 1), TOO_LONG],
    ['is one letter too long', 'a'.repeat(maxCodePoints + 1), TOO_LONG],
    ['grows too long in NFC', '\uFB2C'.repeat(maxCodePoints / 3 + 1), TOO_LONG],
    ['holds a NUL', 'a\0b', NOT_STORABLE],
    ['holds a lone high surrogate', 'a\uD83D', NOT_STORABLE],
    ['holds a lone low surrogate', '\uDE00b', NOT_STORABLE],
  ])('returns 400 with the message of the field when it %s', async (_title, content, message) => {
    const { client, id } = refused;
    const { status, body } = await client.rest('post', '/api/answers', { content });
    expect(status).toBe(400);
    expect(body).toEqual({ error: message, code: 'BAD_USER_INPUT', fields: { content: message } });
    expect(await app.services.answer.count(id)).toBe(0);
  });

  it('is validated in the same way over GraphQL and in an edit', async () => {
    const { client } = await buildUser(app);
    const graphql = await client.graphql(SAVE, { content: '\u200B' });
    expect(graphql.body.errors[0]).toMatchObject({
      message: EMPTY,
      extensions: { code: 'BAD_USER_INPUT', fields: { content: EMPTY } },
    });
    const { id } = await buildAnswer(client);
    const patch = await client.rest('patch', `/api/answers/${id}`, { content: ' ' });
    expect(patch.status).toBe(400);
    expect(patch.body.fields).toEqual({ content: EMPTY });
  });
});
