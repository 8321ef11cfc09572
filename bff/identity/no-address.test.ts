import { UserEntity } from '../account/user.entity.ts';
import {
  buildPerson,
  createProviderStage,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { buildAddress } from '../workshop/testing/builders.ts';
import { codeOf } from '../workshop/testing/passkeys.ts';
import { CREATE_RECOVERY_CODE } from '../workshop/testing/recovery-codes.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const userRow = (id: number) => stage.app.database.source.manager.findOneByOrFail(UserEntity, { id });

describe('an account without an address', () => {
  it.each([
    ['gives none', undefined, undefined],
    ['has not verified it', 'anna.ungeprueft@example.org', 'false'],
  ])(
    'has a made-up address that nobody has, and that its owner never sees, where Apple %s',
    async (_title, email, email_verified) => {
      const client = new TestClient(stage.app);
      const { code } = await stage.throughApple(client, buildPerson({ email, email_verified }));
      const { body } = await client.rest('post', '/auth/apple/callback', { code });
      expect((await userRow(body.id)).username).toMatch(/^apple-[0-9a-f]{16}@users\.invalid$/);
      const replies = [
        await client.rest('get', '/api/user'),
        await client.rest('get', '/api/user/export'),
        await client.graphql('{ me { username } }'),
      ];
      expect(replies.map((reply) => reply.body)).toEqual([
        expect.objectContaining({ id: body.id, username: '' }),
        expect.objectContaining({ provider: 'apple', username: '' }),
        { data: { me: { username: null } } },
      ]);
      expect(JSON.stringify([body, ...replies.map(({ text }) => text)])).not.toContain('users.invalid');
    },
  );

  it('gets no recovery code until it has an address, which recovery needs', async () => {
    const client = new TestClient(stage.app);
    const { code } = await stage.throughApple(client, buildPerson({ email: undefined }));
    const { body } = await client.rest('post', '/auth/apple/callback', { code });
    const refused = await client.graphql(CREATE_RECOVERY_CODE);
    expect([codeOf(refused), refused.body.errors[0].message]).toEqual([
      'FORBIDDEN',
      'Für das Blatt braucht Dein Konto eine E-Mail-Adresse. Gib sie bitte zuerst im Profil an.',
    ]);
    await stage.app.database.source.manager.update(UserEntity, body.id, { username: buildAddress() });
    expect(codeOf(await client.graphql(CREATE_RECOVERY_CODE))).toBe('none');
  });
});
