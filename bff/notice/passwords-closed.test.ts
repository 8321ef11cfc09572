import { createProduct } from '../product.ts';
import { buildAddress, PASSWORD } from '../workshop/testing/builders.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox(
  (given) => {
    ({ app, mailbox } = given);
  },
  { arePasswordsClosed: true },
);

it('where passwords are closed, the mail about a used recovery code leads to the profile', async () => {
  const username = buildAddress();
  const { database, env, logger, secrets } = app;
  const open = { ...env, arePasswordsClosed: false };
  const before = createProduct(open, secrets, { source: database.source, logger });
  const { id } = await before.services.account.register({ username, password: PASSWORD }, 'Europe/Berlin');
  const longAgo = new Date('2026-11-01T12:00:00Z');
  await app.db.change('UPDATE user SET addressConfirmedAt = ? WHERE id = ?', [longAgo, id]);
  await app.db.write((tx) => app.outbox.add(tx, 'recovery-code-used', username));
  const { text } = await mailbox.nthTo(username, 1);
  expect(text).toContain('/account#sicherheit');
  expect(text).not.toContain('/passwort-vergessen');
});
