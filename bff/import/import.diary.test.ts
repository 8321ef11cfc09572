import { randomUUID } from 'node:crypto';
import { addDays } from '../platform/lib/clock.ts';
import { buildAnswer, buildAnswers, buildUser } from '../workshop/testing/builders.ts';
import { entriesUpTo, importInto, importWhole, undoImportOf } from '../workshop/testing/imports.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

let app: TestApp;
withApp((given) => {
  app = given;
});

async function eventOf(client: TestClient): Promise<string> {
  return (await buildAnswer(client)).milestone.event;
}

/** Deletes today's answer and saves another; returns the celebrated event. */
async function eventOfAnother(client: TestClient): Promise<string> {
  const { body } = await client.rest('get', '/api/answers/today');
  await client.rest('delete', `/api/answers/${body.id}`);
  return eventOf(client);
}

describe('an imported entry', () => {
  it('counts like any other entry for REST, streak, year, search, memory and export', async () => {
    const { client } = await buildUser(app);
    const entries = [...entriesUpTo(TODAY, 3), { day: '2025-11-20', content: 'Quitten vom Markt' }];
    await importInto(client, randomUUID(), entries);
    expect((await client.rest('get', '/api/answers/today')).body).toMatchObject({
      content: `Import vom ${TODAY}`,
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    expect((await client.rest('get', '/api/answers/today/status')).body).toEqual({ hasAnswered: true });
    expect((await client.rest('get', '/api/answers')).body).toHaveLength(4);
    expect((await client.rest('get', '/api/streak')).body).toEqual({ count: 3 });
    const { body } = await client.graphql(`{
      memory { yearsAgo answer { content } } diaryYear(year: 2025) { answeredDays }
      searchAnswers(text: "quitten") { nodes { day } }
    }`);
    expect(body.data).toMatchObject({
      memory: { yearsAgo: 1, answer: { content: 'Quitten vom Markt' } },
      diaryYear: { answeredDays: ['2025-11-20'] },
      searchAnswers: { nodes: [{ day: '2025-11-20' }] },
    });
    expect((await client.rest('get', '/api/user/export')).body.answers).toHaveLength(4);
    expect((await client.rest('post', '/api/answers', { content: 'Anders' })).status).toBe(409);
  });

  it('supersedes a draft of its day, and the undo reopens the draft', async () => {
    const { client } = await buildUser(app);
    await client.rest('post', '/api/draft', { content: 'Angefangen' });
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo(TODAY, 2));
    const drafts = async () =>
      (await client.graphql('{ draft { content } supersededDraft { content } }')).body.data;
    expect(await drafts()).toEqual({ draft: { content: '' }, supersededDraft: { content: 'Angefangen' } });
    await undoImportOf(client, importId);
    expect(await drafts()).toEqual({ draft: { content: 'Angefangen' }, supersededDraft: { content: '' } });
  });

  it('does not affect drafts of other days', async () => {
    const { client } = await buildUser(app);
    await client.rest('post', '/api/draft', { content: 'Angefangen' });
    await importInto(client, randomUUID(), entriesUpTo(YESTERDAY, 5));
    expect((await client.rest('get', '/api/draft')).body).toMatchObject({ content: 'Angefangen' });
  });

  it('is deleted with the account, like its import', async () => {
    const { client, id } = await buildUser(app);
    await importInto(client, randomUUID(), entriesUpTo(TODAY, 3));
    const left = async () => [
      (await app.db.all('SELECT id FROM answer WHERE userId = ?', [id])).length,
      (await app.db.all('SELECT id FROM answer_import WHERE userId = ?', [id])).length,
    ];
    expect(await left()).toEqual([3, 1]);
    await client.rest('delete', '/api/user');
    expect(await left()).toEqual([0, 0]);
  });
});

describe('the milestones after an import', () => {
  it('are celebrated for the next answer only if that answer reaches them', async () => {
    const [ten, week, past] = [await buildUser(app), await buildUser(app), await buildUser(app)];
    await importInto(ten.client, randomUUID(), entriesUpTo('2026-05-09', 9));
    await importInto(week.client, randomUUID(), entriesUpTo(YESTERDAY, 6));
    await importInto(past.client, randomUUID(), entriesUpTo(YESTERDAY, 12));
    expect(await eventOf(ten.client)).toBe('entries-10');
    expect(await eventOf(week.client)).toBe('streak-7');
    expect(await eventOf(past.client)).toBe('default');
  });

  it('exclude milestones reached by the import, also when an entry is deleted and saved again', async () => {
    const [entries, run] = [await buildUser(app), await buildUser(app)];
    await importInto(entries.client, randomUUID(), [
      ...entriesUpTo('2026-05-24', 24),
      ...entriesUpTo(TODAY, 1),
    ]);
    await importInto(run.client, randomUUID(), entriesUpTo(TODAY, 14));
    expect(await eventOfAnother(entries.client)).toBe('default');
    expect(await eventOfAnother(run.client)).toBe('default');
  });

  it('are not lowered by an import', async () => {
    const { client, id } = await buildUser(app);
    await buildAnswers(
      app,
      id,
      Array.from({ length: 9 }, (_, ago) => addDays('2026-03-01', -ago)),
    );
    app.setClock(START_OF_TESTS);
    expect(await eventOf(client)).toBe('entries-10');
    const { body } = await client.rest('get', '/api/answers');
    for (const { id: answer } of body.slice(0, 3)) await client.rest('delete', `/api/answers/${answer}`);
    await importInto(client, randomUUID(), entriesUpTo('2026-01-02', 2));
    expect(await eventOf(client)).toBe('default');
  });

  it('can be celebrated again after the import is undone', async () => {
    const { client } = await buildUser(app);
    const importId = randomUUID();
    await importWhole(client, importId, entriesUpTo(YESTERDAY, 150));
    await undoImportOf(client, importId);
    const events: string[] = [];
    for (const ahead of [0, 1, 2]) {
      app.setClock(`${addDays(TODAY, ahead)}T12:00:00.000Z`);
      events.push((await buildAnswer(client, `Am Tag ${ahead}`)).milestone.event);
    }
    expect(events).toEqual(['entries-1', 'default', 'streak-3']);
  });
});
