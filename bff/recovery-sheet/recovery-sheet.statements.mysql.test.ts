import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UserEntity } from '../account/user.entity.ts';
import { buildAddress, buildUser } from '../workshop/testing/builders.ts';
import { type DatabaseServer, requireDatabaseServer } from '../workshop/testing/database-server.ts';
import { CHECK_SHEET, createSheet, RECOVER_WITH_PASSWORD } from '../workshop/testing/recovery-sheets.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const WRONG_CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01';
const MORE_THAN_THE_POOL = 20;

let server: DatabaseServer;
let app: TestApp;
beforeAll(async () => {
  // The server counts for all of its clients, so no other test may use it.
  server = await requireDatabaseServer();
  app = await createTestApp({ serverUrl: server.url });
  await Promise.all(Array.from({ length: MORE_THAN_THE_POOL }, () => app.db.all('SELECT 1')));
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

async function questions(): Promise<number> {
  const [row]: { Value: string }[] = await app.database.source.query("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(row?.Value);
}

async function addressOf(what: string): Promise<string> {
  if (what === 'nobody') return buildAddress();
  const { id, client, username } = await buildUser(app);
  if (what !== 'an account without a sheet') await createSheet(client);
  if (what === 'an account without a password') {
    await app.db.write((tx) =>
      tx.manager.update(UserEntity, id, { provider: 'google', password: '!google' }),
    );
  }
  return username;
}

it.each([
  ['a check', CHECK_SHEET, {}],
  ['a recovery', RECOVER_WITH_PASSWORD, { password: 'ein neues Wort' }],
])('%s that fails does the same statements whoever it is for', async (_title, document, more) => {
  const counts = new Map<string, number>();
  const people = [
    'nobody',
    'an account without a sheet',
    'an account with one',
    'an account without a password',
  ];
  for (const what of people) {
    const input = { username: await addressOf(what), code: WRONG_CODE, ...more };
    const before = await questions();
    const { body } = await new TestClient(app).graphql(document, { input });
    counts.set(what, (await questions()) - before - 1);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
  expect([...new Set(counts.values())]).toHaveLength(1);
  expect(counts.get('nobody')).toBeGreaterThan(2);
});
