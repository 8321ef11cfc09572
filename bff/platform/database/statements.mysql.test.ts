import { randomUUID } from 'node:crypto';
import { IMPORT_MAX_ENTRIES } from '../../import/import.numbers.rules.ts';
import { createApiToken, programWith, UNKNOWN_KEY } from '../../workshop/testing/api-tokens.ts';
import {
  buildAddress,
  buildAnswers,
  buildRun,
  buildSession,
  buildUser,
} from '../../workshop/testing/builders.ts';
import { type CountedApp, createCountedApp } from '../../workshop/testing/counted-app.ts';
import { entriesUpTo } from '../../workshop/testing/imports.ts';
import { rawRequest } from '../../workshop/testing/raw-request.ts';
import { START_OF_TESTS } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { addDays } from '../lib/clock.ts';

const TODAY = '2026-11-20';
const CONTENT = 'Der Bus war pünktlich.';
const KEY_LIFETIME_MS = 60_000;

let app: CountedApp;
beforeAll(async () => {
  app = await createCountedApp();
});
afterAll(() => app.close());

const statementsOf = (work: () => Promise<unknown>) => app.statementsOf(work);

/** A person whose key is cached and whose diary was counted. */
async function buildKnownUser(): Promise<{ id: number; client: TestClient }> {
  const user = await buildUser(app);
  await app.services.answerStorage.read(user.id);
  await user.client.rest('post', '/api/draft', { content: CONTENT });
  await user.client.rest('get', '/api/draft');
  return user;
}

const DRAFT = `mutation Draft($content: String!, $expected: DateTime) {
  saveDraft(input: { content: $content, expectedUpdatedAt: $expected }) { draft { updatedAt } }
}`;
const SAVE = `mutation Save($content: String!, $expected: DateTime) {
  saveAnswer(input: { content: $content, expectedDraftUpdatedAt: $expected, expectedDay: "${TODAY}" }) { milestone { text } }
}`;
const IMPORT =
  'mutation ($input: ImportAnswersInput!) { importAnswers(input: $input) { imported takenDays } }';

describe('the statements of a signed-in request, counted by the server', () => {
  it.each([
    '/api/user',
    '/api/answers/today/status',
    '/api/answers',
    '/api/answers/today',
    '/api/draft',
    '/api/streak',
  ])('are at most two for GET %s: the session with its user, and the data', async (path) => {
    const { client } = await buildKnownUser();
    const count = await statementsOf(() => client.rest('get', path));
    expect(count).toBeLessThanOrEqual(path === '/api/user' ? 1 : 2);
  });

  it('are the same with an API token, plus one write an hour for its last use', async () => {
    const { client } = await buildKnownUser();
    const { key } = await createApiToken(client, ['answers:read', 'answers:write']);
    const program = programWith(app, key);
    const read = () => program.rest('get', '/api/answers');
    await app.expectAtMost(3, read);
    await app.expectAtMost(2, read);
    await app.expectAtMost(2, () => program.graphql('{ answers(first: 30) { nodes { day } } }'));
    await app.expectAtMost(2, () => program.rest('post', '/api/draft', { content: 'Neu' }));
    await app.expectAtMost(8, () => program.rest('post', '/api/answers', { content: CONTENT }));
    const typingError = programWith(app, `${key.slice(0, -1)}!`);
    expect(await statementsOf(() => typingError.rest('get', '/api/answers'))).toBe(0);
    const unknown = programWith(app, UNKNOWN_KEY);
    expect(await statementsOf(() => unknown.rest('get', '/api/answers'))).toBe(1);
  });

  it('are at most two for an empty list or a late draft, and one for an ended session', async () => {
    const { client } = await buildKnownUser();
    await app.expectAtMost(2, () => client.rest('get', '/api/answers'));
    await client.rest('post', '/api/answers', { content: CONTENT });
    await app.expectAtMost(2, () => client.rest('post', '/api/draft', { content: 'Zu spät' }));
    const { id, Cookie } = await buildSession(app);
    await app.db.change('DELETE FROM session WHERE userId = ?', [id]);
    const list = () => rawRequest(app, 'GET', '/api/answers', { headers: { Cookie } });
    expect(await statementsOf(list)).toBeLessThanOrEqual(1);
  });

  it('are one more for a list once a minute, to read the encryption key', async () => {
    const { id, client } = await buildKnownUser();
    await buildAnswers(app, id, [addDays(TODAY, -1)]);
    app.setClock(`${TODAY}T18:00:00.000Z`);
    const list = () => client.rest('get', '/api/answers');
    await list();
    app.setClock(new Date(app.clock().getTime() + KEY_LIFETIME_MS));
    await app.expectAtMost(3, list);
    await app.expectAtMost(2, list);
  });

  it('are at most three for a streak of more than 400 days', async () => {
    const { id, client } = await buildKnownUser();
    await buildRun(app, id, TODAY, 900);
    await app.expectAtMost(3, () => client.rest('get', '/api/streak'));
    expect((await client.rest('get', '/api/streak')).body.count).toBe(900);
  });

  it('are at most two for a page of the diary over GraphQL', async () => {
    const { id, client } = await buildKnownUser();
    await buildRun(app, id, addDays(TODAY, -1), 40);
    await app.expectAtMost(2, () => client.graphql('{ answers(first: 30) { nodes { day } } }'));
  });

  it("are at most four for the diary's first page with count and year, and one more for an older year", async () => {
    const page = '{ answers(first: 31) { nodes { day } } answerCount diaryYear { answeredDays } }';
    const [one, other] = [await buildKnownUser(), await buildKnownUser()];
    await buildRun(app, one.id, addDays(TODAY, -1), 40);
    await buildRun(app, other.id, '2024-03-01', 40);
    await app.expectAtMost(4, () => one.client.graphql(page));
    await app.expectAtMost(5, () => other.client.graphql(page));
    await app.expectAtMost(2, () => one.client.graphql('{ diaryYear(year: 2025) { year } }'));
  });

  it('are at most two for a page of changes, even an empty page', async () => {
    const { client } = await buildKnownUser();
    const page = () => client.rest('get', '/api/answers/changes');
    await app.expectAtMost(2, page);
    await client.rest('post', '/api/answers', { content: CONTENT });
    await app.expectAtMost(2, page);
    expect((await page()).body.changes).toHaveLength(1);
  });

  it('are at most two for a search over up to two hundred entries', async () => {
    const { id, client } = await buildKnownUser();
    await buildAnswers(app, id, [addDays(TODAY, -1)]);
    app.setClock(`${TODAY}T18:00:00.000Z`);
    await app.expectAtMost(2, () => client.graphql('{ searchAnswers(text: "oma") { count } }'));
  });

  it('are at most two for a memory, and for the earlier entry of a milestone', async () => {
    const { id, client } = await buildKnownUser();
    await buildAnswers(app, id, ['2025-11-20', '2026-10-20', TODAY]);
    app.setClock(START_OF_TESTS);
    const ask = (query: string) => client.graphql(query);
    const [ofYear, ofMilestone] = [
      '{ memory { answer { content day } } }',
      '{ milestoneMemory(days: 30) { content day } }',
    ];
    await app.expectAtMost(2, () => ask(ofYear));
    await app.expectAtMost(2, () => ask(ofMilestone));
    expect((await ask(ofYear)).body.data.memory.answer.day).toBe('2025-11-20');
    expect((await ask(ofMilestone)).body.data.milestoneMemory.day).toBe('2026-10-20');
  });

  it('are at most two for a draft and its next version, over REST and GraphQL', async () => {
    const { client } = await buildKnownUser();
    let expected: string | null = null;
    const next = async (content: string) => {
      const reply = await client.graphql(DRAFT, { content, expected });
      expected = reply.body.data.saveDraft.draft.updatedAt;
      return reply;
    };
    const typeOverRest = (content: string) => client.rest('post', '/api/draft', { content });
    for (const content of ['Neu', '', 'Von vorn']) {
      await app.expectAtMost(2, () => typeOverRest(content));
    }
    expected = (await client.graphql('{ draft { updatedAt } }')).body.data.draft.updatedAt;
    await app.expectAtMost(2, () => next('Noch neuer'));
    await app.expectAtMost(2, () => next('Am neuesten'));
  });

  it('are at most eight for a saved answer with milestone, over REST and GraphQL, and three more without a stored count', async () => {
    const [one, other] = [await buildKnownUser(), await buildKnownUser()];
    const save = () => one.client.rest('post', '/api/answers', { content: CONTENT });
    await app.expectAtMost(8, save);
    await app.expectAtMost(8, () => other.client.graphql(SAVE, { content: CONTENT }));
    const uncounted = await buildKnownUser();
    await app.db.change('DELETE FROM answer_storage WHERE userId = ?', [uncounted.id]);
    await app.expectAtMost(11, () => uncounted.client.graphql(SAVE, { content: CONTENT }));
  });

  it('are at most eight for an answer with or without a known draft, and one more to find another draft', async () => {
    const save = (limit: number, client: TestClient, expected: string | null) =>
      app.expectAtMost(limit, () => client.graphql(SAVE, { content: 'Anders', expected }));
    const [known, none, gone] = [await buildKnownUser(), await buildKnownUser(), await buildKnownUser()];
    const { body } = await known.client.graphql('{ draft { updatedAt } }');
    await save(8, known.client, body.data.draft.updatedAt);
    for (const { client } of [none, gone]) await client.rest('post', '/api/draft', { content: '' });
    await save(8, none.client, null);
    await save(9, gone.client, '2026-11-20T17:00:00.000Z');
    const rest = await buildKnownUser();
    await rest.client.rest('post', '/api/draft', { content: '' });
    await app.expectAtMost(9, () => rest.client.rest('post', '/api/answers', { content: CONTENT }));
  });

  it('are at most eight for today without a milestone, and for yesterday', async () => {
    const save = (client: TestClient, day: string) =>
      app.expectAtMost(8, () => client.rest('post', '/api/answers', { content: `Für ${day}`, day }));
    app.setClock(`${addDays(TODAY, -1)}T12:00:00.000Z`);
    const { client } = await buildKnownUser();
    app.setClock(`${TODAY}T12:00:00.000Z`);
    await client.rest('post', '/api/draft', { content: CONTENT });
    await save(client, 'today');
    await client.rest('post', '/api/draft', { content: CONTENT, day: 'yesterday' });
    await save(client, 'yesterday');
  });

  it('are at most two for a draft of yesterday', async () => {
    const { client } = await buildKnownUser();
    const draft = { content: CONTENT, day: 'yesterday' };
    await app.expectAtMost(2, () => client.rest('post', '/api/draft', draft));
    await app.expectAtMost(2, () => client.rest('get', '/api/draft?day=yesterday'));
  });

  it('are at most eleven for a part of an import, as for one entry, and two for a repeated part', async () => {
    const partOf = async (entries: number, client: TestClient) => {
      const [importId, part] = [randomUUID(), entriesUpTo('2020-12-31', entries)];
      const input = { importId, entries: part };
      const send = () => statementsOf(() => client.graphql(IMPORT, { input }));
      const [first, again] = [await send(), await send()];
      expect(first).toBeLessThanOrEqual(11);
      expect(again).toBeLessThanOrEqual(2);
      return first;
    };
    const [one, other] = [await buildKnownUser(), await buildKnownUser()];
    expect(await partOf(1, one.client)).toBe(await partOf(IMPORT_MAX_ENTRIES, other.client));
  });

  it('are the same for a failed log-in, whether the account exists or not', async () => {
    const { username } = await buildUser(app);
    const fail = (name: string) => () =>
      new TestClient(app).rest('post', '/api/login', { username: name, password: 'falsches Wort' });
    const known = await statementsOf(fail(username));
    expect(known).toBeGreaterThan(0);
    expect(await statementsOf(fail(buildAddress()))).toBe(known);
  });

  it('are none for requests without a session', async () => {
    const { client } = await buildKnownUser();
    expect(await statementsOf(() => client.rest('get', '/livez'))).toBe(0);
    expect(await statementsOf(() => client.rest('get', '/'))).toBe(0);
  });
});
