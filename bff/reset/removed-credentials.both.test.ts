import { buildProgram } from '../workshop/testing/api-tokens.ts';
import {
  buildConfirmed,
  RESET,
  removeRecentCredentials,
  requestReset,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { addPasskey, codeOf, signIn } from '../workshop/testing/passkeys.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const visitor = () => new TestClient(app);
type Person = Awaited<ReturnType<typeof buildConfirmed>>;

async function connectGoogle({ id, username }: Person): Promise<void> {
  const user = await app.services.account.findById(id);
  if (!user) throw new Error('The account is missing.');
  await app.services.identity.connect(user, {
    provider: 'google',
    subject: username,
    email: null,
    name: null,
  });
}

/** Resets the password; returns the token of the button that removes the recent credentials. */
async function reset({ username }: Person): Promise<string> {
  await requestReset(visitor(), username);
  const token = await tokenTo(mailbox, username, '/passwort-neu');
  const { body } = await visitor().graphql(RESET, { input: { token, password: 'ein neues Wort' } });
  return body.data.resetPassword.recentCredentials.removalToken;
}

async function resetAndRemove(person: Person): Promise<string> {
  return (await removeRecentCredentials(visitor(), await reset(person))).code;
}

describe('the removal of recent credentials', () => {
  it('removes what the page lists to the end of the 30 days, and mails also about an identity alone', async () => {
    const owner = await buildConfirmed(app, mailbox);
    await connectGoogle(owner);
    pass(30 * DAY_MS - 1);
    expect(await resetAndRemove(owner)).toBe('ok');
    expect(await app.services.identity.list(owner.id)).toEqual([]);
    expect(await subjectsTo(app, mailbox, owner.username)).toContain(SUBJECTS.wayInRemoved);
  });

  it('leaves the credentials of other people alone', async () => {
    const [owner, other] = [await buildConfirmed(app, mailbox), await buildConfirmed(app, mailbox)];
    await addPasskey(owner.client);
    const { authenticator } = await addPasskey(other.client);
    const program = await buildProgram(app, other.client, 'answers:read');
    await connectGoogle(other);
    expect(await resetAndRemove(owner)).toBe('ok');
    expect(codeOf(await signIn(visitor(), authenticator))).toBe('none');
    expect(await app.services.identity.list(other.id)).toHaveLength(1);
    expect((await program.rest('get', '/api/answers')).status).toBe(200);
  });

  it('works with the same token after a removal that the database could not finish', async () => {
    const owner = await buildConfirmed(app, mailbox);
    await connectGoogle(owner);
    const token = await reset(owner);
    await app.source.query('ALTER TABLE mail RENAME TO mail_away');
    expect((await removeRecentCredentials(visitor(), token)).code).toBe('INTERNAL_SERVER_ERROR');
    await app.source.query('ALTER TABLE mail_away RENAME TO mail');
    expect(await app.services.identity.list(owner.id)).toHaveLength(1);
    expect((await removeRecentCredentials(visitor(), token)).code).toBe('ok');
    expect(await app.services.identity.list(owner.id)).toEqual([]);
  });
});
