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

it('a used recovery code is mailed also to a person who has switched the notices off', async () => {
  const { id, username } = await buildConfirmed(app, mailbox);
  await app.db.change('UPDATE user SET hasNotices = ? WHERE id = ?', [false, id]);
  await app.db.write((tx) => app.outbox.add(tx, 'recovery-code-used', username));
  expect((await mailbox.nthTo(username, 2)).subject).toBe('Dein Wiederherstellungsblatt wurde benutzt');
});
