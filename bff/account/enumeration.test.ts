import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { buildAddress, buildUser, PASSWORD } from '../workshop/testing/builders.ts';
import { delayHashes } from '../workshop/testing/delayed-hashes.ts';
import { rawJson } from '../workshop/testing/raw-request.ts';
import { QUICK_PASSWORD_COST } from '../workshop/testing/settings.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { until } from '../workshop/testing/until.ts';
import { inFull } from '../workshop/testing/volumes.ts';
import { HASH_QUEUE_LIMIT, PASSWORD_COST, PasswordHasher } from './password.ts';
import { UserEntity } from './user.entity.ts';

const ROUNDS = inFull(7, 3);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1, passwordCost: PASSWORD_COST });
});
afterAll(() => app.close());

let host = 0;
function logIn(username: string, password = 'falsches Wort', at = app) {
  host += 1;
  const from = { 'X-Forwarded-For': `198.51.100.${host % 250}` };
  return rawJson(at, 'POST', '/api/login', { username, password }, from);
}

function setPassword(id: number, password: string) {
  return app.db.write((tx) => tx.manager.update(UserEntity, { id }, { password }));
}

async function passwordOf(id: number): Promise<string> {
  return (await app.db.read((manager) => manager.findOneByOrFail(UserEntity, { id }))).password;
}

describe('a log-in that fails', () => {
  it('has the same response and the same cost for unknown, known and provider accounts', async () => {
    const known = await buildUser(app);
    const provider = await buildUser(app);
    await setPassword(provider.id, '!google');
    const names = { unknown: buildAddress(), known: known.username, provider: provider.username };
    const cpuMs: Record<keyof typeof names, number[]> = { unknown: [], known: [], provider: [] };
    const answers = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['unknown', 'known', 'provider'] as const) {
        const before = process.cpuUsage();
        const { status, text, setCookies, headers } = await logIn(names[kind]);
        cpuMs[kind].push(process.cpuUsage(before).user / 1_000);
        const { date: _date, 'x-request-id': _id, ...same } = headers;
        answers.add(JSON.stringify([status, text, setCookies, same]));
      }
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('401');
    // Compares CPU time, which a busy machine does not distort. A skipped hash would show as a twentieth.
    const least = Object.values(cpuMs).map((values) => Math.min(...values));
    expect(Math.min(...least) / Math.max(...least)).toBeGreaterThan(0.4);
  });

  it('is limited in the same way for existing and missing accounts', async () => {
    const small = await createTestApp({ rateLimitScale: 1 });
    const { username } = await buildUser(small);
    const statuses = async (name: string) => {
      const list: number[] = [];
      for (let index = 0; index < 7; index += 1) {
        const body = { username: name, password: 'falsches Wort' };
        list.push((await rawJson(small, 'POST', '/api/login', body)).status);
      }
      return list;
    };
    expect(await statuses(username)).toEqual(await statuses(buildAddress()));
    await small.close();
  });
});

describe('a password hash with outdated parameters', () => {
  it('is renewed only when its owner logs in', async () => {
    const { id, username } = await buildUser(app);
    const outdated = await hash(PASSWORD, QUICK_PASSWORD_COST);
    await setPassword(id, outdated);
    expect((await logIn(username)).status).toBe(401);
    expect(await passwordOf(id)).toBe(outdated);
    expect((await logIn(username, PASSWORD)).status).toBe(200);
    const renewed = await passwordOf(id);
    expect(new PasswordHasher({}).isOutdated(renewed)).toBe(false);
    expect((await logIn(username, PASSWORD)).status).toBe(200);
    expect(await passwordOf(id)).toBe(renewed);
  });

  it('does not replace a password that another request stores during the renewal', async () => {
    const { id, username } = await buildUser(app);
    await setPassword(id, await hash(PASSWORD, QUICK_PASSWORD_COST));
    const stored = await hash('ein neues Wort', QUICK_PASSWORD_COST);
    // The second hash of a log-in is the renewal; the first verifies the password.
    const hashes = delayHashes(async () => {
      if (hashes.asked() === 2) await setPassword(id, stored);
    });
    expect((await logIn(username, PASSWORD)).status).toBe(200);
    hashes.restore();
    expect(await passwordOf(id)).toBe(stored);
  });
});

describe('more concurrent passwords than the hashing queue holds', () => {
  it('return 503 with Retry-After for the excess, and are verified for the others', async () => {
    const quick = await createTestApp({ trustProxy: 1 });
    const beyond = 40;
    const lookedAt = availableParallelism() + HASH_QUEUE_LIMIT;
    const people = Array.from({ length: lookedAt + beyond }, buildAddress);
    let letGo: () => void = () => undefined;
    const allAsked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const hashes = delayHashes(() => allAsked);
    const answers = people.map((username) => logIn(username, undefined, quick));
    await until(() => hashes.asked() === people.length);
    letGo();
    const replies = await Promise.all(answers);
    hashes.restore();
    await quick.close();
    const refused = replies.filter(({ status }) => status === 503);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(lookedAt);
    expect(refused).toHaveLength(beyond);
    for (const { headers, body } of refused) {
      expect(body).toEqual({
        error: 'Gerade ist sehr viel los. Bitte versuche es gleich noch einmal.',
        code: 'UNAVAILABLE',
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
