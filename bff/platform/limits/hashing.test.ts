import { buildAddress, PASSWORD } from '../../workshop/testing/builders.ts';
import { delayHashes } from '../../workshop/testing/delayed-hashes.ts';
import { buildOwner, deviceOf, from, logIn, newAddress } from '../../workshop/testing/log-ins.ts';
import { rawJson } from '../../workshop/testing/raw-request.ts';
import { CREATE_RECOVERY_CODE, RECOVER_WITH_PASSWORD } from '../../workshop/testing/recovery-codes.ts';
import { createTestApp, type TestApp } from '../../workshop/testing/test-app.ts';
import { inFull } from '../../workshop/testing/volumes.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const CHANGE_PASSWORD =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }';
const CHANGE = { password: 'ein neues Wort', currentPassword: 'falsches Wort' };
const VICTIMS = 3;
/** More than one address, and far more than one account, may have in progress. */
const CONNECTIONS = inFull(80, 30);

let app: TestApp;
let hashes: ReturnType<typeof delayHashes>;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1, rateLimitScale: 1 });
});
beforeEach(() => {
  hashes = delayHashes();
});
afterEach(() => hashes.restore());
afterAll(() => app.close());

/** Returns the error code of a REST or GraphQL reply. */
function codeOf({ body }: Awaited<ReturnType<typeof rawJson>>): string {
  return body.code ?? body.errors?.[0].extensions.code ?? 'none';
}

/** Keeps this many connections busy until the work is done; returns the number of replies by code. */
async function flooded(
  connections: number,
  send: (index: number) => Promise<string>,
  work: () => Promise<void>,
) {
  const answers = new Map<string, number>();
  let isOver = false;
  const keepBusy = async (index: number) => {
    while (!isOver) {
      const code = await send(index);
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
  };
  const flood = Promise.all(Array.from({ length: connections }, (_, index) => keepBusy(index)));
  await work();
  isOver = true;
  await flood;
  return answers;
}

/** Logs other people in, one after another, each from their own address. */
async function logOthersIn(others: { username: string }[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const { username } of others) {
    statuses.push((await logIn(app, { username, address: newAddress(), password: PASSWORD })).status);
  }
  return statuses;
}

async function buildOwners(count: number) {
  const owners: Awaited<ReturnType<typeof buildOwner>>[] = [];
  for (let index = 0; index < count; index += 1) owners.push(await buildOwner(app));
  return owners;
}

describe('a flood by one person', () => {
  it.each([
    ['POST /api/user/change-password', '/api/user/change-password', CHANGE],
    ['changePassword over GraphQL', '/graphql', { query: CHANGE_PASSWORD, variables: { input: CHANGE } }],
  ])('of wrong password changes blocks no log-in of others → %s', async (_title, path, body) => {
    const others = await buildOwners(VICTIMS);
    const { session } = await buildOwner(app);
    const address = newAddress();
    let statuses: number[] = [];
    const answers = await flooded(
      CONNECTIONS,
      async () => codeOf(await rawJson(app, 'POST', path, body, from(address, session))),
      async () => {
        statuses = await logOthersIn(others);
      },
    );
    expect(statuses).toEqual(Array(VICTIMS).fill(200));
    expect([...answers.keys()]).toContain('TOO_MANY_REQUESTS');
    expect([...answers.keys()]).not.toContain('UNAVAILABLE');
  });

  it('of successful log-ins to ten own accounts from trusted devices blocks no log-in of others', async () => {
    const others = await buildOwners(VICTIMS);
    const own = await buildOwners(10);
    const address = newAddress();
    let statuses: number[] = [];
    const answers = await flooded(
      CONNECTIONS,
      async (index) => {
        const { username = '', device: Cookie } = own[index % own.length] ?? {};
        return codeOf(await logIn(app, { username, address, password: PASSWORD, Cookie }));
      },
      async () => {
        statuses = await logOthersIn(others);
      },
    );
    expect(statuses).toEqual(Array(VICTIMS).fill(200));
    // Most requests wait for a slot of their address; requests above an account's quota are refused.
    expect(['TOO_MANY_REQUESTS', 'none']).toEqual(expect.arrayContaining([...answers.keys()]));
  });
});

describe('a flood by many strangers', () => {
  it('of wrong passwords at an account never blocks its owner with the recovery code', async () => {
    const { username, session } = await buildOwner(app);
    const ask = (query: string, variables: object, headers: Record<string, string>) =>
      rawJson(app, 'POST', '/graphql', { query, variables }, headers);
    const sheet = await ask(CREATE_RECOVERY_CODE, {}, { Cookie: session });
    const input = { username, code: sheet.body.data.createRecoveryCode.code, password: 'ein neues Wort' };
    let recovery = '';
    const answers = await flooded(
      20,
      async () => codeOf(await logIn(app, { username, address: newAddress() })),
      async () => {
        recovery = codeOf(await ask(RECOVER_WITH_PASSWORD, { input }, from(newAddress())));
      },
    );
    expect(recovery).toBe('none');
    expect([...answers.keys()]).toContain('TOO_MANY_REQUESTS');
  });
});

describe('successful log-ins', () => {
  it('to one account are limited to sixty in ten minutes, then refused with a waiting time', async () => {
    const { username, device: Cookie } = await buildOwner(app);
    const attempt = () => logIn(app, { username, address: newAddress(), password: PASSWORD, Cookie });
    for (let index = 0; index < 60; index += 1) expect((await attempt()).status).toBe(200);
    const refused = await attempt();
    expect([refused.status, refused.headers['retry-after'], deviceOf(refused)]).toEqual([429, '600', '']);
    const sessions = await app.db.all(
      'SELECT 1 FROM session s JOIN user u ON u.id = s.userId WHERE u.username = ?',
      [username],
    );
    expect(sessions).toHaveLength(61);
  });

  it('cannot be used up by wrong passwords of others', async () => {
    const { username, device: Cookie } = await buildOwner(app);
    for (let index = 0; index < 70; index += 1) await logIn(app, { username, address: newAddress() });
    const right = await logIn(app, { username, address: newAddress(), password: PASSWORD, Cookie });
    expect(right.status).toBe(200);
  });
});

describe('a school class behind one address', () => {
  it('can register all thirty accounts at the same moment', async () => {
    const address = newAddress();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () =>
        rawJson(
          app,
          'POST',
          '/api/register',
          { username: buildAddress(), password: PASSWORD },
          from(address),
        ),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(201));
  });
});

describe('a password change', () => {
  it('is limited, even if a recent sign-in makes the proof unnecessary', async () => {
    let { session: Cookie } = await buildOwner(app);
    const statuses: number[] = [];
    const { count } = RATE_LIMITS.settings;
    for (let index = 0; index <= count; index += 1) {
      const reply = await rawJson(
        app,
        'POST',
        '/api/user/change-password',
        { password: `${PASSWORD} ${index}` },
        { Cookie },
      );
      statuses.push(reply.status);
      Cookie = reply.setCookies.find((line) => line.startsWith('sid='))?.split(';')[0] ?? Cookie;
    }
    expect(statuses).toEqual([...Array(count).fill(200), 429]);
  });
});
