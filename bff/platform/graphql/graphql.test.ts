import { getIntrospectionQuery } from 'graphql';
import { rawJson, rawRequest } from '../../workshop/testing/raw-request.ts';
import type { TestApp } from '../../workshop/testing/test-app.ts';
import { withSession } from '../../workshop/testing/with-app.ts';

const QUERY = '{ me { id } }';

let app: TestApp;
let Cookie: string;
withSession((given) => {
  ({ app, Cookie } = given);
});

function ask(body: unknown, headers: Record<string, string> = {}) {
  return rawJson(app, 'POST', '/graphql', body, { Cookie, ...headers });
}

describe('the GraphQL API', () => {
  it('answers a query of a signed-in person', async () => {
    const { status, body } = await ask({ query: '{ question { text hint } me { username } }' });
    expect(status).toBe(200);
    expect(body.data.question).toEqual({
      text: 'Worüber habe ich mich heute schon gefreut?',
      hint: 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.',
    });
    expect(body.data.me.username).toMatch(/@example\.org$/);
  });

  it.each([
    ['text/html', 'application/json'],
    ['application/graphql-response+json', 'application/graphql-response+json'],
  ])('replies in JSON to a client that accepts %s', async (accepted, type) => {
    const { status, headers, body } = await ask({ query: QUERY }, { Accept: accepted });
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    expect(body.data.me).toEqual({ id: expect.any(String) });
  });

  it('refuses a batch of operations', async () => {
    const { status, body } = await ask([{ query: QUERY }, { query: QUERY }]);
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expect(body.errors).toHaveLength(1);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'refuses %s with a JSON error, and names POST',
    async (method) => {
      const path = `/graphql?query=${encodeURIComponent(QUERY)}`;
      const { status, body, headers } = await rawRequest(app, method, path, { headers: { Cookie } });
      expect(status).toBe(404);
      expect(body.errors[0]).toMatchObject({
        message: expect.stringMatching(/POST/),
        extensions: { code: 'NOT_FOUND' },
      });
      expect(body.data).toBeUndefined();
      expect(headers.allow).toBe('POST');
    },
  );

  it.each([
    ['introspection', getIntrospectionQuery()],
    ['a type', '{ __type(name: "Account") { fields { name } } }'],
    ['a type name hidden in a fragment', '{ ...F } fragment F on Query { __schema { queryType { name } } }'],
    ['a misspelt field', '{ currentUsr { id } }'],
    ['a misspelt field of a type', '{ me { usernam } }'],
    ['a misspelt field of a list', '{ answers { nodes { contnt } } }'],
    ['a misspelt argument', '{ answers(frist: 1) { nodes { id } } }'],
    ['a misspelt type', 'query ($x: LogInInpt!) { me { id } }'],
    [
      'a misspelt input field',
      'mutation { logIn(input: { usernam: "a", password: "b" }) { account { id } } }',
    ],
  ])('reveals nothing of the schema → %s', async (_title, query) => {
    const { status, text, body } = await ask({ query });
    expect([status, body.data, body.errors.length > 0]).toEqual([400, undefined, true]);
    expect(text).not.toMatch(/did you mean|stacktrace|at \w+ \(|https?:|queryType.*Query/i);
    expect(text).not.toMatch(/encryptedContent|hasRecentSignIn|"answers"/);
  });

  it.each([
    ['no query', {}],
    ['a query that is no text', { query: 5 }],
    ['an empty query', { query: '' }],
    ['a syntax error', { query: '{ currentUser' }],
    ['variables that are no object', { query: QUERY, variables: 'x' }],
    ['an operation nobody knows', { query: 'query A { me { id } }', operationName: 'B' }],
    ['extensions that are a text', { query: QUERY, extensions: 'x' }],
  ])('answers 400 with a code, never a server error → %s', async (_title, body) => {
    const reply = await ask(body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].extensions.code).toMatch(/^[A-Z_]+$/);
    expect(reply.body.errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  it.each([
    ['a stored query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
    ['a subscription', { query: 'subscription { me { id } }' }],
  ])('refuses unsupported features as a mistake of the client → %s', async (_title, body) => {
    const reply = await ask(body);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body.data ?? null).toBeNull();
    expect(reply.body.errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(app.log()).not.toContain('unexpected fault');
  });

  it('has no field through which one person could reach another', async () => {
    for (const query of [
      '{ users { id } }',
      '{ user(id: 1) { id } }',
      '{ me { password } }',
      '{ answer(id: 1) { id } }',
      '{ me(id: 1) { id } }',
    ]) {
      expect((await ask({ query })).status).toBe(400);
    }
  });
});
