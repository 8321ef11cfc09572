import { ADDRESS_HAS_ACCOUNT } from '../account/account.sentences.rules.ts';
import { UserEntity } from '../account/user.entity.ts';
import type { Person } from '../workshop/stand-ins/fake-people.ts';
import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { buildAddress, buildAnswer, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const HINT = {
  error: ADDRESS_HAS_ACCOUNT,
  code: 'CONFLICT',
};

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

async function byGoogle(person: Person, client = new TestClient(stage.app)) {
  const idToken = await stage.googleToken({ ...person });
  return client.rest('post', '/api/auth/google', { idToken });
}

async function byApple(person: Person, client = new TestClient(stage.app)) {
  const { code, user } = await stage.throughApple(client, person);
  return client.rest('post', '/auth/apple/callback', { code, user });
}

const ways = [
  { provider: 'google', enter: byGoogle },
  { provider: 'apple', enter: byApple },
];

describe('an address of an existing account', () => {
  it.each(ways)(
    'gives 409 and no look into the local account of that address → $provider',
    async ({ enter }) => {
      const owner = await buildUser(stage.app);
      await buildAnswer(owner.client, 'Nur meins.');
      const client = new TestClient(stage.app);
      const reply = await enter(buildPerson({ email: owner.username }), client);
      expect([reply.status, reply.body]).toEqual([409, HINT]);
      expect((await client.rest('get', '/api/answers')).status).toBe(401);
      const user = await stage.app.database.source.manager.findOneByOrFail(UserEntity, { id: owner.id });
      expect(user).toMatchObject({ provider: 'local', appleId: null });
    },
  );

  it.each(ways)(
    'gives 409 to somebody else who brings it from the same provider → $provider',
    async ({ enter }) => {
      const first = buildPerson();
      await enter(first);
      expect((await enter(buildPerson({ email: first.email }))).status).toBe(409);
    },
  );

  it('returns 409 between Google and Apple, in both directions', async () => {
    const [one, other] = [buildPerson(), buildPerson()];
    await byGoogle(one);
    expect((await byApple({ ...buildPerson(), email: one.email })).body).toEqual(HINT);
    await byApple(other);
    expect((await byGoogle({ ...buildPerson(), email: other.email })).body).toEqual(HINT);
  });

  it.each(ways)(
    'cannot be registered, nor logged in to by password → $provider',
    async ({ provider, enter }) => {
      const person = buildPerson();
      await enter(person);
      const client = new TestClient(stage.app);
      const credentials = { username: person.email, password: PASSWORD };
      expect((await client.rest('post', '/api/register', credentials)).status).toBe(409);
      for (const password of [PASSWORD, `!${provider}`, `!${provider}!`]) {
        const reply = await client.rest('post', '/api/login', { ...credentials, password });
        expect(reply.status).toBe(401);
      }
    },
  );

  it.each(ways)('is the same address in capitals → $provider', async ({ enter }) => {
    const { username } = await buildUser(stage.app);
    expect((await enter(buildPerson({ email: username.toUpperCase() }))).status).toBe(409);
  });
});

describe('the subject', () => {
  it.each(ways)('identifies the account even if the address has changed → $provider', async ({ enter }) => {
    const person = buildPerson();
    const first = await enter(person);
    const taken = await buildUser(stage.app);
    const later = await enter({ ...person, email: taken.username });
    expect(later.status).toBe(200);
    expect(later.body).toEqual(first.body);
  });

  it('of Google differs from the same subject of Apple', async () => {
    const person = buildPerson();
    const google = await byGoogle(person);
    const apple = await byApple({ ...person, email: buildAddress() });
    expect(apple.body.id).not.toBe(google.body.id);
  });

  it('is case-sensitive', async () => {
    const person = buildPerson();
    const lower = await byGoogle({ ...person, sub: 'same-but-case' });
    const upper = await byGoogle({ ...person, sub: 'SAME-but-case', email: buildAddress() });
    expect([lower.status, upper.status]).toEqual([200, 200]);
    expect(upper.body.id).not.toBe(lower.body.id);
  });
});

describe('an address that only looks like another', () => {
  it.each([
    ['a Kelvin sign for k', 'kelvin', '\u212Aelvin'],
    ['a Cyrillic a', 'anna', '\u0430nna'],
    ['an umlaut', 'anna', 'änna'],
  ])(
    'is refused by Google, and kept apart as an address of its own by Apple → %s',
    async (_title, plain, alike) => {
      const domain = buildAddress().split('@')[1]?.replace('example', crypto.randomUUID());
      const username = `${plain}@${domain}`;
      await new TestClient(stage.app).rest('post', '/api/register', { username, password: PASSWORD });
      const person = buildPerson({ email: `${alike}@${domain}` });
      expect((await byGoogle(person)).status).toBe(401);
      const reply = await byApple(person);
      expect(reply.status).toBe(200);
      const { manager } = stage.app.database.source;
      const row = await manager.findOneByOrFail(UserEntity, { id: reply.body.id });
      expect(row.username).toMatch(/^apple-[0-9a-f]{16}@users\.invalid$/);
    },
  );
});
