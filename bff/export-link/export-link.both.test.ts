import { LINK_REFUSED } from '../platform/lib/link-token.rules.ts';
import { BAD_TOKENS } from '../workshop/testing/bad-tokens.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { exportTokenFor, takeByLink } from '../workshop/testing/export-links.ts';
import { LOG_OUT_EVERYWHERE } from '../workshop/testing/log-ins.ts';
import { ask, resetPassword } from '../workshop/testing/mail-links.ts';
import { rawRequest } from '../workshop/testing/raw-request.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;
const OVER = { code: 'BAD_USER_INPUT', body: { error: LINK_REFUSED, fields: { token: LINK_REFUSED } } };

let app: TestApp;
withApp((given) => {
  app = given;
});

/** Takes an export as a new visitor: `ok` or the code of the refusal, and what else the body has. */
async function take(token: string, attempt?: string) {
  const { code = 'ok', ...body } = (await takeByLink(new TestClient(app), token, attempt)).body;
  return { code, body };
}

/** Somebody with an answer, and the token of a link to their export. */
async function buildOwner() {
  const user = await buildUser(app);
  await user.client.rest('post', '/api/answers', { content: 'Der erste Schnee.' });
  return { ...user, token: await exportTokenFor(app, user.id) };
}

describe('a link to an export', () => {
  it('gives what the profile gives, without a session', async () => {
    const { client, token } = await buildOwner();
    const { body } = await client.rest('get', '/api/user/export');
    expect(body.answers).toMatchObject([{ content: 'Der erste Schnee.' }]);
    expect(await take(token)).toEqual({ code: 'ok', body });
  });

  it('signs nobody in', async () => {
    const { token } = await buildOwner();
    const reply = await takeByLink(new TestClient(app), token);
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('works once, also at the same moment in two tabs', async () => {
    const { token } = await buildOwner();
    const codes = (await Promise.all([take(token), take(token)])).map(({ code }) => code);
    expect(codes.sort()).toEqual(['BAD_USER_INPUT', 'ok']);
    expect(await take(token)).toEqual(OVER);
  });

  it('gives the export again to the attempt that took it first, and to no other one', async () => {
    const { client, token } = await buildOwner();
    const { body } = await client.rest('get', '/api/user/export');
    const [own, other] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(await take(token, own)).toEqual({ code: 'ok', body });
    expect(await take(token, own)).toEqual({ code: 'ok', body });
    expect(await take(token, other)).toEqual(OVER);
    expect(await take(token)).toEqual(OVER);
    expect((await take(token, 'short')).body.fields).toEqual({ attempt: expect.any(String) });
  });

  it('stays good when another one is used', async () => {
    const { id, token } = await buildOwner();
    app.setClock(new Date(START_OF_TESTS.getTime() + 1));
    const other = await exportTokenFor(app, id);
    expect([(await take(token)).code, (await take(other)).code]).toEqual(['ok', 'ok']);
  });

  it('is good to the end of its seven days', async () => {
    const { id, token } = await buildOwner();
    app.setClock(new Date(START_OF_TESTS.getTime() + 7 * DAY_MS));
    expect(await take(token)).toEqual(OVER);
    app.setClock(START_OF_TESTS);
    const other = await exportTokenFor(app, id);
    app.setClock(new Date(START_OF_TESTS.getTime() + 7 * DAY_MS - 1));
    expect((await take(other)).code).toBe('ok');
  });

  it.each<[meanwhile: string, (owner: Awaited<ReturnType<typeof buildOwner>>) => Promise<unknown>]>([
    ['the account was deleted', ({ client }) => client.rest('delete', '/api/user')],
    ['its owner has logged out everywhere', ({ client }) => ask(client, LOG_OUT_EVERYWHERE)],
    ['the account was locked', ({ id }) => app.services.account.setLocked(id, true)],
  ])('is over when %s meanwhile', async (_meanwhile, work) => {
    const owner = await buildOwner();
    await work(owner);
    expect(await take(owner.token)).toEqual(OVER);
  });

  it('opens the diary of a locked account, when it is made after the lock', async () => {
    const { id } = await buildOwner();
    await app.services.account.setLocked(id, true);
    const { code, body } = await take(await exportTokenFor(app, id));
    expect([code, body]).toEqual(['ok', expect.objectContaining({ provider: 'local' })]);
  });

  it('is used up by no scanner that opens it', async () => {
    const { token } = await buildOwner();
    for (const path of [`/mein-export?token=${token}`, `/api/user/export-by-link?token=${token}`]) {
      for (const method of ['GET', 'HEAD']) await rawRequest(app, method, path);
    }
    expect((await take(token)).code).toBe('ok');
  });

  it('is a line of the security log under the pseudonym of its account, without token and address', async () => {
    const { id, username, token } = await buildOwner();
    await take(token);
    await take(token);
    const lines = app.log().split('\n').filter(Boolean);
    const events = lines
      .map((line) => JSON.parse(line))
      .filter(({ field, userRef }) => field === 'exportByLink' && userRef === app.events.userRef(id));
    expect(events.map(({ event, outcome }) => [event, outcome])).toEqual([
      ['data-export', 'ok'],
      ['data-export', 'BAD_USER_INPUT'],
    ]);
    for (const secret of [username, token]) expect(app.log()).not.toContain(secret);
  });
});

describe('a token that is not the one of the link', () => {
  it.each(BAD_TOKENS)('is over → %s', async (_kind, spoil) => {
    const { token } = await buildOwner();
    expect(await take(spoil(token))).toEqual(OVER);
    expect((await take(token)).code).toBe('ok');
  });

  it('is over for the one that sets a new password, and the other way round', async () => {
    const { id, token } = await buildOwner();
    const user = await app.services.account.findById(id);
    if (!user) throw new Error('There is no such account.');
    const wayIn = new URL(app.services.reset.wayIn(user).link).hash.slice(1);
    expect(await take(wayIn)).toEqual(OVER);
    const fields = { token: LINK_REFUSED };
    const refused = { code: 'BAD_USER_INPUT', message: LINK_REFUSED, fields };
    expect(await resetPassword(new TestClient(app), token, 'ein neues Wort')).toEqual(refused);
  });
});
