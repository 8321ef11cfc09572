import { buildUser } from '../../workshop/testing/builders.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '<svg/onload=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '"><a href="//evil.example">x</a>',
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a text with a script', () => {
  it.each(HOSTILE)('is returned as plain text, in JSON that no browser sniffs → %s', async (text) => {
    const { client } = await buildUser(app);
    const draft = await client.rest('post', '/api/draft', { content: text });
    expect(draft.body).toMatchObject({ content: text });
    const saved = await client.rest('post', '/api/answers', { content: text });
    const list = await client.rest('get', '/api/answers');
    const exported = await client.rest('get', '/api/user/export');
    expect(list.body[0].content).toBe(text);
    expect(exported.body.answers[0].content).toBe(text);
    const graphql = await client.graphql('{ answers { nodes { content } } }');
    expect(graphql.body.data.answers.nodes).toEqual([{ content: text }]);
    for (const { headers } of [draft, saved, list, exported, graphql]) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it.each(HOSTILE)('is refused as an address, and echoed in no error → %s', async (text) => {
    const { client } = await buildUser(app);
    for (const username of [text, `${text}@example.org`]) {
      const reply = await client.rest('post', '/api/register', { username, password: 'lang genug' });
      expect(reply.status).toBe(400);
      expect(reply.text).not.toContain(text);
    }
    const missing = await client.rest('patch', `/api/answers/${encodeURIComponent(text)}`, { content: 'x' });
    expect([missing.status, missing.text.includes(text)]).toEqual([404, false]);
  });
});

describe('the stored data', () => {
  it("contains no word of a person's texts, in any table and form", async () => {
    const canaries = [
      'Rauchschwalbe-Antwort',
      'Rauchschwalbe-Nachtrag',
      'Rauchschwalbe-Entwurf',
      'Rauchschwalbe-Kommentar',
    ];
    const [answer, edit, draft, comment] = canaries;
    const { client, id } = await buildUser(app);
    const saved = await client.rest('post', '/api/answers', { content: answer });
    await client.rest('patch', `/api/answers/${saved.body.id}`, { content: edit });
    app.setClock('2026-11-21T18:00:00.000Z');
    await client.rest('post', '/api/draft', { content: draft });
    app.setClock(START_OF_TESTS);
    await client.rest('post', '/api/feedback', {
      comment,
      name: canaries[0],
      email: 'rauchschwalbe@example.org',
    });
    const tables = [
      'user',
      'user_key',
      'key_check',
      'session',
      'answer',
      'draft',
      'feedback',
      'rate_limit',
      'user_identity',
    ];
    const dump = JSON.stringify(
      await Promise.all(tables.map((table) => app.db.all(`SELECT * FROM ${table}`))),
    );
    for (const text of [...canaries, 'rauchschwalbe@']) {
      expect(dump).not.toContain(text);
      expect(dump).not.toContain(Buffer.from(text).toString('base64').slice(0, 12));
    }
    const [row] = await app.db.all<{ content: string | null }>(
      'SELECT content FROM answer WHERE userId = ?',
      [id],
    );
    expect(row?.content).toBeNull();
    expect(app.log()).not.toContain('Rauchschwalbe');
  });
});

describe('a message from the contact page', () => {
  it('is stored encrypted, with a truncated address and the browser family', async () => {
    const proxied = await createTestApp({ trustProxy: 1, rateLimitScale: 1 });
    const send = (body: object) =>
      rawRequest(proxied, 'POST', '/api/feedback', {
        body: JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': '198.51.100.77',
          'User-Agent': 'Mozilla/5.0 Firefox/140.0',
        },
      });
    const rows = () => proxied.db.all<Record<string, string | null>>('SELECT * FROM feedback');
    expect((await send({ comment: 'Werbung', honeypot: 'https://spam.example' })).status).toBe(201);
    expect(await rows()).toEqual([]);
    for (const email of [
      'a@b.example\r\nBcc: x@y.example',
      'a@b.example,c@d.example',
      'kein@',
      '<a@b.example>',
    ]) {
      expect([email, (await send({ comment: 'Text', email })).status]).toEqual([email, 400]);
    }
    expect((await send({ comment: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect((await send({ comment: 'Schön.', email: 'a@b.example' })).status).toBe(201);
    const [row] = await rows();
    expect(row).toMatchObject({ ipAddress: '198.51.100.0', userAgent: 'Firefox' });
    expect(JSON.stringify(row)).not.toMatch(/Schön|b\.example|Mozilla/);
    const statuses: number[] = [];
    for (let index = 0; index < 100; index += 1) statuses.push((await send({ comment: 'Noch eine' })).status);
    // The spam and the first message were counted, too.
    expect(statuses.filter((status) => status === 201)).toHaveLength(RATE_LIMITS.visitor.count - 2);
    expect(statuses.at(-1)).toBe(429);
    await proxied.close();
  });
});
