import { LINK_REFUSED } from '../platform/lib/link-token.rules.ts';
import { BAD_TOKENS } from '../workshop/testing/bad-tokens.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import {
  buildConfirmed,
  CONFIRM_PAGE,
  confirmAddress,
  credentialsOf,
  refuseAddress,
  SUBJECTS,
  subjectsTo,
  tokenTo,
} from '../workshop/testing/mail-links.ts';
import { linkIn, type Mailbox } from '../workshop/testing/mailbox.ts';
import { rawRequest } from '../workshop/testing/raw-request.ts';
import { createTestApp, START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withAppAndMailbox } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;
const OVER = { code: 'BAD_USER_INPUT', message: LINK_REFUSED, fields: { token: LINK_REFUSED } };

let app: TestApp;
let mailbox: Mailbox;
withAppAndMailbox((given) => {
  ({ app, mailbox } = given);
});

/** A new account and the token that has been sent to its address. */
async function buildAsked() {
  const user = await buildUser(app);
  return { ...user, token: await tokenTo(mailbox, user.username, CONFIRM_PAGE) };
}

const isConfirmed = async (client: TestClient): Promise<boolean> =>
  (await credentialsOf(client)).isAddressConfirmed;
const visitor = () => new TestClient(app);

describe('a registration', () => {
  it('sends a mail whose only link carries the token in the fragment', async () => {
    const { username } = await buildUser(app);
    const mail = await mailbox.nthTo(username);
    const link = linkIn(mail);
    expect(mail.subject).toBe(SUBJECTS.confirm);
    expect([link.origin, link.pathname, link.search]).toEqual([app.origin, CONFIRM_PAGE, '']);
    expect(mail.text).toContain('„Das bin ich nicht“');
    expect(mail.html).toContain(`href="${link.href}"`);
    expect(await subjectsTo(app, mailbox, username)).toHaveLength(1);
  });

  it('allows everything before the address is confirmed', async () => {
    const { client } = await buildAsked();
    expect(await isConfirmed(client)).toBe(false);
    expect((await client.rest('post', '/api/answers', { content: 'Der erste Schnee.' })).status).toBe(201);
  });
});

describe('the link that confirms an address', () => {
  it('confirms the address for the signed-in owner', async () => {
    const { client, username, token } = await buildAsked();
    expect(await confirmAddress(client, token)).toEqual({
      code: 'ok',
      data: { confirmAddress: { username } },
    });
    expect(await credentialsOf(client)).toMatchObject({ username, isAddressConfirmed: true });
  });

  it('confirms the address in another browser with the password, and signs nobody in', async () => {
    const { client, token } = await buildAsked();
    const phone = visitor();
    expect((await confirmAddress(phone, token, PASSWORD)).code).toBe('ok');
    expect(await isConfirmed(client)).toBe(true);
    expect((await phone.rest('get', '/api/user')).status).toBe(401);
  });

  it.each<[who: string, client: () => Promise<TestClient>, password: string | undefined]>([
    ['nobody is signed in', async () => visitor(), undefined],
    ['the password is wrong', async () => visitor(), 'falsches Wort'],
    ['somebody else is signed in', async () => (await buildUser(app)).client, undefined],
    ['somebody else is signed in and guesses', async () => (await buildUser(app)).client, 'falsches Wort'],
    [
      'the owner of another confirmed address is',
      async () => (await buildConfirmed(app, mailbox)).client,
      undefined,
    ],
  ])('is not enough where %s, and stays valid for the owner', async (_who, clientOf, password) => {
    const { client, token } = await buildAsked();
    const outcome = await confirmAddress(await clientOf(), token, password);
    expect(outcome.code).toBe('UNAUTHENTICATED');
    expect(await isConfirmed(client)).toBe(false);
    expect((await confirmAddress(client, token)).code).toBe('ok');
  });

  it('is rejected while another account is signed in', async () => {
    const { username, token } = await buildAsked();
    const headers = { 'X-User': '1' };
    const owner = new TestClient(app, headers);
    const logIn = await owner.rest('post', '/api/login', { username, password: PASSWORD });
    expect(logIn.status).toBe(200);
    expect((await confirmAddress(owner, token)).code).toBe('UNAUTHENTICATED');
  });

  it('limits failed passwords like the log-in', async () => {
    const strict = await createTestApp({ mail: mailbox.settings, rateLimitScale: 1 });
    const { username } = await buildUser(strict);
    const token = await tokenTo(mailbox, username, CONFIRM_PAGE);
    const codes: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      codes.push((await confirmAddress(new TestClient(strict), token, 'falsches Wort')).code);
    }
    expect(codes).toEqual([...Array(5).fill('UNAUTHENTICATED'), ...Array(2).fill('TOO_MANY_REQUESTS')]);
    await strict.close();
  });

  it.each(BAD_TOKENS)('is rejected with a damaged token → %s', async (_kind, spoil) => {
    const { client, token } = await buildAsked();
    expect(await confirmAddress(client, spoil(token))).toEqual(OVER);
    expect(await refuseAddress(client, spoil(token))).toEqual(OVER);
    expect(await isConfirmed(client)).toBe(false);
    expect((await confirmAddress(client, token)).code).toBe('ok');
  });

  it('works once, whatever the browser, even with the password', async () => {
    const { client, token } = await buildAsked();
    await confirmAddress(client, token);
    expect(await confirmAddress(client, token)).toEqual(OVER);
    expect(await confirmAddress(visitor(), token, PASSWORD)).toEqual(OVER);
    expect(await refuseAddress(visitor(), token)).toEqual(OVER);
    expect(await isConfirmed(client)).toBe(true);
  });

  it('works once in many concurrent tabs', async () => {
    const { client, token } = await buildAsked();
    const tabs = Array.from({ length: 8 }, () => confirmAddress(client, token));
    const codes = (await Promise.all(tabs)).map(({ code }) => code);
    expect(codes.sort()).toEqual([...Array(7).fill('BAD_USER_INPUT'), 'ok']);
  });

  it('expires after 24 hours', async () => {
    const [early, late] = [await buildAsked(), await buildAsked()];
    app.setClock(new Date(START_OF_TESTS.getTime() + DAY_MS - 1));
    expect((await confirmAddress(early.client, early.token)).code).toBe('ok');
    app.setClock(new Date(START_OF_TESTS.getTime() + DAY_MS));
    expect(await confirmAddress(late.client, late.token)).toEqual(OVER);
  });

  it('of another account confirms nothing', async () => {
    const [one, other] = [await buildAsked(), await buildAsked()];
    expect((await confirmAddress(one.client, other.token)).code).toBe('UNAUTHENTICATED');
    expect([await isConfirmed(one.client), await isConfirmed(other.client)]).toEqual([false, false]);
  });

  it('fails when the account has been deleted, even if the address is registered again', async () => {
    const { client, username, token } = await buildAsked();
    await client.rest('delete', '/api/user');
    expect(await confirmAddress(visitor(), token, PASSWORD)).toEqual(OVER);
    const again = visitor();
    await again.rest('post', '/api/register', { username, password: PASSWORD });
    expect(await confirmAddress(again, token)).toEqual(OVER);
    expect(await isConfirmed(again)).toBe(false);
  });

  it.each([
    ['GET', (token: string) => `${CONFIRM_PAGE}?token=${token}`],
    ['GET', (token: string) => `${CONFIRM_PAGE}/${token}`],
    ['HEAD', (token: string) => `${CONFIRM_PAGE}?token=${token}`],
    [
      'GET',
      (token: string) =>
        `/graphql?query=${encodeURIComponent(`mutation { confirmAddress(input: { token: "${token}" }) { username } }`)}`,
    ],
    [
      'HEAD',
      (token: string) =>
        `/graphql?query=${encodeURIComponent(`mutation { refuseAddress(input: { token: "${token}" }) { username } }`)}`,
    ],
  ] as const)('is not used up by a link scanner → %s, case %#', async (method, path) => {
    const { client, token } = await buildAsked();
    await rawRequest(app, method, path(token));
    expect(await isConfirmed(client)).toBe(false);
    expect((await confirmAddress(client, token)).code).toBe('ok');
  });
});
