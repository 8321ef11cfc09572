import { UserEntity } from '../account/user.entity.ts';
import { runPeople } from '../commands/people/people.ts';
import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { until } from '../workshop/testing/until.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => {
  stage.setClockToNow();
  for (const path of ['token', 'revocation'] as const) stage.apple.fail(path);
});
afterAll(() => stage.close());

async function signIn(person = buildPerson()) {
  const client = new TestClient(stage.app);
  const { code, user } = await stage.throughApple(client, person);
  const { body } = await client.rest('post', '/auth/apple/callback', { code, user });
  return { client, person, id: Number(body.id) };
}

/** Waits until Apple's stand-in has received this many revocations. */
async function untilRevoked(times: number): Promise<void> {
  await until(() => stage.apple.requests('revocation') >= times);
  expect(stage.apple.requests('revocation')).toBe(times);
}

describe('deleting an account that was made with Apple', () => {
  it('revokes its token at Apple once, and the same person can create a new account', async () => {
    const before = stage.apple.requests('revocation');
    const { client, person, id } = await signIn();
    expect((await client.rest('delete', '/api/user')).status).toBe(200);
    await untilRevoked(before + 1);
    const again = await signIn(person);
    expect(again.id).not.toBe(id);
  });

  it('does the same when the operator deletes it', async () => {
    const before = stage.apple.requests('revocation');
    const { id } = await signIn();
    const terminal = { print: () => undefined, confirm: async () => true };
    await runPeople(['delete', String(id)], stage.app, terminal);
    await untilRevoked(before + 1);
    expect(await stage.app.services.account.findById(id)).toBeNull();
  });

  it('succeeds at once while Apple fails, and retries in the background', async () => {
    const before = stage.apple.requests('revocation');
    const { client, id } = await signIn();
    stage.apple.fail('revocation', { status: 500 });
    expect((await client.rest('delete', '/api/user')).status).toBe(200);
    expect(await stage.app.database.source.manager.findOneBy(UserEntity, { id })).toBeNull();
    await untilRevoked(before + 1);
    stage.apple.fail('revocation');
    await untilRevoked(before + 2);
  });

  it('succeeds when the stored token cannot be decrypted', async () => {
    const { client, id } = await signIn();
    await stage.app.db.write((tx) =>
      tx.run("UPDATE user_identity SET encryptedToken = 'v2.1.AAAA' WHERE userId = ?", [id]),
    );
    expect((await client.rest('delete', '/api/user')).status).toBe(200);
    expect(await stage.app.database.source.manager.findOneBy(UserEntity, { id })).toBeNull();
    expect(stage.app.log()).toContain('a refresh token could not be read');
  });
});

describe('the name that Apple sends only once', () => {
  it('survives a failed exchange: the next attempt in the same browser stores it', async () => {
    const person = buildPerson({ name: 'Änne Groß' });
    const client = new TestClient(stage.app);
    const first = await stage.throughApple(client, person);
    stage.apple.fail('token', { status: 500 });
    const failed = await client.rest('post', '/auth/apple/callback', { code: first.code, user: first.user });
    expect(failed.status).toBe(503);
    stage.apple.fail('token');
    const second = await stage.throughApple(client, person);
    expect(second.user).toBeUndefined();
    const { body } = await client.rest('post', '/auth/apple/callback', { code: second.code });
    expect(body).toMatchObject({ username: person.email, name: 'Änne Groß' });
  });
});
