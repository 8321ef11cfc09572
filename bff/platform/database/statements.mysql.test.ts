import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IMPORT_MAX_ENTRIES } from '../../import/import-limits.rules.ts';
import { buildAddress, buildAnswers, buildRun, buildUser } from '../../workshop/testing/builders.ts';
import { type CountedApp, createCountedApp } from '../../workshop/testing/counted-app.ts';
import { entriesUpTo } from '../../workshop/testing/imports.ts';
import { createProgramKey, programWith, UNKNOWN_KEY } from '../../workshop/testing/program-keys.ts';
import { START_OF_TESTS } from '../../workshop/testing/test-app.ts';
import { TestClient } from '../../workshop/testing/test-client.ts';
import { addDays } from '../lib/clock.ts';

const TODAY = '2026-11-20';
const CONTENT = 'Der Bus war pünktlich.';

let app: CountedApp;
beforeAll(async () => {
  app = await createCountedApp();
});
afterAll(() => app.close());

const statementsOf = (work: () => Promise<unknown>) => app.statementsOf(work);

/** Somebody whose key is in memory, and whose diary was counted. */
async function buildKnownUser(): Promise<{ id: number; client: TestClient }> {
  const user = await buildUser(app);
  await app.services.answerStorage.read(user.id);
  await user.client.rest('post', '/api/draft', { content: CONTENT });
  await user.client.rest('get', '/api/draft');
  return user;
}

const DRAFT = `mutation Draft($content: String!, $expected: DateTime) {
  saveDraft(content: $content, expectedUpdatedAt: $expected) { updatedAt }
}`;
const SAVE = `mutation Save($content: String!, $expected: DateTime) {
  saveAnswer(content: $content, expectedDraftUpdatedAt: $expected, expectedDay: "${TODAY}") { milestone { text } }
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
  ])('are at most two for GET %s: session with user, and what is asked for', async (path) => {
    const { client } = await buildKnownUser();
    const count = await statementsOf(() => client.rest('get', path));
    expect(count).toBe(path === '/api/user' ? 1 : 2);
  });

  it('are no more with a key for a program: one finds it with its user, another notes its use once an hour', async () => {
    const { client } = await buildKnownUser();
    const { key } = await createProgramKey(client, ['answers:read', 'answers:write']);
    const program = programWith(app, key);
    const read = () => program.rest('get', '/api/answers');
    expect([await statementsOf(read), await statementsOf(read)]).toEqual([3, 2]);
    expect(await statementsOf(() => program.graphql('{ answers(first: 30) { day } }'))).toBe(2);
    expect(await statementsOf(() => program.rest('post', '/api/draft', { content: 'Neu' }))).toBe(2);
    expect(await statementsOf(() => program.rest('post', '/api/answers', { content: CONTENT }))).toBe(8);
    const typingError = programWith(app, `${key.slice(0, -1)}!`);
    expect(await statementsOf(() => typingError.rest('get', '/api/answers'))).toBe(0);
    const unknown = programWith(app, UNKNOWN_KEY);
    expect(await statementsOf(() => unknown.rest('get', '/api/answers'))).toBe(1);
  });

  it('are three for a streak of more than 400 days', async () => {
    const { id, client } = await buildKnownUser();
    await buildRun(app, id, TODAY, 900);
    let count = 0;
    const statements = await statementsOf(async () => {
      count = (await client.rest('get', '/api/streak')).body.count;
    });
    expect([statements, count]).toEqual([3, 900]);
  });

  it('are two for a page of the diary over GraphQL', async () => {
    const { id, client } = await buildKnownUser();
    await buildRun(app, id, addDays(TODAY, -1), 40);
    expect(await statementsOf(() => client.graphql('{ answers(first: 30) { day } }'))).toBe(2);
  });

  it('are four for the first page of the diary with its number and its year, and one more for an older year', async () => {
    const page = '{ answers(first: 31) { day } answerCount diaryYear { answeredDays } }';
    const [one, other] = [await buildKnownUser(), await buildKnownUser()];
    await buildRun(app, one.id, addDays(TODAY, -1), 40);
    await buildRun(app, other.id, '2024-03-01', 40);
    expect(await statementsOf(() => one.client.graphql(page))).toBe(4);
    expect(await statementsOf(() => other.client.graphql(page))).toBe(5);
    expect(await statementsOf(() => one.client.graphql('{ diaryYear(year: 2025) { year } }'))).toBe(2);
  });

  it('are two for a page of what has changed, as for an empty one', async () => {
    const { client } = await buildKnownUser();
    const page = async () => (await client.rest('get', '/api/answers/changes')).body;
    expect(await statementsOf(page)).toBe(2);
    await client.rest('post', '/api/answers', { content: CONTENT });
    expect(await statementsOf(page)).toBe(2);
    expect((await page()).changes).toHaveLength(1);
  });

  it('are two for a search of up to two hundred entries', async () => {
    const { id, client } = await buildKnownUser();
    await buildAnswers(app, id, [addDays(TODAY, -1)]);
    app.setClock(`${TODAY}T18:00:00.000Z`);
    expect(await statementsOf(() => client.graphql('{ searchAnswers(text: "oma") { count } }'))).toBe(2);
  });

  it('are two for a memory, and for the earlier entry of a milestone', async () => {
    const { id, client } = await buildKnownUser();
    await buildAnswers(app, id, ['2025-11-20', '2026-10-20', TODAY]);
    app.setClock(START_OF_TESTS);
    const ask = async (query: string) => {
      let day: unknown;
      const statements = await statementsOf(async () => {
        const { body } = await client.graphql(query);
        day = (body.data.memory?.answer ?? body.data.milestoneMemory).day;
      });
      return [statements, day];
    };
    expect(await ask('{ memory { answer { content day } } }')).toEqual([2, '2025-11-20']);
    expect(await ask('{ milestoneMemory(days: 30) { content day } }')).toEqual([2, '2026-10-20']);
  });

  it('are two for a draft, through both doors, also for the next version of one', async () => {
    const { client } = await buildKnownUser();
    let expected: string | null = null;
    const next = async (content: string) => {
      const { body } = await client.graphql(DRAFT, { content, expected });
      expected = body.data.saveDraft.updatedAt;
    };
    const typeOverRest = (content: string) => client.rest('post', '/api/draft', { content });
    for (const content of ['Neu', '', 'Von vorn']) {
      expect(await statementsOf(() => typeOverRest(content))).toBe(2);
    }
    expected = (await client.graphql('{ draft { updatedAt } }')).body.data.draft.updatedAt;
    expect(await statementsOf(() => next('Noch neuer'))).toBe(2);
    expect(await statementsOf(() => next('Am neuesten'))).toBe(2);
  });

  it('are eight for a saved answer, BEGIN, COMMIT, sum and milestone included, through both doors, and three more where nobody has counted', async () => {
    const [one, other] = [await buildKnownUser(), await buildKnownUser()];
    const save = () => one.client.rest('post', '/api/answers', { content: CONTENT });
    expect(await statementsOf(save)).toBe(8);
    expect(await statementsOf(() => other.client.graphql(SAVE, { content: CONTENT }))).toBe(8);
    const uncounted = await buildKnownUser();
    await app.db.change('DELETE FROM answer_storage WHERE userId = ?', [uncounted.id]);
    expect(await statementsOf(() => uncounted.client.graphql(SAVE, { content: CONTENT }))).toBe(11);
  });

  it('are eight also for an answer that knows its draft, or that there is none, and one more to look for another', async () => {
    const save = async (client: TestClient, expected: string | null) =>
      statementsOf(() => client.graphql(SAVE, { content: 'Anders', expected }));
    const [known, none, gone] = [await buildKnownUser(), await buildKnownUser(), await buildKnownUser()];
    const { body } = await known.client.graphql('{ draft { updatedAt } }');
    expect(await save(known.client, body.data.draft.updatedAt)).toBe(8);
    for (const { client } of [none, gone]) await client.rest('post', '/api/draft', { content: '' });
    expect(await save(none.client, null)).toBe(8);
    expect(await save(gone.client, '2026-11-20T17:00:00.000Z')).toBe(9);
    const rest = await buildKnownUser();
    await rest.client.rest('post', '/api/draft', { content: '' });
    expect(await statementsOf(() => rest.client.rest('post', '/api/answers', { content: CONTENT }))).toBe(9);
  });

  it('are one fewer without a milestone, and one more for yesterday, which is looked at first', async () => {
    const save = (client: TestClient, day: string) =>
      statementsOf(() => client.rest('post', '/api/answers', { content: `Für ${day}`, day }));
    app.setClock(`${addDays(TODAY, -1)}T12:00:00.000Z`);
    const { client } = await buildKnownUser();
    app.setClock(`${TODAY}T12:00:00.000Z`);
    await client.rest('post', '/api/draft', { content: CONTENT });
    expect(await save(client, 'today')).toBe(8);
    await client.rest('post', '/api/draft', { content: CONTENT, day: 'yesterday' });
    expect(await save(client, 'yesterday')).toBe(8);
  });

  it('are two for a draft of yesterday as well', async () => {
    const { client } = await buildKnownUser();
    const draft = { content: CONTENT, day: 'yesterday' };
    expect(await statementsOf(() => client.rest('post', '/api/draft', draft))).toBe(2);
    expect(await statementsOf(() => client.rest('get', '/api/draft?day=yesterday'))).toBe(2);
  });

  it('are as many for a part of an import as for one entry, and two for a part that is there already', async () => {
    const partOf = async (entries: number, client: TestClient) => {
      const [importId, part] = [randomUUID(), entriesUpTo('2020-12-31', entries)];
      const input = { importId, entries: part };
      const send = () => statementsOf(() => client.graphql(IMPORT, { input }));
      return [await send(), await send()];
    };
    const [one, other] = [await buildKnownUser(), await buildKnownUser()];
    expect(await partOf(1, one.client)).toEqual([11, 2]);
    expect(await partOf(IMPORT_MAX_ENTRIES, other.client)).toEqual([11, 2]);
  });

  it('are the same for a log-in that fails, whether the account is there or not', async () => {
    const { username } = await buildUser(app);
    const fail = (name: string) => () =>
      new TestClient(app).rest('post', '/api/login', { username: name, password: 'falsches Wort' });
    const known = await statementsOf(fail(username));
    expect(known).toBeGreaterThan(0);
    expect(await statementsOf(fail(buildAddress()))).toBe(known);
  });

  it('are none for what needs no session', async () => {
    const { client } = await buildKnownUser();
    expect(await statementsOf(() => client.rest('get', '/livez'))).toBe(0);
    expect(await statementsOf(() => client.rest('get', '/'))).toBe(0);
  });
});
