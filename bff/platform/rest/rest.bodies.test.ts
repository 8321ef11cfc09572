import { gzipSync } from 'node:zlib';
import { buildSession } from '../../workshop/testing/builders.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';

const JSON_TYPE = 'application/json';
const VALID = '{"content":"Text"}';

let app: TestApp;
let Cookie: string;
let userId: number;
beforeAll(async () => {
  app = await createTestApp();
  ({ Cookie, id: userId } = await buildSession(app));
});
afterAll(() => app.close());

function send(body: string | Buffer, headers: Record<string, string>, path = '/api/answers') {
  return rawRequest(app, 'POST', path, { body, headers: { Cookie, ...headers } });
}

describe('an invalid body', () => {
  it.each([
    ['cut off', '{"content":"Te', 400],
    ['not JSON', 'content=Text', 400],
    ['a bare null', 'null', 400],
    ['a bare text', '"x"', 400],
    ['a bare number', '1', 400],
    ['an empty list', '[]', 400],
    ['a list of objects', `[${VALID}]`, 400],
    ['an empty object', '{}', 400],
    ['empty', '', 400],
    ['a list 50,000 deep', '['.repeat(50_000) + ']'.repeat(50_000), 400],
    ['an object 20,000 deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400],
    ['with a comma too many', '{"content":"Text",}', 400],
    ['with a raw line break in a text', '{"content":"a\nb"}', 400],
    ['with NaN', '{"content":NaN}', 400],
    ['with two byte order marks', `\uFEFF\uFEFF${VALID}`, 400],
    ['with other fields only', '{"text":"Text","Content":"Text"}', 400],
    ['one byte too large', JSON.stringify({ content: 'a'.repeat(128 * 1024) }), 413],
    ['UTF-8 that calls itself UTF-16', VALID, 415, `${JSON_TYPE}; charset=utf-16le`],
    ['in Latin-1', VALID, 415, `${JSON_TYPE}; charset=iso-8859-1`],
    ['in a charset nobody knows', VALID, 415, `${JSON_TYPE}; charset=utf-4711`],
    ['plain text', VALID, 415, 'text/plain'],
    ['a form', 'content=Text', 415, 'application/x-www-form-urlencoded'],
    ['a form with parts', VALID, 415, 'multipart/form-data; boundary=x'],
    ['XML', '<content/>', 415, 'application/xml'],
    ['of a type almost JSON', VALID, 415, 'application/jsonx'],
    ['of a type that is no type', VALID, 415, 'json'],
  ])('is refused in JSON and in German → %s', async (_title, body, status, type = JSON_TYPE) => {
    const reply = await send(body, { 'Content-Type': type });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ error: expect.stringMatching(/ /), code: codeOf(status) });
    expect(reply.text).not.toMatch(/at .*\.(js|ts):|SyntaxError|position/);
    expect(await app.services.answer.count(userId)).toBe(0);
  });

  it('is refused without a content type', async () => {
    expect((await send(VALID, {})).status).toBe(415);
  });

  it.each([
    ['a bomb: 50 MB packed into 50 KB', gzipSync(Buffer.alloc(50_000_000, ' ')), 'gzip', 413],
    ['not packed at all', Buffer.from(VALID), 'gzip', 400],
    ['packed in a way nobody knows', Buffer.from(VALID), 'zip', 415],
    ['broken Brotli', Buffer.from('xxxx'), 'br', 400],
  ])('is refused when badly compressed → %s', async (_title, body, encoding, status) => {
    const reply = await send(body, { 'Content-Type': JSON_TYPE, 'Content-Encoding': encoding });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ error: expect.stringMatching(/ /), code: codeOf(status) });
  });

  it.each([
    ['a lone surrogate, escaped', Buffer.from('{"content":"\\ud83d"}'), 400],
    ['NUL, escaped', Buffer.from('{"content":"a\\u0000b"}'), 400],
    ['a raw NUL', textOf(0), 400],
    ['UTF-16', Buffer.from('{"content":"x"}', 'utf16le'), 400],
    ['a number', Buffer.from('{"content":1e400}'), 400],
    ['an array of 10,000', Buffer.from(`{"content":${'['.repeat(10_000)}${']'.repeat(10_000)}}`), 400],
    ['invalid UTF-8', textOf(0xc3, 0x28), 415],
    ['an overlong slash', textOf(0xc0, 0xaf), 415],
    ['half an emoji', textOf(0xf0, 0x9f, 0x98), 415],
    ['ISO 8859-1', Buffer.from('{"content":"Schöne Grüße"}', 'latin1'), 415],
  ])('is refused, instead of stored with replacement characters → %s', async (_title, body, status) => {
    const reply = await send(body, { 'Content-Type': JSON_TYPE }, '/api/draft');
    expect([reply.status, reply.body.code]).toEqual([status, codeOf(status)]);
    if (status === 415) expect(reply.body.error).toBe('Die Anfrage muss JSON in UTF-8 enthalten.');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('only ends its connection if it is shorter than declared', async () => {
    const headers = { 'Content-Type': JSON_TYPE, 'Content-Length': '10' };
    const { status } = await send('{"content":"kurz"}', headers, '/api/draft');
    expect(status).toBeLessThan(500);
    const draft = await rawRequest(app, 'GET', '/api/draft', { headers: { Cookie } });
    expect(draft.body).toMatchObject({ content: '' });
  });

  it.each([
    ['cut off', '{"query":', 400, JSON_TYPE],
    ['empty', '', 400, JSON_TYPE],
    ['a bare null', 'null', 400, JSON_TYPE],
    ['an empty list', '[]', 400, JSON_TYPE],
    ['too large', JSON.stringify({ query: `{${' '.repeat(128 * 1024)}}` }), 413, JSON_TYPE],
    ['plain text', '{"query":"{ me { id } }"}', 415, 'text/plain'],
  ])('is refused on /graphql as a list of errors → %s', async (_title, body, status, type) => {
    const reply = await send(body, { 'Content-Type': type }, '/graphql');
    expect(reply.status).toBe(status);
    expect(reply.body.errors[0].message).toMatch(/\S/);
    expect(reply.body.errors[0].extensions.code).toMatch(/^[A-Z_]+$/);
  });
});

describe('an unusual but valid JSON body', () => {
  it.each([
    ['with the same key twice, of which the last counts', '{"content":"eins","content":"zwei"}', 'zwei', {}],
    ['with a byte order mark', '\uFEFF{"content":"Marke"}', 'Marke', {}],
    ['packed', gzipSync('{"content":"Gepackt"}'), 'Gepackt', { 'Content-Encoding': 'gzip' }],
    [
      'with a charset in its type',
      '{"content":"Zeichen"}',
      'Zeichen',
      { 'Content-Type': 'application/json;charset=UTF-8' },
    ],
  ])('is accepted → %s', async (_title, body, content, headers) => {
    const reply = await send(body, { 'Content-Type': JSON_TYPE, ...headers }, '/api/draft');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ content });
  });

  it('changes no prototype and takes no field from one', async () => {
    const polluted = '{"__proto__":{"content":"x","polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const headers = { 'Content-Type': JSON_TYPE };
    expect((await send(polluted, headers)).status).toBe(400);
    const withText = `{"content":"Sauber",${polluted.slice(1)}`;
    expect((await send(withText, headers, '/api/draft')).body).toMatchObject({ content: 'Sauber' });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});

/** A body whose text has these bytes. */
function textOf(...bytes: number[]): Buffer {
  return Buffer.concat([Buffer.from('{"content":"'), Buffer.from(bytes), Buffer.from('"}')]);
}

function codeOf(status: number): string {
  const codes = new Map([
    [400, 'BAD_USER_INPUT'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
  ]);
  return codes.get(status) ?? 'unknown';
}
