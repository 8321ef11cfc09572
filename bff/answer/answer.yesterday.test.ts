import { addDays } from '../platform/lib/clock.ts';
import { buildAnswer, buildRun, buildUser } from '../workshop/testing/builders.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';
import { textsOf } from './answer-content.rules.ts';

const YESTERDAY = '2026-11-20';
const TODAY = '2026-11-21';
const THE_DAY_BEFORE = '2026-11-20T18:00:00.000Z';
const NOW = '2026-11-21T18:00:00.000Z';
const TEXT = 'Nachgetragen.';
const SAVE = `mutation ($content: String!, $day: AnswerDay, $expectedDay: Date) {
  saveAnswer(input: { content: $content, day: $day, expectedDay: $expectedDay }) {
    answer { day content } milestone { event } conflict { message }
  }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.setClock(NOW));
afterAll(() => app.close());

/** A person who had an account yesterday. */
async function buildOlderUser(headers?: Record<string, string>) {
  app.setClock(THE_DAY_BEFORE);
  const user = await buildUser(app, headers);
  app.setClock(NOW);
  return user;
}

interface Saved {
  status: number;
  code?: string;
  event?: string;
}

type Door = (client: TestClient, content: string, day: 'today' | 'yesterday') => Promise<Saved>;

const DOORS: [name: string, save: Door][] = [
  [
    'REST',
    async (client, content, day) => {
      const { status, body } = await client.rest('post', '/api/answers', { content, day });
      return { status, code: body.code, event: body.milestone?.event };
    },
  ],
  [
    'GraphQL',
    async (client, content, day) => {
      const { body } = await client.graphql(SAVE, { content, day: day.toUpperCase() });
      if (body.errors) return { status: 409, code: body.errors[0].extensions.code };
      if (body.data.saveAnswer.conflict) return { status: 409, code: 'CONFLICT' };
      const event = body.data.saveAnswer.milestone?.event;
      return { status: event ? 201 : 200, code: undefined, event };
    },
  ],
];

async function diaryOf(client: TestClient) {
  const { body } = await client.graphql(
    '{ answers { nodes { day content } } streak { count isYesterdayOpen } answer { day } yesterdayAnswer: answer(openDay: YESTERDAY) { day } }',
  );
  return { ...body.data, answers: body.data.answers.nodes };
}

describe.each(DOORS)('yesterday, over %s', (_door, save) => {
  it('is saved beside today, once, and a repeated save returns the same answer', async () => {
    const { client } = await buildOlderUser();
    await buildAnswer(client, 'Von heute.');
    expect((await diaryOf(client)).streak).toEqual({ count: 1, isYesterdayOpen: true });
    expect(await save(client, TEXT, 'yesterday')).toEqual({ status: 201, event: 'default' });
    expect(await save(client, TEXT, 'yesterday')).toEqual({ status: 200 });
    expect(await diaryOf(client)).toEqual({
      answers: [
        { day: TODAY, content: 'Von heute.' },
        { day: YESTERDAY, content: TEXT },
      ],
      streak: { count: 2, isYesterdayOpen: false },
      answer: { day: TODAY },
      yesterdayAnswer: { day: YESTERDAY },
    });
  });

  it('repairs a broken streak and celebrates its milestone', async () => {
    const { id, client } = await buildOlderUser();
    await buildRun(app, id, addDays(YESTERDAY, -1), 12);
    expect((await diaryOf(client)).streak.count).toBe(0);
    await buildAnswer(client, 'Von heute.');
    expect(await save(client, TEXT, 'yesterday')).toMatchObject({ event: 'streak-14' });
    expect((await diaryOf(client)).streak.count).toBe(14);
  });

  it('celebrates a milestone that the earlier run had not reached', async () => {
    const { id, client } = await buildOlderUser();
    await buildRun(app, id, addDays(YESTERDAY, -1), 2);
    await buildAnswer(client, 'Von heute.');
    expect(await save(client, TEXT, 'yesterday')).toMatchObject({ event: 'streak-3' });
  });

  it('celebrates no milestone that the run had reached before it broke', async () => {
    const { id, client } = await buildOlderUser();
    await buildRun(app, id, addDays(YESTERDAY, -1), 8);
    expect(await save(client, TEXT, 'yesterday')).toMatchObject({ event: 'default' });
    expect((await diaryOf(client)).streak.count).toBe(9);
  });

  it.each(['another text', 'a deleted answer'])(
    'is a 409 when it had %s, and nothing changes',
    async (had) => {
      const { client } = await buildOlderUser();
      app.setClock(THE_DAY_BEFORE);
      const { id } = await buildAnswer(client, 'Schon da.');
      if (had === 'a deleted answer') await client.rest('delete', `/api/answers/${id}`);
      app.setClock(NOW);
      const before = await diaryOf(client);
      expect(before.streak.isYesterdayOpen).toBe(false);
      expect(await save(client, TEXT, 'yesterday')).toEqual({ status: 409, code: 'CONFLICT' });
      expect(await diaryOf(client)).toEqual(before);
    },
  );

  it('returns 409 for a person who had no account yesterday', async () => {
    const { client } = await buildUser(app);
    expect((await diaryOf(client)).streak.isYesterdayOpen).toBe(false);
    expect(await save(client, TEXT, 'yesterday')).toEqual({ status: 409, code: 'CONFLICT' });
    expect((await diaryOf(client)).answers).toEqual([]);
  });

  it('can be answered until today ends', async () => {
    const { client } = await buildOlderUser();
    app.setClock('2026-11-21T22:59:59.999Z');
    expect((await diaryOf(client)).streak.isYesterdayOpen).toBe(true);
    app.setClock('2026-11-21T23:00:00.000Z');
    await save(client, TEXT, 'yesterday');
    expect((await diaryOf(client)).answers).toEqual([{ day: TODAY, content: TEXT }]);
  });

  it('is not used without a day: the default is today', async () => {
    const { client } = await buildOlderUser();
    await save(client, TEXT, 'today');
    expect((await diaryOf(client)).answers).toEqual([{ day: TODAY, content: TEXT }]);
  });
});

describe('a day over REST', () => {
  it.each(['gestern', 'YESTERDAY', '', '2026-11-20', null, 1, ['yesterday'], { day: 'yesterday' }])(
    'is a 400 that changes nothing when it is neither today nor yesterday → %j',
    async (day) => {
      const { client } = await buildOlderUser();
      for (const path of ['/api/answers', '/api/draft']) {
        const { status, body } = await client.rest('post', path, { content: TEXT, day });
        expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
        expect(body.fields).toEqual({ day: body.error });
      }
      expect((await diaryOf(client)).answers).toEqual([]);
      expect((await client.rest('get', '/api/draft')).body).toEqual(textsOf({}));
    },
  );

  it.each(['?day=gestern', '?day=', '?day=today&day=yesterday'])(
    'is a 400 in the address as well → %s',
    async (query) => {
      const { client } = await buildOlderUser();
      const { status, body } = await client.rest('get', `/api/draft${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['day']]);
    },
  );

  it('ignores a query parameter of another name', async () => {
    const { client } = await buildOlderUser();
    await client.rest('post', '/api/draft', { content: TEXT, day: 'yesterday' });
    const { status, body } = await client.rest('get', '/api/draft?day[a]=yesterday');
    expect([status, body]).toEqual([200, textsOf({})]);
  });
});

describe('a text for yesterday with the day on which it was typed', () => {
  it('is saved for yesterday while that day is today, and is a CONFLICT afterwards', async () => {
    const { client } = await buildOlderUser();
    const sent = { content: TEXT, day: 'YESTERDAY', expectedDay: TODAY };
    app.setClock('2026-11-21T23:00:00.000Z');
    const late = await client.graphql(SAVE, sent);
    expect(late.body.errors[0].extensions.code).toBe('CONFLICT');
    app.setClock(NOW);
    expect((await client.graphql(SAVE, sent)).body.data.saveAnswer.answer.day).toBe(YESTERDAY);
    app.setClock('2026-11-25T18:00:00.000Z');
    const again = await client.graphql(SAVE, sent);
    expect(again.body.data.saveAnswer).toEqual({
      conflict: null,
      answer: { day: YESTERDAY, content: TEXT },
      milestone: null,
    });
  });

  it.each(['0000-01-01', '0999-12-31'])(
    'is a 400 for a day that no server knows → %s',
    async (expectedDay) => {
      const { client } = await buildOlderUser();
      const { status } = await client.graphql(SAVE, { content: TEXT, day: 'YESTERDAY', expectedDay });
      expect(status).toBe(400);
    },
  );

  it.each(['1000-01-01', '9999-12-31'])(
    'is a CONFLICT for a day that is far away → %s',
    async (expectedDay) => {
      const { client } = await buildOlderUser();
      const { body } = await client.graphql(SAVE, { content: TEXT, day: 'YESTERDAY', expectedDay });
      expect(body.errors[0].extensions.code).toBe('CONFLICT');
    },
  );
});
