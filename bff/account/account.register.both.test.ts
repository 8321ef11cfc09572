import { buildAddress, PASSWORD } from '../workshop/testing/builders.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account.numbers.rules.ts';
import { type User, UserEntity } from './user.entity.ts';

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { account { id username provider createdAt name } }
}`;
const ADDRESS_INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const TOO_SHORT = 'Passwort muss mindestens 6 Zeichen lang sein';
const TAKEN = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function register(username: unknown, password: unknown = PASSWORD, more: object = {}) {
  return new TestClient(app).rest('post', '/api/register', { username, password, ...more });
}

function stored(username: string): Promise<User | null> {
  return app.database.source.manager.findOneBy(UserEntity, { username });
}

describe('registering', () => {
  it('returns 201 with exactly five fields of the user, and a numeric id', async () => {
    const username = buildAddress();
    const { status, body } = await register(username);
    expect(status).toBe(201);
    const { id, ...rest } = body;
    expect(Number.isSafeInteger(id)).toBe(true);
    expect(rest).toEqual({
      username,
      provider: 'local',
      createdAt: START_OF_TESTS.toISOString(),
      name: null,
    });
  });

  it('returns the same user over GraphQL, and signs the user in', async () => {
    const client = new TestClient(app);
    const username = buildAddress();
    const { body } = await client.graphql(REGISTER, { input: { username, password: PASSWORD } });
    const { body: user } = await client.rest('get', '/api/user');
    const { account } = body.data.register;
    expect({ ...account, id: Number(account.id) }).toEqual({ ...user, provider: 'LOCAL' });
    expect(user.username).toBe(username);
  });

  it('stores only a hash of the password', async () => {
    const username = buildAddress();
    await register(username);
    const user = await stored(username);
    expect(user?.password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(user)).not.toContain(PASSWORD);
  });

  it('ignores every field of the body except address and password', async () => {
    const username = buildAddress();
    const more = {
      id: 987_654,
      userId: 987_654,
      provider: 'google',
      createdAt: '2001-01-01T00:00:00.000Z',
      isDeleted: true,
      name: 'Eva',
      sessionEpoch: 1,
      confirmPassword: 'etwas anderes',
    };
    const { status, body } = await register(username, PASSWORD, more);
    expect(status).toBe(201);
    expect(body.id).not.toBe(more.id);
    expect(body).toMatchObject({ provider: 'local', createdAt: START_OF_TESTS.toISOString(), name: null });
  });

  it('rejects unknown fields over GraphQL', async () => {
    const input = { username: buildAddress(), password: PASSWORD, provider: 'google' };
    const { body } = await new TestClient(app).graphql(REGISTER, { input });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(await stored(input.username)).toBeNull();
  });
});

describe('an address that is taken', () => {
  it('returns 409 with a German sentence, also for other spellings of the address', async () => {
    const username = buildAddress();
    await register(username);
    for (const spelling of [username, username.toUpperCase(), `  ${username}\t`]) {
      const { status, body } = await register(spelling);
      expect(status).toBe(409);
      expect(body).toEqual({ error: TAKEN, code: 'CONFLICT' });
    }
  });

  it('returns CONFLICT over GraphQL', async () => {
    const username = buildAddress();
    await register(username);
    const { body } = await new TestClient(app).graphql(REGISTER, { input: { username, password: PASSWORD } });
    expect(body.errors[0]).toMatchObject({ message: TAKEN, extensions: { code: 'CONFLICT' } });
  });

  it('goes to one of twenty concurrent registrations, and the others get 409', async () => {
    const username = buildAddress();
    const replies = await Promise.all(Array.from({ length: 20 }, () => register(username)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const rows = await app.database.source.manager.findBy(UserEntity, { username });
    expect(rows).toHaveLength(1);
  });
});

describe('an address', () => {
  it.each([
    ['in capitals', 'Anna.GROSS@Example.ORG', 'anna.gross@example.org'],
    ['with spaces around it', '  anna.rand@example.org\n', 'anna.rand@example.org'],
    ['of an international domain', 'anna@Bücher.example', 'anna@xn--bcher-kva.example'],
    ['with a plus', 'anna+tagebuch@example.org', 'anna+tagebuch@example.org'],
  ])('is stored in its normal form → %s', async (_title, typed, normal) => {
    const { status, body } = await register(typed);
    expect(status).toBe(201);
    expect(body.username).toBe(normal);
  });

  it('differs from an address whose domain has ss instead of ß', async () => {
    const sharp = await register('anna@straße.example');
    const plain = await register('anna@strasse.example');
    expect([sharp.status, plain.status]).toEqual([201, 201]);
    expect(sharp.body.username).not.toBe(plain.body.username);
  });

  it.each([
    ['a Kelvin sign for k', '\u212Aarl@example.org'],
    ['an umlaut before the @', 'änna@example.org'],
    ['a decomposed umlaut before the @', 'a\u0308nna@example.org'],
    ['a Cyrillic а before the @', '\u0430nna@example.org'],
    ['a dotless ı before the @', 'l\u0131sa@example.org'],
    ['a zero-width space inside', 'an\u200Bna@example.org'],
    ['no @', 'anna.example.org'],
    ['no local part', '@example.org'],
    ['no dot in the domain', 'anna@localhost'],
    ['an IP address for a domain', 'anna@127.0.0.1'],
    ['two dots', 'an..na@example.org'],
    ['a space inside', 'an na@example.org'],
    ['a line break inside', 'anna@example.org\r\nBcc: x@example.org'],
    ['a NUL', 'anna\0@example.org'],
    ['255 characters', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.org`],
    ['nothing', ''],
    ['a number', 42],
    ['null', null],
    ['a list', ['anna@example.org']],
    ['an object', { $ne: null }],
  ])('is rejected with the message of its field → %s', async (_title, username) => {
    const { status, body } = await register(username);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', error: ADDRESS_INVALID });
    expect(body.fields).toEqual({ username: ADDRESS_INVALID });
  });
});

describe('a password', () => {
  it.each([
    ['one character too short', 'a'.repeat(PASSWORD_MIN_LENGTH - 1), TOO_SHORT],
    ['empty', '', TOO_SHORT],
    ['a number', 123_456, TOO_SHORT],
    ['missing', null, TOO_SHORT],
    [
      'one character too long',
      'a'.repeat(PASSWORD_MAX_LENGTH + 1),
      `Passwort darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen lang sein`,
    ],
  ])('is rejected with the message of its field → %s', async (_title, password, message) => {
    const { status, body } = await register(buildAddress(), password);
    expect(status).toBe(400);
    expect(body).toEqual({ error: message, code: 'BAD_USER_INPUT', fields: { password: message } });
  });

  it.each([
    ['the shortest', 'a'.repeat(PASSWORD_MIN_LENGTH)],
    ['the longest', 'ü'.repeat(PASSWORD_MAX_LENGTH)],
    ['only spaces', ' '.repeat(PASSWORD_MIN_LENGTH)],
  ])('is accepted → %s', async (_title, password) => {
    const username = buildAddress();
    expect((await register(username, password)).status).toBe(201);
    const { status } = await new TestClient(app).rest('post', '/api/login', { username, password });
    expect(status).toBe(200);
  });

  it('reports both fields when both are invalid, over REST and GraphQL', async () => {
    const fields = { username: ADDRESS_INVALID, password: TOO_SHORT };
    const { body } = await register('nix', 'kurz');
    expect(body).toEqual({ error: ADDRESS_INVALID, code: 'BAD_USER_INPUT', fields });
    const reply = await new TestClient(app).graphql(REGISTER, {
      input: { username: 'nix', password: 'kurz' },
    });
    expect(reply.body.errors[0]).toMatchObject({
      message: ADDRESS_INVALID,
      extensions: { code: 'BAD_USER_INPUT', fields },
    });
  });
});
