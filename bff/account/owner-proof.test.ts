import { FREE_FAILURES, RATE_LIMITS, TOO_MANY } from '../platform/limits/rate-limits.ts';
import { RECENT_SIGN_IN_MS } from '../platform/session/session-handle.ts';
import { PASSWORD } from '../workshop/testing/builders.ts';
import { buildOwner, from, LOG_OUT_EVERYWHERE, logIn, newAddress } from '../workshop/testing/log-ins.ts';
import { cookieOf, rawJson, rawRequest } from '../workshop/testing/raw-request.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import { inFull } from '../workshop/testing/volumes.ts';
import { withLimitedApp } from '../workshop/testing/with-app.ts';
import { CURRENT_PASSWORD_WRONG } from './account.sentences.rules.ts';

const WRONG = 'falsches Wort';
const NEW_PASSWORD = 'ein neues Wort';
const DAY_MS = 86_400_000;
/** Number of attempts on an ended session. */
const IN_VAIN = inFull(290, 5);

let app: TestApp;
const pass = withLimitedApp((limited) => {
  app = limited;
});

type Ask = (
  Cookie: string,
  currentPassword?: string,
) => Promise<{ status: number; code?: string; retryAfter?: string }>;

const overGraphql =
  (query: string, input: object = {}): Ask =>
  async (Cookie, currentPassword) => {
    const variables = { input: { ...input, currentPassword } };
    const { body, headers } = await rawJson(
      app,
      'POST',
      '/graphql',
      { query, variables },
      from(newAddress(), Cookie),
    );
    const code: string | undefined = body.errors?.[0].extensions.code;
    const statuses: Record<string, number> = { FORBIDDEN: 403, TOO_MANY_REQUESTS: 429, UNAUTHENTICATED: 401 };
    const status = code === undefined ? 200 : (statuses[code] ?? 500);
    return { status, ...(code && { code }), ...retryAfterOf(headers) };
  };

function retryAfterOf(headers: NodeJS.Dict<string | string[]>) {
  const retryAfter = headers['retry-after'];
  return typeof retryAfter === 'string' ? { retryAfter } : {};
}

const changeOverRest: Ask = async (Cookie, currentPassword) => {
  const body = { password: NEW_PASSWORD, currentPassword };
  const reply = await rawJson(app, 'POST', '/api/user/change-password', body, from(newAddress(), Cookie));
  return { status: reply.status, code: reply.body.code, ...retryAfterOf(reply.headers) };
};
const allow = overGraphql(
  'mutation ($input: AllowIdentityLinkInput!) { allowIdentityLink(input: $input) { allowedUntil } }',
);

const doors: [name: string, ask: Ask][] = [
  ['POST /api/user/change-password', changeOverRest],
  [
    'changePassword',
    overGraphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }',
      {
        password: NEW_PASSWORD,
      },
    ),
  ],
  ['allowIdentityLink', allow],
  [
    'setSecurityMails',
    overGraphql(
      'mutation ($input: SetSecurityMailsInput!) { setSecurityMails(input: $input) { account { id } } }',
      { isOn: false },
    ),
  ],
  [
    'unlinkIdentity',
    overGraphql(
      'mutation ($input: UnlinkIdentityInput!) { unlinkIdentity(input: $input) { account { id } } }',
      { provider: 'GOOGLE' },
    ),
  ],
];

/** A person whose last sign-in is not recent, so that the password is required. */
async function staleOwner() {
  const owner = await buildOwner(app);
  pass(RECENT_SIGN_IN_MS + 1);
  return owner;
}

/** Opens another session of an account. */
async function anotherSession({ username, device }: { username: string; device: string }) {
  const attempt = { username, address: newAddress(), password: PASSWORD, Cookie: device };
  return cookieOf(await logIn(app, attempt));
}

const isSignedIn = async (Cookie: string) =>
  (await rawRequest(app, 'GET', '/api/user', { headers: { Cookie } })).status === 200;

/** Sends wrong passwords as fast as Retry-After allows; returns the statuses of the evaluated attempts. */
async function tryPatiently(ask: Ask, Cookie: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; statuses.length < count && tries < 2 * count; tries += 1) {
    const { status, retryAfter } = await ask(Cookie, WRONG);
    if (status === 429) pass(Number(retryAfter) * 1_000);
    else statuses.push(status);
  }
  return statuses;
}

describe('the proof of an owner at an open session', () => {
  it.each(doors)(
    'is free to be wrong five times, and then has to wait, longer each time → %s',
    async (_name, ask) => {
      const { session } = await staleOwner();
      for (let index = 0; index < 5; index += 1) expect((await ask(session, WRONG)).status).toBe(403);
      const waits: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        const { status, code, retryAfter = '' } = await ask(session, PASSWORD);
        expect([status, code]).toEqual([429, 'TOO_MANY_REQUESTS']);
        waits.push(retryAfter);
        pass(Number(retryAfter) * 1_000);
        expect((await ask(session, WRONG)).status).toBe(403);
      }
      expect(waits).toEqual(['1', '2', '4']);
    },
  );

  it.each(doors)(
    'that is wrong for the tenth time ends the session, with a line in the log → %s',
    async (_name, ask) => {
      const { session } = await staleOwner();
      expect(await tryPatiently(ask, session, 10 + IN_VAIN)).toEqual([
        ...Array(10).fill(403),
        ...Array(IN_VAIN).fill(401),
      ]);
      expect(await isSignedIn(session)).toBe(false);
      expect((await ask(session, PASSWORD)).status).toBe(401);
      expect(app.log().match(/"event":"session-ended"/g)?.length).toBeGreaterThan(0);
    },
  );

  it('counts failures in one row for all protected changes', async () => {
    const { session } = await staleOwner();
    expect(doors).toHaveLength(FREE_FAILURES);
    for (const [, ask] of doors) expect((await ask(session, WRONG)).status).toBe(403);
    for (const [, ask] of doors) expect((await ask(session, PASSWORD)).status).toBe(429);
  });

  it('counts failures in one row for all sessions of an account, and ends only the guessing session', async () => {
    const owner = await buildOwner(app);
    pass(1_000);
    const other = await anotherSession(owner);
    pass(RECENT_SIGN_IN_MS + 1);
    expect(await tryPatiently(allow, owner.session, 10)).toEqual(Array(10).fill(403));
    expect((await allow(other, PASSWORD)).status).toBe(429);
    expect([await isSignedIn(owner.session), await isSignedIn(other)]).toEqual([false, true]);
    pass(RATE_LIMITS.failedAttempt.windowMs);
    expect((await allow(other, PASSWORD)).status).toBe(200);
  });

  it('keeps its count when logging out everywhere renews the session id', async () => {
    const { session } = await staleOwner();
    await tryPatiently(allow, session, 9);
    const moved = cookieOf(
      await rawJson(app, 'POST', '/graphql', { query: LOG_OUT_EVERYWHERE }, { Cookie: session }),
    );
    pass(RECENT_SIGN_IN_MS);
    expect(await tryPatiently(allow, moved, 3)).toEqual([403, 401, 401]);
  });

  it('resets the count of failures when the password is correct', async () => {
    const { session } = await staleOwner();
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 4; index += 1) expect((await allow(session, WRONG)).status).toBe(403);
      expect((await allow(session, PASSWORD)).status).toBe(200);
    }
    expect(await isSignedIn(session)).toBe(true);
  });

  it('does not count when the password is missing, and a recent sign-in does not reset the count', async () => {
    const { session, ...owner } = await staleOwner();
    for (let index = 0; index < 12; index += 1) expect((await allow(session)).status).toBe(403);
    expect(await isSignedIn(session)).toBe(true);
    const fresh = await anotherSession(owner);
    for (let index = 0; index < 5; index += 1) await allow(fresh, WRONG);
    expect((await allow(fresh)).status).toBe(200);
    expect((await allow(fresh, WRONG)).status).toBe(429);
  });

  it('is limited in the same way for concurrent attempts', async () => {
    const { session } = await staleOwner();
    const replies = await Promise.all(Array.from({ length: 20 }, () => allow(session, WRONG)));
    expect(replies.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
    expect(replies.every(({ status }) => [403, 429].includes(status))).toBe(true);
  });

  it('returns the same messages over REST and GraphQL', async () => {
    const { session } = await staleOwner();
    const headers = from(newAddress(), session);
    const change = (currentPassword?: string) =>
      rawJson(app, 'POST', '/api/user/change-password', { password: NEW_PASSWORD, currentPassword }, headers);
    expect((await change()).body.error).toBe('Bitte gib zur Sicherheit Dein aktuelles Passwort ein.');
    expect((await change(WRONG)).body.error).toBe(CURRENT_PASSWORD_WRONG);
    for (let index = 0; index < 4; index += 1) await change(WRONG);
    expect((await change(WRONG)).body).toEqual({ error: TOO_MANY, code: 'TOO_MANY_REQUESTS' });
  });
});

describe('log-ins and proofs together', () => {
  it('share a limit of a hundred failures in a row, after which both are rejected until the owner logs in', async () => {
    const owner = await staleOwner();
    for (let index = 0; index < 5; index += 1) await allow(owner.session, WRONG);
    const failed = { total: 5 };
    for (let day = 0; day < 3; day += 1) {
      for (let index = 0; index < RATE_LIMITS.failedAttemptDay.count + 2; index += 1) {
        const { status } = await logIn(app, { username: owner.username, address: newAddress() });
        if (status === 401) failed.total += 1;
      }
      pass(DAY_MS);
    }
    expect(failed.total).toBe(100);
    expect((await allow(owner.session, PASSWORD)).status).toBe(429);
    expect(
      (await logIn(app, { username: owner.username, address: newAddress(), password: PASSWORD })).status,
    ).toBe(429);
    const known = await anotherSession(owner);
    expect((await allow(known, PASSWORD)).status).toBe(200);
  });
});
