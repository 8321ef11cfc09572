import { randomUUID } from 'node:crypto';
import { buildAddress, buildUser } from '../workshop/testing/builders.ts';
import { createCountedApp } from '../workshop/testing/counted-app.ts';
import { buildConfirmed, requestReset } from '../workshop/testing/mail-links.ts';
import { createMailbox, type Mailbox } from '../workshop/testing/mailbox.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

let mailbox: Mailbox;
let app: TestApp;
beforeAll(async () => {
  mailbox = await createMailbox();
  app = await createCountedApp({ mail: mailbox.settings });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

/** Excludes prepared statements, which each connection prepares once. */
const COUNTED =
  /^(Questions|Com_(select|insert|insert_select|update|delete|begin|commit)|Handler_(read_key|read_next|write|update|delete))$/;

async function statements(): Promise<Map<string, number>> {
  const rows: { Variable_name: string; Value: string }[] =
    await app.database.source.query('SHOW GLOBAL STATUS');
  return new Map(
    rows
      .filter(({ Variable_name }) => COUNTED.test(Variable_name))
      .map(({ Variable_name, Value }) => [Variable_name, Number(Value)]),
  );
}

/** Returns the server's counts of statements and row operations during the work. */
async function statementsOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await statements();
  await work();
  const after = await statements();
  const changes = [...after].map(([name, count]): [string, number] => [
    name,
    count - (before.get(name) ?? 0),
  ]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

describe('the statements of a request for a new password, counted by the server', () => {
  it('are the same for every address, also when the browser claims to be trusted', async () => {
    const rounds = [new TestClient(app), (await buildUser(app)).client].map(async (client) => {
      const { username: confirmed } = await buildConfirmed(app, mailbox);
      const { username: unconfirmed } = await buildUser(app);
      const google = buildAddress();
      const identity = { provider: 'google', subject: randomUUID(), email: google, name: null } as const;
      await app.services.identity.findOrCreate(identity, 'Europe/Berlin');
      return { client, addresses: [confirmed, unconfirmed, google] };
    });
    const built = await Promise.all(rounds);
    await app.sendMails();
    // Stops the mail sender, so that its statements are not counted.
    await app.sender?.stop();
    for (const { client, addresses } of built) {
      await requestReset(client, buildAddress());
      const unknown = await statementsOf(() => requestReset(client, buildAddress()));
      expect(unknown.Questions).toBeGreaterThan(3);
      for (const address of addresses) {
        expect([address, await statementsOf(() => requestReset(client, address))]).toEqual([
          address,
          unknown,
        ]);
      }
    }
  });
});
