import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { buildProgram } from '../workshop/testing/api-tokens.ts';
import { buildAnswer, buildUser } from '../workshop/testing/builders.ts';
import { saveDraft } from '../workshop/testing/drafts.ts';
import { from, newAddress, statusesOf } from '../workshop/testing/log-ins.ts';
import type { TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withLimitedApp } from '../workshop/testing/with-app.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const TEXT = 'Der erste Schnee.';
const OTHER_VERSION = '2020-01-01T00:00:00.000Z';
const { count: tries } = RATE_LIMITS.rare;

let app: TestApp;
const pass = withLimitedApp((given) => {
  app = given;
});

/** A person who has answered today, with a program that may write but not read. */
async function buildBlind() {
  const { client } = await buildUser(app, from(newAddress()));
  const answer = await buildAnswer(client, TEXT);
  return { client, answer, program: await buildProgram(app, client, 'answers:write') };
}

const save = (program: TestClient, content: string) => program.rest('post', '/api/answers', { content });
const edit = (program: TestClient, id: number, content: string) =>
  program.rest('patch', `/api/answers/${id}`, { content, expectedUpdatedAt: OTHER_VERSION });

describe('a program that may write but not read', () => {
  it('can guess ten times a day what was answered, and is then rejected whatever it sends', async () => {
    const { client, program } = await buildBlind();
    expect(await statusesOf(tries, (index) => save(program, `Geraten ${index}`))).toEqual(
      Array(tries).fill(409),
    );
    pass(4 * HOUR_MS);
    const right = await save(program, TEXT);
    expect([right.status, right.body.code, right.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      String(20 * 3_600),
    ]);
    expect((await save(client, TEXT)).status).toBe(200);
    pass(20 * HOUR_MS);
    expect((await save(program, 'Ein neuer Tag.')).status).toBe(201);
  });

  it('has one limit for saves, edits and drafts together, over REST and GraphQL', async () => {
    const { client, answer, program } = await buildBlind();
    const { updatedAt } = await saveDraft(client, 'Ein Entwurf.');
    expect(updatedAt).not.toBeUndefined();
    for (let round = 0; round < tries / 2; round += 1) {
      expect((await save(program, `Geraten ${round}`)).status).toBe(409);
      expect((await edit(program, answer.id, `Geraten ${round}`)).status).toBe(409);
    }
    expect((await edit(program, answer.id, TEXT)).status).toBe(429);
    expect((await saveDraft(program, 'Ein Entwurf.', OTHER_VERSION)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('is limited in the same way for concurrent guesses', async () => {
    const { program } = await buildBlind();
    const replies = await Promise.all(
      Array.from({ length: 2 * tries }, (_, index) => save(program, `Geraten ${index}`)),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 409).length).toBeLessThanOrEqual(tries);
    expect(new Set(statuses)).toEqual(new Set([409, 429]));
  });

  it('reaches no limit by saving, editing and repeating its own texts day after day', async () => {
    const { client } = await buildUser(app, from(newAddress()));
    const program = await buildProgram(app, client, 'answers:write');
    for (let day = 0; day < 3; day += 1) {
      const saved = await save(program, TEXT);
      expect(saved.status).toBe(201);
      const repeated = await statusesOf(2 * tries, () => save(program, TEXT));
      expect(repeated).toEqual(Array(2 * tries).fill(200));
      pass(MINUTE_MS);
      const edited = await statusesOf(2 * tries, (index) =>
        program.rest('patch', `/api/answers/${saved.body.id}`, { content: `Fassung ${index}` }),
      );
      expect(edited).toEqual(Array(2 * tries).fill(200));
      pass(DAY_MS - MINUTE_MS);
    }
  });

  it('does not affect a program that may read, which can cause any number of conflicts', async () => {
    const { client, program } = await buildBlind();
    const reader = await buildProgram(app, client, 'answers:read', 'answers:write');
    await statusesOf(tries + 1, (index) => save(program, `Geraten ${index}`));
    const statuses = await statusesOf(2 * tries, (index) => save(reader, `Anders ${index}`));
    expect(statuses).toEqual(Array(2 * tries).fill(409));
  });
});
