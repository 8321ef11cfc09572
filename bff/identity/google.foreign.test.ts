import { SESSION_RENEWAL_MS } from '../platform/session/session-middleware.ts';
import { ATTEMPT_LIFETIME_MS } from '../platform/session/sign-in-attempts.ts';
import {
  buildPerson,
  createProviderStage,
  locationOf,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { visitProvider } from '../workshop/stand-ins/provider-visit.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const START = '/api/auth/google';
const CALLBACK = '/api/auth/google/callback';
const CONNECT = '?mode=popup&intent=connect';
const ALLOW = 'mutation { allowIdentityLink(input: {}) { allowedUntil } }';
const CONNECT_APPLE = `mutation ($input: SignInWithAppleInput!) {
  linkApple(input: $input) { account { identities { provider } } }
}`;
const LED_BACK = '/auth/callback?result=refused&mode=redirect&reason=FORBIDDEN';
const FORBIDDEN = '/auth/callback?result=refused&mode=popup&reason=FORBIDDEN&intent=connect';
const CROSS_SITE = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

const passTime = (ms: number) => stage.app.setClock(new Date(Date.now() + ms));
const sessions = () => stage.app.db.all('SELECT * FROM session ORDER BY sidHash');
const counts = () => stage.app.db.all('SELECT * FROM rate_limit ORDER BY 1');

const FOREIGN: [string, Record<string, string>][] = [
  ['a link on another site', CROSS_SITE],
  ['a link on a sibling domain', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate' }],
  ['an address typed in, or opened by a program', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }],
  ['another site that names our page', { ...CROSS_SITE, Referer: 'http://localhost:3000/auth' }],
  ['an old browser from another site', { Referer: 'https://evil.example/http://localhost:3000/auth' }],
  ['an old browser from a domain that begins like ours', { Referer: 'http://localhost:3000.evil.example/' }],
  ['an old browser from another port', { Referer: 'http://localhost:3001/auth' }],
  ['an old browser from another scheme', { Referer: 'https://localhost:3000/auth' }],
  ['an unreadable referrer', { Referer: 'localhost:3000' }],
  ['nothing that says where it comes from', {}],
];

describe('a start from a foreign page', () => {
  it.each(FOREIGN)(
    'is led back, with no cookie, no session and nothing counted → %s',
    async (_title, headers) => {
      const before = [await sessions(), await counts()];
      for (const query of ['', '?mode=popup', CONNECT]) {
        const reply = await new TestClient(stage.app).rest('get', START + query, undefined, headers);
        expect([reply.status, reply.headers.location]).toEqual([303, LED_BACK]);
        expect(reply.headers['set-cookie']).toBeUndefined();
        expect(reply.headers['cache-control']).toBe('no-store');
      }
      expect([await sessions(), await counts()]).toEqual(before);
    },
  );

  it.each(FOREIGN)(
    'touches no session and no permission of the person signed in → %s',
    async (_title, headers) => {
      const { client, username } = await buildUser(stage.app);
      await client.graphql(ALLOW);
      // Old enough that any request that loads the session would renew it.
      passTime(SESSION_RENEWAL_MS + 1_000);
      const before = [await sessions(), await counts()];
      for (const query of ['', CONNECT]) {
        const reply = await client.rest('get', START + query, undefined, headers);
        expect([reply.status, reply.headers.location]).toEqual([303, LED_BACK]);
        expect(reply.headers['set-cookie']).toBeUndefined();
      }
      expect([await sessions(), await counts()]).toEqual(before);
      expect((await client.rest('get', '/api/user')).body).toMatchObject({ username });
    },
  );

  it('is logged', async () => {
    const lines = () => stage.app.log().split('"event":"cross-origin-request"').length;
    const before = lines();
    await new TestClient(stage.app).rest('get', START, undefined, CROSS_SITE);
    expect(lines()).toBe(before + 1);
  });
});

describe('a start from our own page', () => {
  it.each([
    ['says so', { 'Sec-Fetch-Site': 'same-origin' }],
    ['names the page instead', { Referer: 'http://localhost:3000/auth' }],
    ['names our origin alone', { Referer: 'http://localhost:3000/' }],
  ])('redirects to Google when the browser %s', async (_title, headers: Record<string, string>) => {
    const reply = await new TestClient(stage.app).rest('get', START, undefined, headers);
    expect([reply.status, locationOf(reply).origin]).toEqual([303, stage.google.issuer]);
  });
});

describe('the permission to connect', () => {
  const start = async (client: TestClient) => (await stage.startGoogle(client, CONNECT)).headers.location;

  it('is kept despite a foreign link, and used up by the first start', async () => {
    const { client } = await buildUser(stage.app);
    await client.graphql(ALLOW);
    await client.rest('get', START + CONNECT, undefined, CROSS_SITE);
    expect(await start(client)).toMatch(stage.google.issuer);
    expect(await start(client)).toBe(FORBIDDEN);
  });

  it('is used up by the first Apple code, even if the code is rejected', async () => {
    const { client } = await buildUser(stage.app);
    await client.graphql(ALLOW);
    const connect = async (code: string) => {
      await client.rest('post', '/api/auth/apple/start');
      return (await client.graphql(CONNECT_APPLE, { input: { code } })).body.errors[0].extensions.code;
    };
    expect([await connect('invented'), await connect('invented')]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
    expect(await start(client)).toBe(FORBIDDEN);
  });

  it('is valid for ten minutes in its session', async () => {
    const { client } = await buildUser(stage.app);
    const { body } = await client.graphql(ALLOW);
    const end = new Date(stage.app.clock().getTime() + ATTEMPT_LIFETIME_MS);
    expect(body.data.allowIdentityLink).toEqual({ allowedUntil: end.toISOString() });
    const other = await buildUser(stage.app);
    expect(await start(other.client)).toBe(FORBIDDEN);
    passTime(ATTEMPT_LIFETIME_MS + 1_000);
    expect(await start(client)).toBe(FORBIDDEN);
  });
});

describe('a return that comes as a navigation from another site', () => {
  const open = (client: TestClient, path: string) => client.rest('get', path, undefined, CROSS_SITE);

  it('is accepted once, in the session that started the flow', async () => {
    const client = new TestClient(stage.app);
    const { url } = await visitProvider(locationOf(await stage.startGoogle(client)).href, buildPerson());
    const path = url.pathname + url.search;
    expect((await open(client, path)).headers.location).toBe('/auth/callback?result=ok&mode=redirect');
    const again = await open(client, path);
    expect(again.headers.location).toBe('/auth/callback?result=refused&mode=redirect&reason=UNAUTHENTICATED');
  });

  it.each(['?code=c&state=s', '?error=access_denied&state=s', '?error=access_denied', ''])(
    'is refused without a beginning, and makes no session → %s',
    async (query) => {
      const before = await sessions();
      const reply = await open(new TestClient(stage.app), CALLBACK + query);
      expect(reply.headers.location).toBe(
        '/auth/callback?result=refused&mode=redirect&reason=UNAUTHENTICATED',
      );
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(await sessions()).toEqual(before);
    },
  );

  it.each(['?code=c&state=of-another', '?error=access_denied&state=of-another', '?error=access_denied'])(
    'ends nothing that was begun when it does not know the state → %s',
    async (query) => {
      const client = new TestClient(stage.app);
      const { url } = await visitProvider(locationOf(await stage.startGoogle(client)).href, buildPerson());
      const forged = await open(client, CALLBACK + query);
      expect(forged.headers.location).toBe(
        '/auth/callback?result=refused&mode=redirect&reason=UNAUTHENTICATED',
      );
      const real = await open(client, url.pathname + url.search);
      expect(real.headers.location).toBe('/auth/callback?result=ok&mode=redirect');
    },
  );

  it('is rejected with the state but no code', async () => {
    const client = new TestClient(stage.app);
    const state = locationOf(await stage.startGoogle(client)).searchParams.get('state');
    for (const query of [`?state=${state}`, `?state=${state}&code=`]) {
      const reply = await open(client, CALLBACK + query);
      expect(reply.headers.location).toBe(
        '/auth/callback?result=refused&mode=redirect&reason=UNAUTHENTICATED',
      );
    }
  });
});
