import { buildAddress, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { UserEntity } from './user.entity.ts';

const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { account { id username } } }';
const LOG_OUT = 'mutation { logOut { wasSignedIn } }';
const REFUSED = { error: 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.', code: 'UNAUTHENTICATED' };

let app: TestApp;
withApp((given) => {
  app = given;
});

function logIn(username: unknown, password: unknown = PASSWORD, client = new TestClient(app)) {
  return client.rest('post', '/api/login', { username, password });
}

describe('logging in', () => {
  it('returns 200 and the user, and ignores case and surrounding spaces of the address', async () => {
    const { username, id } = await buildUser(app);
    const { status, body } = await logIn(` ${username.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      username,
      provider: 'local',
      createdAt: START_OF_TESTS.toISOString(),
      name: null,
    });
  });

  it('signs in over GraphQL for REST as well', async () => {
    const { username, id } = await buildUser(app);
    const client = new TestClient(app);
    const { body } = await client.graphql(LOG_IN, { input: { username, password: PASSWORD } });
    expect(body.data.logIn.account).toEqual({ id: String(id), username });
    expect((await client.rest('get', '/api/user')).body.id).toBe(id);
  });

  it('returns the same 401 for a wrong password and an unknown address', async () => {
    const { username } = await buildUser(app);
    const wrong = await logIn(username, 'ein anderes Wort');
    const unknown = await logIn(buildAddress());
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(401);
      expect(body).toEqual(REFUSED);
    }
  });

  it.each([
    ['a space before', ` ${PASSWORD}`],
    ['a space after', `${PASSWORD} `],
    ['another case', PASSWORD.toUpperCase()],
    ['its beginning only', PASSWORD.slice(0, -1)],
    ['the hash marker', '$argon2id$'],
  ])('returns 401 for a password that differs slightly → %s', async (_title, password) => {
    const { username } = await buildUser(app);
    expect((await logIn(username, password)).status).toBe(401);
  });

  it('treats spaces around a password as part of the password', async () => {
    const username = buildAddress();
    const password = '  mit Rand  ';
    await new TestClient(app).rest('post', '/api/register', { username, password });
    expect((await logIn(username, password)).status).toBe(200);
    expect((await logIn(username, password.trim())).status).toBe(401);
  });

  it('rejects every password of an account without a password', async () => {
    const { username, id } = await buildUser(app);
    await app.db.write((tx) => tx.manager.update(UserEntity, id, { password: '!google' }));
    expect((await logIn(username, '!google')).status).toBe(401);
  });

  it('returns 400 for a malformed field without a database look-up', async () => {
    const short = await logIn(buildAddress(), 'kurz');
    expect(short.status).toBe(400);
    expect(short.body.fields).toEqual({ password: 'Passwort muss mindestens 6 Zeichen lang sein' });
    const noAddress = await logIn('anna');
    expect(noAddress.body.fields).toEqual({ username: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' });
  });

  it('keeps the existing session when another log-in fails', async () => {
    const { client, id } = await buildUser(app);
    await logIn(buildAddress(), PASSWORD, client);
    expect((await client.rest('get', '/api/user')).body.id).toBe(id);
  });

  it('stores the time of the log-in', async () => {
    const { username, id } = await buildUser(app);
    const later = '2026-12-24T08:00:00.123Z';
    app.setClock(later);
    await logIn(username);
    const user = await app.database.source.manager.findOneBy(UserEntity, { id });
    expect(user?.lastLoginAt?.toISOString()).toBe(later);
  });
});

describe('the current user', () => {
  it('is null over GraphQL and 401 over REST without a session', async () => {
    const client = new TestClient(app);
    const { status, body } = await client.rest('get', '/api/user');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await client.graphql('{ me { id } }')).body).toEqual({ data: { me: null } });
  });

  it('has exactly five fields over REST', async () => {
    const { client, id, username } = await buildUser(app);
    const { status, body } = await client.rest('get', '/api/user');
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      username,
      provider: 'local',
      createdAt: START_OF_TESTS.toISOString(),
      name: null,
    });
  });
});

describe('logging out', () => {
  it.each(['REST', 'GraphQL'])('ends the session for REST and GraphQL when called over %s', async (door) => {
    const { client } = await buildUser(app);
    const reply = door === 'REST' ? await client.rest('post', '/api/logout') : await client.graphql(LOG_OUT);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(door === 'REST' ? {} : { data: { logOut: { wasSignedIn: true } } });
    expect((await client.rest('get', '/api/user')).status).toBe(401);
    expect((await client.graphql('{ me { id } }')).body.data.me).toBeNull();
  });

  it('succeeds without a session', async () => {
    const { status, body } = await new TestClient(app).rest('post', '/api/logout');
    expect(status).toBe(200);
    expect(body).toEqual({});
    const reply = await new TestClient(app).graphql(LOG_OUT);
    expect(reply.body).toEqual({ data: { logOut: { wasSignedIn: false } } });
  });

  it('on a page that still names another person ends nobody else’s session, and clears nobody’s texts', async () => {
    const before = await buildUser(app);
    const { client, id } = await buildUser(app);
    const reply = await client.graphql(LOG_OUT, {}, { 'X-User': String(before.id) });
    expect(reply.body).toEqual({ data: { logOut: { wasSignedIn: false } } });
    expect(reply.headers).not.toHaveProperty('clear-site-data');
    expect((await client.rest('get', '/api/user')).body.id).toBe(id);
  });

  it('ends the session and destroys the encryption key when the account is deleted', async () => {
    const { client, id } = await buildUser(app);
    const { body } = await client.graphql('mutation { deleteAccount { id } }');
    expect(body).toEqual({ data: { deleteAccount: { id: String(id) } } });
    expect((await client.graphql('{ me { id } }')).body.data.me).toBeNull();
  });

  it('cannot be combined with another mutation in a GraphQL request', async () => {
    const { client, id } = await buildUser(app);
    for (const second of ['second: logOut { wasSignedIn }', 'deleteAccount { id }']) {
      expect((await client.graphql(`mutation { logOut { wasSignedIn } ${second} }`)).status).toBe(400);
    }
    expect((await client.rest('get', '/api/user')).body.id).toBe(id);
  });
});
