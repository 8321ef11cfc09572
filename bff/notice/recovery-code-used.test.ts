import { buildConfirmed } from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

it.each([
  ['local', '/passwort-vergessen'],
  ['google', 'entferne in Deinem Profil den neuen Passkey'],
])('a used recovery code is mailed with a way back that fits the account → %s', async (provider, way) => {
  const { id, username } = await buildConfirmed(app, mailbox);
  await app.db.change('UPDATE user SET provider = ? WHERE id = ?', [provider, id]);
  await app.db.write((tx) => app.outbox.add(tx, 'recovery-code-used', username));
  const { text } = await mailbox.nthTo(username, 2);
  expect(text).toContain(way);
});
