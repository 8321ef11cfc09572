import {
  buildPerson,
  createProviderStage,
  locationOf,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { visitProvider } from '../workshop/stand-ins/provider-visit.ts';
import { buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { until } from '../workshop/testing/until.ts';
import { OPEN_MS, PROVIDER_TIMEOUT_MS } from './identity.numbers.rules.ts';

const GOOGLE_AWAY = 'Google ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.';
const APPLE_AWAY = 'Apple ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.';

let stage: ProviderStage;
beforeEach(async () => {
  stage = await createProviderStage();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await stage.close();
});

/** Makes both providers hang at this endpoint; the time limit passes once both were contacted. */
function hang(path: 'discovery' | 'jwks' | 'token') {
  const providers = [stage.google, stage.apple];
  const before = providers.map((provider) => provider.requests(path));
  const asked = () => providers.map((provider, i) => provider.requests(path) - (before[i] ?? 0));
  const running: AbortController[] = [];
  const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    running.push(limit);
    return limit.signal;
  });
  for (const provider of providers) provider.fail(path, 'hang');
  return {
    /** Resolves when both providers hang. */
    async endTime() {
      await until(() => asked().every((count) => count > 0));
      for (const limit of running) limit.abort(new DOMException('The time is over.', 'TimeoutError'));
    },
    /** Each provider was contacted once, within the time limit of a response. */
    expectOneTry() {
      expect(asked()).toEqual([1, 1]);
      expect(new Set(limits.mock.calls.flat())).toEqual(new Set([PROVIDER_TIMEOUT_MS]));
    },
  };
}

async function postToken() {
  const idToken = await stage.googleToken();
  return new TestClient(stage.app).rest('post', '/api/auth/google', { idToken });
}

const postCode = (code = 'c') => new TestClient(stage.app).rest('post', '/auth/apple/callback', { code });

function expectAway(reply: Awaited<ReturnType<typeof postToken>>, error: string) {
  expect([reply.status, reply.body]).toEqual([503, { error, code: 'UNAVAILABLE' }]);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.headers['set-cookie']).toBeUndefined();
}

describe('a provider that hangs', () => {
  it('returns a German 503 after one time limit, while password log-in works → its discovery', async () => {
    const { username } = await buildUser(stage.app);
    const { endTime, expectOneTry } = hang('discovery');
    const replies = [postToken(), postCode()] as const;
    const credentials = { username, password: PASSWORD };
    const logIn = await new TestClient(stage.app).rest('post', '/api/login', credentials);
    expect(logIn.status).toBe(200);
    await endTime();
    expectAway(await replies[0], GOOGLE_AWAY);
    expectAway(await replies[1], APPLE_AWAY);
    expectOneTry();
  });

  it('returns a German 503 after one time limit → its keys', async () => {
    const { code } = await stage.throughApple(new TestClient(stage.app), buildPerson(), false);
    const { endTime, expectOneTry } = hang('jwks');
    const replies = [postToken(), postCode(code)] as const;
    await endTime();
    expectAway(await replies[0], GOOGLE_AWAY);
    expectAway(await replies[1], APPLE_AWAY);
    expectOneTry();
  });

  it('ends with 503, or on the return page, after one time limit → its token endpoint', async () => {
    const client = new TestClient(stage.app);
    const start = await stage.startGoogle(client, '?mode=popup');
    const { url } = await visitProvider(locationOf(start).href, buildPerson());
    const { endTime, expectOneTry } = hang('token');
    const replies = [client.rest('get', url.pathname + url.search), postCode()] as const;
    await endTime();
    const back = await replies[0];
    expect(back.headers.location).toBe('/auth/callback?result=failed&mode=popup&reason=provider');
    expectAway(await replies[1], APPLE_AWAY);
    expectOneTry();
  });
});

describe('a provider with invalid responses', () => {
  it.each([
    ['500', { status: 500 }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['another document', { status: 200, body: '{}' }],
    [
      'another issuer',
      { status: 200, body: '{"issuer":"https://evil.example","jwks_uri":"https://evil.example"}' },
    ],
  ])('returns a German 503, and recovers with the provider → %s', async (_title, fault) => {
    stage.google.fail('discovery', fault);
    expectAway(await postToken(), GOOGLE_AWAY);
    const start = await stage.startGoogle(new TestClient(stage.app));
    expect(start.headers.location).toBe('/auth/callback?result=failed&mode=redirect&reason=provider');
    stage.google.fail('discovery');
    expect((await postToken()).status).toBe(200);
  });

  it.each([
    ['500', { status: 500 }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['no keys', { status: 200, body: '{}' }],
    ['a redirect', { status: 302 }],
  ])('returns a German 503 when its keys are unreadable → %s', async (_title, fault) => {
    stage.google.fail('jwks', fault);
    expectAway(await postToken(), GOOGLE_AWAY);
    stage.google.fail('jwks');
    expect((await postToken()).status).toBe(200);
  });

  it.each([
    ['400', { status: 400, body: '{"error":"invalid_grant"}' }, 401],
    ['400 without JSON', { status: 400, body: '<html>' }, 401],
    ['no tokens', { status: 200, body: '{}' }, 401],
    ['500', { status: 500 }, 503],
  ])('at the token endpoint returns a clean German error → %s', async (_title, fault, status) => {
    stage.apple.fail('token', fault);
    const reply = await postCode();
    expect(reply.status).toBe(status);
    expect(reply.body.error).toMatch(/Apple/);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('is accepted from Apple without a revocation endpoint', async () => {
    const reply = await fetch(`${stage.apple.issuer}/.well-known/openid-configuration`);
    const { revocation_endpoint: _none, ...document } = await reply.json();
    stage.apple.fail('discovery', { status: 200, body: JSON.stringify(document) });
    const client = new TestClient(stage.app);
    const { code } = await stage.throughApple(client, buildPerson());
    expect((await client.rest('post', '/auth/apple/callback', { code })).status).toBe(200);
    expect((await client.rest('delete', '/api/user')).status).toBe(200);
  });
});

describe('a provider that keeps failing', () => {
  it('is not contacted for thirty seconds after five failures', async () => {
    stage.google.fail('discovery', { status: 500 });
    for (let i = 0; i < 8; i += 1) expectAway(await postToken(), GOOGLE_AWAY);
    expect(stage.google.requests('discovery')).toBe(5);
    stage.google.fail('discovery');
    expectAway(await postToken(), GOOGLE_AWAY);
    stage.app.setClock(new Date(Date.now() + OPEN_MS + 1));
    expect((await postToken()).status).toBe(200);
  });

  it('also opens the circuit when only its token endpoint fails, but not for rejected codes', async () => {
    const client = new TestClient(stage.app);
    const finish = async (fault: { status: number; body?: string }) => {
      const { url } = await visitProvider(locationOf(await stage.startGoogle(client)).href, buildPerson());
      stage.google.fail('token', fault);
      const { headers } = await client.rest('get', url.pathname + url.search);
      expect(headers.location).toBe('/auth/callback?result=failed&mode=redirect&reason=provider');
    };
    for (let i = 0; i < 6; i += 1) await finish({ status: 400, body: '{"error":"invalid_grant"}' });
    expect(stage.google.requests('token')).toBe(6);
    for (let i = 0; i < 8; i += 1) await finish({ status: 500 });
    expect(stage.google.requests('token')).toBe(11);
  });

  it('does not affect the other provider', async () => {
    stage.google.fail('discovery', { status: 500 });
    for (let i = 0; i < 6; i += 1) await postToken();
    const client = new TestClient(stage.app);
    const { code } = await stage.throughApple(client, buildPerson());
    expect((await client.rest('post', '/auth/apple/callback', { code })).status).toBe(200);
  });
});

/** Sets the clock of the product and the clock that `jose` uses for the age of keys. */
function setBothClocks(at: number) {
  jest.spyOn(Date, 'now').mockReturnValue(at);
  stage.app.setClock(new Date(at));
}

describe('a provider that changes its keys', () => {
  it('is accepted with the new key after thirty seconds, when keys may be fetched again', async () => {
    const start = Date.now();
    setBothClocks(start);
    expect((await postToken()).status).toBe(200);
    await stage.google.rotateKeys();
    setBothClocks(start + 29_999);
    expect((await postToken()).status).toBe(401);
    expect(stage.google.requests('jwks')).toBe(1);
    setBothClocks(start + 30_000);
    expect((await postToken()).status).toBe(200);
    expect(stage.google.requests('jwks')).toBe(2);
  });

  it('is not contacted again for ten minutes while its keys are the same', async () => {
    const start = Date.now();
    setBothClocks(start);
    await postToken();
    setBothClocks(start + 599_999);
    expect((await postToken()).status).toBe(200);
    expect(stage.google.requests('jwks')).toBe(1);
    setBothClocks(start + 600_000);
    expect((await postToken()).status).toBe(200);
    expect(stage.google.requests('jwks')).toBe(2);
  });
});
