import { buildAnswers, buildRun, buildUser } from '../workshop/testing/builders.ts';
import { DOORS, Follower } from '../workshop/testing/followers.ts';
import { buildLongDiary, longDays, longText } from '../workshop/testing/long-diaries.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';

const DAYS = ['2026-11-20', '2026-11-19', '2026-11-17', '2026-11-14', '2026-11-13'];
const PAGE =
  'query ($first: Int, $before: Date, $from: Date) { answers(first: $first, before: $before, from: $from) { nodes { day } } answerCount }';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  const user = await buildUser(app);
  client = user.client;
  await buildAnswers(app, user.id, DAYS.toReversed());
});
afterAll(() => app.close());

async function daysOf(variables: Record<string, unknown>): Promise<string[]> {
  const { body } = await client.graphql(PAGE, variables);
  expect(body.errors).toBeUndefined();
  expect(body.data.answerCount).toBe(DAYS.length);
  return body.data.answers.nodes.map(({ day }: { day: string }) => day);
}

describe('answers(first, before)', () => {
  it('returns all answers, newest day first, without arguments', async () => {
    expect(await daysOf({})).toEqual(DAYS);
    expect(await daysOf({ first: null, before: null })).toEqual(DAYS);
  });

  it('returns the newest answers when only their number is limited', async () => {
    expect(await daysOf({ first: 2 })).toEqual(DAYS.slice(0, 2));
    expect(await daysOf({ first: 1_000 })).toEqual(DAYS);
  });

  it('returns the days before a day, without that day, whether it is answered or not', async () => {
    expect(await daysOf({ before: '2026-11-17' })).toEqual(DAYS.slice(3));
    expect(await daysOf({ before: '2026-11-16' })).toEqual(DAYS.slice(3));
    expect(await daysOf({ before: '2026-11-13' })).toEqual([]);
  });

  it('returns a range of days, with its first day and without its end', async () => {
    expect(await daysOf({ from: '2026-11-14' })).toEqual(DAYS.slice(0, 4));
    expect(await daysOf({ from: '2026-11-14', before: '2026-11-20' })).toEqual(DAYS.slice(1, 4));
    expect(await daysOf({ from: '2026-11-14', before: '2026-11-20', first: 2 })).toEqual(DAYS.slice(1, 3));
    expect(await daysOf({ from: '2026-11-15', before: '2026-11-17' })).toEqual([]);
    expect(await daysOf({ from: '2026-11-18', before: '2026-11-14' })).toEqual([]);
  });

  it('returns every answer once when paging by day', async () => {
    const seen: string[] = [];
    for (let page = await daysOf({ first: 2 }); page.length > 0; ) {
      seen.push(...page);
      page = await daysOf({ first: 2, before: page.at(-1) });
    }
    expect(seen).toEqual(DAYS);
  });

  it.each([0, -1, 1_001, 2_147_483_647])('returns BAD_USER_INPUT for a page size of %i', async (first) => {
    const { body } = await client.graphql(PAGE, { first });
    expect(body.errors[0].extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { first: 'Die Anzahl muss zwischen 1 und 1000 liegen' },
    });
  });

  it.each([
    { first: 1.5 },
    { first: '2' },
    { first: 3e10 },
    { before: 'gestern' },
    { before: 20_261_120 },
    { before: '2026-11-20T00:00:00Z' },
    { before: '2026-13-01' },
    { before: '2026-02-30' },
    { before: '' },
    { from: 'gestern' },
    { from: '2026-02-30' },
  ])('returns BAD_USER_INPUT for an impossible page → %j', async (variables) => {
    const { body } = await client.graphql(PAGE, variables);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(body.data?.answers).toBeUndefined();
  });

  it('rejects visitors, also for the count', async () => {
    const visitor = new TestClient(app);
    for (const query of [
      '{ answers { nodes { day } } }',
      '{ answerCount }',
      '{ answer { id } }',
      '{ answer(day: "2026-11-20") { id } }',
    ]) {
      const { body } = await visitor.graphql(query);
      expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('returns the whole diary over REST, whatever the query string', async () => {
    const { body } = await client.rest('get', '/api/answers?first=1&before=2026-11-14');
    expect(body).toHaveLength(DAYS.length);
  });
});

describe('a page of answers', () => {
  const PAGE_OF_TEXTS =
    'query ($first: Int, $before: Date) { answers(first: $first, before: $before) { nodes { day content } nextBefore hasMore } }';

  /** Reads all pages of a diary. */
  async function pagesOf(reader: TestClient, first?: number) {
    const pages: { day: string; content: string }[][] = [];
    for (let before: string | undefined; ; ) {
      const { body, text } = await reader.graphql(PAGE_OF_TEXTS, { first, before });
      expect(body.errors).toBeUndefined();
      expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
      const { nodes, nextBefore, hasMore } = body.data.answers;
      pages.push(nodes);
      expect(nextBefore).toBe(hasMore ? nodes.at(-1).day : null);
      if (!hasMore) return pages;
      before = nextBefore;
    }
  }

  it.each([undefined, 1_000])(
    'holds 500 at most, and the following pages give every answer once → first %s',
    async (first) => {
      const user = await buildUser(app);
      await buildRun(app, user.id, '2026-11-20', 1_001);
      const pages = await pagesOf(user.client, first);
      expect(pages.map(({ length }) => length)).toEqual([500, 500, 1]);
      expect(pages.flat().map(({ day }) => day)).toEqual(longDays(1_001));
    },
  );

  it.each([undefined, 60])(
    'stays below 1 MB, and the following pages give every answer once → first %s',
    async (first) => {
      const { client: reader } = await buildLongDiary(app, 60);
      const pages = await pagesOf(reader, first);
      expect(pages.length).toBe(2);
      expect(pages.flat()).toEqual(longDays(60).map((day) => ({ day, content: longText(day) })));
    },
  );

  it('sets hasMore only if an older entry exists, also on a full page', async () => {
    expect((await pagesOf(client, 5)).map(({ length }) => length)).toEqual([5]);
    expect((await pagesOf(client, 2)).map(({ length }) => length)).toEqual([2, 2, 1]);
  });

  it('contains unreadable entries, and the next page misses none', async () => {
    const { client: reader, id } = await buildLongDiary(app, 60);
    await app.db.change("UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE userId = ?", [id]);
    expect((await pagesOf(reader)).flat().map(({ day }) => day)).toEqual(longDays(60));
  });
});

describe.each(Object.entries(DOORS))('a page of changes over %s', (_door, read) => {
  it('stays below 1 MB, and further pages return every change once', async () => {
    const { client: reader } = await buildLongDiary(app, 60);
    const first = await read(reader, undefined, 1_000);
    if (typeof first === 'string') throw new Error(first);
    expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(1_000_000);
    expect([first.changes.length < 60, first.hasMore]).toEqual([true, true]);
    const follower = new Follower(reader, read);
    await follower.catchUp(1_000);
    expect([follower.copy.size, follower.fullReads]).toEqual([60, 0]);
  });

  it('holds at most 500 changes', async () => {
    const user = await buildUser(app);
    await buildRun(app, user.id, '2026-11-20', 501);
    const first = await read(user.client, undefined, 1_000);
    if (typeof first === 'string') throw new Error(first);
    expect([first.changes.length, first.hasMore]).toEqual([500, true]);
    const second = await read(user.client, first.nextCursor, 1_000);
    expect(second).toMatchObject({ changes: [expect.anything()], hasMore: false });
  });
});
