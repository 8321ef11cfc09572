import { API_TOKENS, buildProgram } from '../workshop/testing/api-tokens.ts';
import { buildDevice, buildUser } from '../workshop/testing/builders.ts';
import { LOG_OUT_EVERYWHERE } from '../workshop/testing/log-ins.ts';
import {
  buildConfirmed,
  requestReset,
  resetPassword,
  SUBJECTS,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import type { Mailbox } from '../workshop/testing/mailbox.ts';
import { createRecoveryCode, RECOVER_WITH_PASSWORD } from '../workshop/testing/recovery-codes.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;
const CHANGE_PASSWORD =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }';

let app: TestApp;
let mailbox: Mailbox;
const pass = withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

const keysOf = async (client: TestClient) => (await client.graphql(API_TOKENS)).body.data.me.apiTokens;
const statusOf = async (program: TestClient) => (await program.rest('get', '/api/answers')).status;

describe('an API token ends', () => {
  let owner: Awaited<ReturnType<typeof buildUser>>;
  let program: TestClient;

  const start = async () => {
    owner = await buildUser(app);
    program = await buildProgram(app, owner.client, 'answers:read');
    expect(await statusOf(program)).toBe(200);
  };

  it('when it expires, and the purge deletes its row', async () => {
    await start();
    pass(90 * DAY_MS - 1);
    expect(await statusOf(program)).toBe(200);
    pass(1);
    expect(await statusOf(program)).toBe(401);
    await app.services.apiTokens.purge();
    expect(await app.db.all('SELECT id FROM api_token WHERE userId = ?', [owner.id])).toEqual([]);
  });

  it('with a new password, if its owner chooses so', async () => {
    await start();
    const change = (input: object) =>
      owner.client.graphql(CHANGE_PASSWORD, { input: { password: 'ein neues Wort', ...input } });
    await change({});
    expect(await statusOf(program)).toBe(200);
    await change({ endsApiTokens: true });
    expect([await statusOf(program), await keysOf(owner.client)]).toEqual([401, []]);
  });

  it('with the account', async () => {
    await start();
    await owner.client.rest('delete', '/api/user');
    expect(await statusOf(program)).toBe(401);
    expect(await app.db.all('SELECT id FROM api_token WHERE userId = ?', [owner.id])).toEqual([]);
  });

  it('while its account is locked', async () => {
    await start();
    await app.services.account.setLocked(owner.id, true);
    expect(await statusOf(program)).toBe(401);
    await app.services.account.setLocked(owner.id, false);
    expect(await statusOf(program)).toBe(200);
  });

  it('with a password reset, and the mail about the reset says so', async () => {
    const user = await buildConfirmed(app, mailbox);
    const key = await buildProgram(app, user.client, 'answers:read');
    await requestReset(new TestClient(app), user.username);
    const token = await tokenTo(mailbox, user.username, '/passwort-neu');
    await resetPassword(new TestClient(app), token, 'ein neues Wort');
    expect(await statusOf(key)).toBe(401);
    await app.sendMails();
    const mail = mailbox.arrived.find(
      ({ subject, recipients }) => recipients.includes(user.username) && subject === SUBJECTS.passwordChanged,
    );
    expect(mail?.text).toContain('kein Zugang für Programme gilt mehr');
  });

  it('with a recovery by code', async () => {
    await start();
    const code = await createRecoveryCode(owner.client);
    const input = { username: owner.username, code, password: 'ein neues Wort' };
    await new TestClient(app).graphql(RECOVER_WITH_PASSWORD, { input });
    expect(await statusOf(program)).toBe(401);
  });

  it('not with a log-out, on one or all devices, unless its owner chooses so', async () => {
    await start();
    await owner.client.rest('post', '/api/logout');
    const other = await buildDevice(app, owner.username);
    const logOutEverywhere = (endsApiTokens: boolean) =>
      other.graphql(
        `mutation { logOutEverywhere(input: { endsApiTokens: ${endsApiTokens} }) { account { apiTokens { id } } } }`,
      );
    await other.graphql(LOG_OUT_EVERYWHERE);
    await logOutEverywhere(false);
    expect(await statusOf(program)).toBe(200);
    const { body } = await logOutEverywhere(true);
    expect(body.data.logOutEverywhere).toEqual({ account: { apiTokens: [] } });
    expect([await statusOf(program), await keysOf(other)]).toEqual([401, []]);
  });
});
