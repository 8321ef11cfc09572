import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

let app: TestApp;
const pass = withAppAndMailbox((given) => {
  app = given.app;
});

it('a sign-in whose notice could not be queued does not make its device trusted, so the next sign-in is mailed', async () => {
  const { id, username } = await buildUser(app);
  await app.db.change('UPDATE user SET addressConfirmedAt = ? WHERE id = ?', [app.clock(), id]);
  pass(60_000);
  const client = new TestClient(app);
  const logIn = () => client.rest('post', '/api/login', { username, password: PASSWORD });
  await app.source.query('ALTER TABLE mail RENAME TO mail_away');
  expect((await logIn()).status).toBe(500);
  await app.source.query('ALTER TABLE mail_away RENAME TO mail');
  expect((await logIn()).status).toBe(200);
  const { newDeviceMailedAt } = (await app.services.account.findById(id)) ?? {};
  expect(newDeviceMailedAt).toEqual(app.clock());
});
