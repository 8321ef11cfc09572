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

/** Downloads an export as a new visitor; returns `ok` or the error code, and the rest of the body. */
async function take(token: string, attempt?: string) {
  const { code = 'ok', ...body } = (await takeByLink(new TestClient(app), token, attempt)).body;
  return { code, body };
}

/** A person with an answer, and the token of an export link. */
async function buildOwner() {
  const user = await buildUser(app);
  await user.client.rest('post', '/api/answers', { content: 'Der erste Schnee.' });
  return { ...user, token: await exportTokenFor(app, user.id) };
}

describe('a link to an export', () => {
  it('downloads the same export as the profile, without a session', async () => {
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

  it('works once, also in two concurrent tabs', async () => {
    const { token } = await buildOwner();
    const codes = (await Promise.all([take(token), take(token)])).map(({ code }) => code);
    expect(codes.sort()).toEqual(['BAD_USER_INPUT', 'ok']);
    expect(await take(token)).toEqual(OVER);
  });

  it('allows a retry of the same attempt only', async () => {
    const { client, token } = await buildOwner();
    const { body } = await client.rest('get', '/api/user/export');
    const [own, other] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(await take(token, own)).toEqual({ code: 'ok', body });
    expect(await take(token, own)).toEqual({ code: 'ok', body });
    expect(await take(token, other)).toEqual(OVER);
    expect(await take(token)).toEqual(OVER);
    expect((await take(token, 'short')).body.fields).toEqual({ attempt: expect.any(String) });
  });

  it('stays valid when another link is used', async () => {
    const { id, token } = await buildOwner();
    app.setClock(new Date(START_OF_TESTS.getTime() + 1));
    const other = await exportTokenFor(app, id);
    expect([(await take(token)).code, (await take(other)).code]).toEqual(['ok', 'ok']);
  });

  it('is valid for seven days', async () => {
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
  ])('is void when %s', async (_meanwhile, work) => {
    const owner = await buildOwner();
    await work(owner);
    expect(await take(owner.token)).toEqual(OVER);
  });

  it('exports a locked account if created after the lock', async () => {
    const { id } = await buildOwner();
    await app.services.account.setLocked(id, true);
    const { code, body } = await take(await exportTokenFor(app, id));
    expect([code, body]).toEqual(['ok', expect.objectContaining({ provider: 'local' })]);
  });

  it('is not used up by a link scanner', async () => {
    const { token } = await buildOwner();
    for (const path of [`/mein-export?token=${token}`, `/api/user/export-by-link?token=${token}`]) {
      for (const method of ['GET', 'HEAD']) await rawRequest(app, method, path);
    }
    expect((await take(token)).code).toBe('ok');
  });

  it("is logged under the account's pseudonym, without token and address", async () => {
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

describe('an invalid export token', () => {
  it.each(BAD_TOKENS)('is rejected → %s', async (_kind, spoil) => {
    const { token } = await buildOwner();
    expect(await take(spoil(token))).toEqual(OVER);
    expect((await take(token)).code).toBe('ok');
  });

  it('cannot be exchanged with a reset token', async () => {
    const { id, token } = await buildOwner();
    const user = await app.services.account.findById(id);
    if (!user) throw new Error('There is no such account.');
    const wayIn = new URL(app.services.reset.operatorLink(user).link).hash.slice(1);
    expect(await take(wayIn)).toEqual(OVER);
    const fields = { token: LINK_REFUSED };
    const refused = { code: 'BAD_USER_INPUT', message: LINK_REFUSED, fields };
    expect(await resetPassword(new TestClient(app), token, 'ein neues Wort')).toEqual(refused);
  });
});
