import { addDays } from '../platform/lib/clock.ts';
import { NOT_STORABLE } from '../platform/lib/text.rules.ts';
import { RATE_LIMITS } from '../platform/limits/rate-limits.ts';
import { buildSession, buildUser } from '../workshop/testing/builders.ts';
import { portOf } from '../workshop/testing/listening.ts';
import { buildDiary, daysOf, SEARCH, search } from '../workshop/testing/searches.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { until } from '../workshop/testing/until.ts';
import { MAX_HITS } from './search.numbers.rules.ts';
import { SearchService } from './search.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the result of a search', () => {
  it('contains short texts completely, and long texts cut around the first hit', async () => {
    const long = `${'Vorher war vieles. '.repeat(40)}Dann kam Oma mit Quitten. ${'Nachher war Ruhe. '.repeat(40)}`;
    const { client } = await buildDiary(app, {
      '2026-03-01': 'Oma,\n\n  eingerückt 🌱',
      '2026-03-02': long.trim(),
      '2026-03-03': `${'ä😀'.repeat(400)}oma${'😀'.repeat(400)}`,
    });
    const { count, nodes } = await search(client, 'oma');
    expect(count).toBe(3);
    const [emoji, cut, whole] = nodes;
    expect(whole).toEqual({
      day: '2026-03-01',
      isInside: false,
      excerpt: 'Oma,\n\n  eingerückt 🌱',
      marks: [{ start: 0, end: 3 }],
    });
    expect(cut.excerpt).toMatch(/^… \S.* Dann kam Oma mit Quitten\. .*\S …$/);
    expect(cut.excerpt.length).toBeLessThan(300);
    expect(
      cut.marks.map(({ start, end }: { start: number; end: number }) => cut.excerpt.slice(start, end)),
    ).toEqual(['Oma']);
    expect(emoji.excerpt).not.toMatch(/\p{Surrogate}/u);
    expect(emoji.excerpt).toContain('oma');
  });

  it('tells matches inside longer words from matches at the beginning of a word', async () => {
    const { client } = await buildDiary(app, {
      '2026-03-01': 'Tomaten geerntet.',
      '2026-03-02': 'Omas Rezept, mit Aroma.',
      '2026-03-03': 'Mit „Oma“ telefoniert.',
    });
    const { count, insideCount, nodes } = await search(client, 'oma');
    expect([count, insideCount]).toEqual([3, 1]);
    expect(nodes.map(({ isInside }: { isInside: boolean }) => isInside)).toEqual([false, false, true]);
  });

  it('contains the thirty newest matches, the total, and the day to continue before', async () => {
    const days = Array.from({ length: MAX_HITS + 5 }, (_, index) => addDays('2026-01-01', index));
    const { client } = await buildDiary(app, Object.fromEntries(days.map((day) => [day, 'Oma.'])));
    const { count, isComplete, nodes, nextBefore, hasMore } = await search(client, 'oma');
    expect([count, isComplete, nodes.length, nextBefore]).toEqual([35, true, MAX_HITS, days[5]]);
    expect(hasMore).toBe(true);
    const rest = await search(client, 'oma', nextBefore);
    expect(rest.nodes.map(({ day }: { day: string }) => day)).toEqual(days.slice(0, 5).reverse());
    expect([rest.count, rest.nextBefore]).toEqual([5, null]);
  });

  it("excludes other people's entries and deleted entries", async () => {
    const mine = await buildDiary(app, { '2026-03-01': 'Oma da.', '2026-03-02': 'Oma weg.' });
    const other = await buildDiary(app, { '2026-03-01': 'Oma anderswo.' });
    const { body } = await mine.client.graphql('{ answers { nodes { id day } } }');
    const newest = body.data.answers.nodes[0];
    await mine.client.graphql('mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { id } }', {
      id: newest.id,
    });
    expect(await daysOf(mine.client, 'oma')).toEqual(['2026-03-01']);
    expect(await daysOf(other.client, 'oma')).toEqual(['2026-03-01']);
    const { body: visitor } = await new TestClient(app).graphql(SEARCH, { text: 'oma' });
    expect(visitor.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('excludes unreadable entries, unless their day is searched for', async () => {
    const { id, client } = await buildDiary(app, { '2026-03-01': 'Oma.', '2026-03-02': 'Oma.' });
    const spoil =
      "UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE userId = ? AND day = '2026-03-02'";
    await app.db.write((tx) => tx.run(spoil, [id]));
    expect(await daysOf(client, 'oma')).toEqual(['2026-03-01']);
    expect(await daysOf(client, 'gelesen')).toEqual([]);
    expect(await daysOf(client, '2. märz')).toEqual(['2026-03-02']);
  });
});

describe('a search', () => {
  it.each([
    ['', 'Bitte gib ein, wonach Du suchst'],
    [' \u200b ', 'Bitte gib ein, wonach Du suchst'],
    ['a'.repeat(61), 'Die Suche darf höchstens 60 Zeichen lang sein'],
    ['a\0', NOT_STORABLE],
    ['\ud83d', NOT_STORABLE],
  ])('for %j is rejected with a message', async (text, sentence) => {
    const { client } = await buildUser(app);
    const { body } = await client.graphql(SEARCH, { text });
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { text: sentence } });
  });

  it('before an invalid day is rejected', async () => {
    const { client } = await buildUser(app);
    const { status, body } = await client.graphql(SEARCH, { text: 'oma', before: '2026-02-30' });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('leaves no trace of its words in the log', async () => {
    const { client } = await buildDiary(app, { '2026-03-01': 'Quittenmarmelade.' });
    await search(client, 'quittenmarm');
    await client.graphql(SEARCH, { text: `quittenmarm${'x'.repeat(60)}` });
    expect(app.log()).not.toMatch(/quittenmarm/i);
  });

  it('is allowed ninety times a minute for each person', async () => {
    const strict = await createTestApp({ rateLimitScale: 1 });
    try {
      const [one, other] = [await buildUser(strict), await buildUser(strict)];
      for (let tries = 0; tries < RATE_LIMITS.read.count; tries += 1) await search(one.client, 'oma');
      const { body } = await one.client.graphql(SEARCH, { text: 'oma' });
      expect(body.errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
      expect((await search(other.client, 'oma')).count).toBe(0);
      expect(RATE_LIMITS.read).toMatchObject({ count: 90, windowMs: 60_000 });
    } finally {
      await strict.close();
    }
  });

  it('is rejected for a person with too many concurrent searches, but not for others', async () => {
    const { id, client } = await buildDiary(app, { '2026-03-01': 'Oma.' });
    const other = await buildDiary(app, { '2026-03-01': 'Oma.' });
    const many = Array.from({ length: 4 }, () => app.services.search.search(id, 'oma'));
    const outcomes = await Promise.allSettled([...many, app.services.search.search(other.id, 'oma')]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await daysOf(client, 'oma')).toEqual(['2026-03-01']);
  });

  it('that exceeds its time budget ends early, and returns where to continue', async () => {
    const { id } = await buildDiary(app, {
      '2026-03-01': 'Oma.',
      '2026-03-02': 'Nichts.',
      '2026-03-03': 'Oma.',
    });
    const hasty = new SearchService({ diary: app.services.diary, budgetMs: 0 });
    const first = await hasty.search(id, 'oma');
    expect(first.isComplete).toBe(false);
    expect(first.nextBefore).not.toBeNull();
    const found: string[] = [];
    let next = first.nextBefore;
    for (let part = first; ; part = await hasty.search(id, 'oma', next)) {
      found.push(...part.nodes.map(({ day }) => day));
      next = part.nextBefore;
      if (!next) break;
    }
    expect(found).toEqual(['2026-03-03', '2026-03-01']);
  });

  it('whose client has disconnected decrypts nothing more', async () => {
    const { Cookie } = await buildSession(app);
    const searching = jest.spyOn(app.services.search, 'search');
    const reading = jest.spyOn(app.services.diary, 'search');
    try {
      const open = jest.fn(() => null);
      let read: () => void = () => undefined;
      const isRead = new Promise<void>((resolve) => {
        read = resolve;
      });
      reading.mockImplementationOnce(async function* (_userId, _before, look) {
        await isRead;
        yield [look('2026-03-01', open)];
      });
      const page = new AbortController();
      const reply = fetch(`http://127.0.0.1:${portOf(app.server)}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify({ query: SEARCH, variables: { text: 'oma' } }),
        signal: page.signal,
      });
      await until(() => reading.mock.calls.length === 1);
      const isAbandoned = searching.mock.calls[0]?.[3] ?? (() => false);
      expect(isAbandoned()).toBe(false);
      page.abort();
      await expect(reply).rejects.toThrow('aborted');
      await until(isAbandoned);
      read();
      await searching.mock.results[0]?.value;
      expect(open).not.toHaveBeenCalled();
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('yields to other requests while it runs', async () => {
    const days = Array.from({ length: 40 }, (_, index) => addDays('2026-01-01', index));
    const filler = 'ä'.repeat(10_000);
    const { id } = await buildDiary(app, Object.fromEntries(days.map((day) => [day, filler])));
    // Simulates the time of this search, so that the machine's speed has no influence.
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 4;
      return now;
    });
    let turnsOfOthers = 0;
    let isCounting = true;
    const takeTurn = () => {
      turnsOfOthers += 1;
      if (isCounting) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    try {
      await app.services.search.search(id, `${'ae'.repeat(29)}x`);
    } finally {
      isCounting = false;
      jest.restoreAllMocks();
    }
    expect(turnsOfOthers).toBeGreaterThan(10);
  });
});
