import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import type { Person } from '../workshop/stand-ins/fake-people.ts';
import {
  buildPerson,
  createProviderStage,
  locationOf,
  type ProviderStage,
} from '../workshop/stand-ins/provider-stage.ts';
import { visitProvider } from '../workshop/stand-ins/provider-visit.ts';
import { buildUser } from '../workshop/testing/builders.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const ALLOW = 'mutation { allowIdentityLink(input: {}) { allowedUntil } }';
const CONNECT = '?intent=connect';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage({ rateLimitScale: 1 });
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

/** Returns the lines that the work adds to the security log. */
async function linesOf(work: () => Promise<unknown>) {
  const { length } = stage.app.log();
  await work();
  const lines = stage.app.log().slice(length).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security event');
}

/** Runs the Google flow until the redirect back; returns the path that the browser would open next. */
async function untilReturn(client: TestClient, query = ''): Promise<string> {
  const start = await stage.startGoogle(client, query);
  const { url } = await visitProvider(locationOf(start).href, buildPerson());
  return url.pathname + url.search;
}

/** Runs the Google flow while the token endpoint returns this response. */
async function whileTokensFail(fault: { status: number; body?: string }) {
  const client = new TestClient(stage.app);
  const path = await untilReturn(client);
  stage.google.fail('token', fault);
  await client.rest('get', path);
  stage.google.fail('token');
}

async function withTokenOf(claims: object) {
  const body = JSON.stringify({ access_token: 'a', id_token: await stage.googleToken({ ...claims }) });
  await whileTokensFail({ status: 200, body });
}

describe('signing in with Google in the browser', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['ok', 'it succeeds', () => stage.throughGoogle(new TestClient(stage.app), buildPerson())],
    ['cancelled', 'the person refuses', () => stage.throughGoogle(new TestClient(stage.app), null)],
    [
      'UNAUTHENTICATED',
      'the token has the nonce of another attempt',
      () => withTokenOf({ nonce: 'another' }),
    ],
    ['UNAUTHENTICATED', 'the token has no nonce', () => withTokenOf({})],
    [
      'UNAUTHENTICATED',
      'the state is forged',
      async () => {
        const client = new TestClient(stage.app);
        const path = await untilReturn(client);
        await client.rest('get', path.replace(/state=[^&]+/, 'state=forged'));
      },
    ],
    [
      'UNAUTHENTICATED',
      'nothing was begun in this browser',
      async () => new TestClient(stage.app).rest('get', await untilReturn(new TestClient(stage.app))),
    ],
    [
      'CONFLICT',
      'the address has an account of another kind',
      async () => {
        const { username } = await buildUser(stage.app);
        await stage.throughGoogle(new TestClient(stage.app), buildPerson({ email: username }));
      },
    ],
    ['UNAVAILABLE', 'the token endpoint fails', () => whileTokensFail({ status: 500 })],
    [
      'UNAVAILABLE',
      'the token endpoint speaks nonsense',
      () => whileTokensFail({ status: 200, body: '<html>' }),
    ],
    [
      'UNAVAILABLE',
      'the token endpoint gives no ID token',
      () => whileTokensFail({ status: 200, body: '{"access_token":"a"}' }),
    ],
    [
      'UNAVAILABLE',
      'the code is refused',
      () => whileTokensFail({ status: 400, body: '{"error":"invalid_grant"}' }),
    ],
    [
      'UNAVAILABLE',
      'Google reports an error',
      async () => {
        const client = new TestClient(stage.app);
        const path = await untilReturn(client);
        await client.rest('get', path.replace(/code=[^&]+/, 'error=server_error'));
      },
    ],
  ])('logs one line, %s, when %s', async (outcome, _title, work) => {
    const lines = (await linesOf(work)).filter(({ event }) => event !== 'register');
    expect(lines).toEqual([
      expect.objectContaining({ event: 'provider-sign-in', outcome, route: '/api/auth/google/callback' }),
    ]);
    expect(stage.app.log()).not.toMatch(/[?&](code|state)=/);
  });
});

describe('connecting Google in the browser', () => {
  it("logs one line for every result, with the account's pseudonym", async () => {
    const { client } = await buildUser(stage.app);
    const person = buildPerson();
    const connect = async (visitor: TestClient, whom: Person | null = person) => {
      await visitor.graphql(ALLOW);
      await stage.throughGoogle(visitor, whom, CONNECT);
    };
    const lines = await linesOf(async () => {
      await stage.startGoogle(client, CONNECT);
      await connect(client, null);
      await connect(client);
    });
    expect(lines).toEqual([
      expect.objectContaining({ event: 'identity-change', outcome: 'FORBIDDEN', route: '/api/auth/google' }),
      expect.objectContaining({ event: 'identity-change', outcome: 'cancelled' }),
      expect.objectContaining({ event: 'identity-change', outcome: 'ok' }),
    ]);
    const refs = new Set(lines.map(({ userRef }) => userRef));
    expect([...refs]).toEqual([expect.stringMatching(/^[\w-]{12}$/)]);

    const other = await buildUser(stage.app);
    const [taken] = await linesOf(() => connect(other.client));
    expect(taken).toMatchObject({ event: 'identity-change', outcome: 'CONFLICT' });
    expect(refs).not.toContain(taken?.userRef);
    const [visitor] = await linesOf(() => stage.startGoogle(new TestClient(stage.app), CONNECT));
    expect(visitor).toMatchObject({ event: 'identity-change', outcome: 'UNAUTHENTICATED' });
    expect(visitor).not.toHaveProperty('userRef');
  });
});

describe('starting too often from one address', () => {
  it('is logged, and redirects to the return page', async () => {
    const { count } = RATE_LIMITS.credential;
    const locations = new Set<string | undefined>();
    const lines = await linesOf(async () => {
      for (let i = 0; i <= count; i += 1) {
        const { headers } = await stage.startGoogle(new TestClient(stage.app));
        locations.add(headers.location);
      }
    });
    expect(lines[0]).toMatchObject({
      event: 'provider-sign-in',
      outcome: 'TOO_MANY_REQUESTS',
      route: '/api/auth/google',
    });
    expect(locations).toContain('/auth/callback?result=refused&mode=redirect&reason=TOO_MANY_REQUESTS');
  });
});
