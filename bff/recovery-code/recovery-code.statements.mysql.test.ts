import { UserEntity } from '../account/user.entity.ts';
import { buildAddress, buildUser } from '../workshop/testing/builders.ts';
import { type CountedApp, createCountedApp } from '../workshop/testing/counted-app.ts';
import {
  CHECK_RECOVERY_CODE,
  createRecoveryCode,
  RECOVER_WITH_PASSWORD,
} from '../workshop/testing/recovery-codes.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const WRONG_CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01';

let app: CountedApp;
beforeAll(async () => {
  app = await createCountedApp();
});
afterAll(() => app.close());

async function addressOf(what: string): Promise<string> {
  if (what === 'nobody') return buildAddress();
  const { id, client, username } = await buildUser(app);
  if (what !== 'an account without a recovery code') await createRecoveryCode(client);
  if (what === 'an account without a password') {
    await app.db.write((tx) =>
      tx.manager.update(UserEntity, id, { provider: 'google', password: '!google' }),
    );
  }
  return username;
}

it.each([
  ['a check', CHECK_RECOVERY_CODE, {}],
  ['a recovery', RECOVER_WITH_PASSWORD, { password: 'ein neues Wort' }],
])('%s that fails runs the same statements for every account', async (_title, document, more) => {
  const counts = new Map<string, number>();
  const people = [
    'nobody',
    'an account without a recovery code',
    'an account with one',
    'an account without a password',
  ];
  for (const what of people) {
    const input = { username: await addressOf(what), code: WRONG_CODE, ...more };
    const statements = await app.statementsOf(async () => {
      const { body } = await new TestClient(app).graphql(document, { input });
      expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    });
    counts.set(what, statements);
  }
  expect([...new Set(counts.values())]).toHaveLength(1);
  expect(counts.get('nobody')).toBeGreaterThan(2);
});
