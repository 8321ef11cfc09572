import { randomUUID } from 'node:crypto';
import { tooLongMessage } from '../answer/answer-content.rules.ts';
import { addDays } from '../platform/lib/clock.ts';
import { NOT_STORABLE } from '../platform/lib/text.rules.ts';
import { buildAnswers, buildRun, buildUser } from '../workshop/testing/builders.ts';
import { type Entry, entriesUpTo, importInto, undoImportOf } from '../workshop/testing/imports.ts';
import { START_OF_TESTS, type TestApp } from '../workshop/testing/test-app.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { withApp } from '../workshop/testing/with-app.ts';
import { IMPORT_MAX_ENTRIES } from './import.numbers.rules.ts';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

let app: TestApp;
withApp((given) => {
  app = given;
});

async function diaryOf(client: TestClient): Promise<Entry[]> {
  const { body } = await client.graphql('{ answers { nodes { day content createdAt } } }');
  return body.data.answers.nodes;
}

async function buildWriter(...days: string[]) {
  const user = await buildUser(app);
  await buildAnswers(app, user.id, days);
  app.setClock(START_OF_TESTS);
  return user;
}

describe('an import', () => {
  it('adds entries to the diary, for any day from 1900 to today', async () => {
    const { client } = await buildUser(app);
    const entries = [
      { day: TODAY, content: 'Heute' },
      { day: '1900-01-01', content: '  Damals\nmit Zeilen ', createdAt: '1900-01-01T07:08:09.123+01:00' },
      { day: '2020-02-29', content: 'שלום 🌞 e\u0301' },
    ];
    const importId = randomUUID();
    expect(await importInto(client, importId, entries)).toEqual({
      imported: 3,
      takenDays: [],
      import: {
        id: importId,
        importedAt: START_OF_TESTS.toISOString(),
        entries: 3,
        firstDay: '1900-01-01',
        lastDay: TODAY,
        undoableUntil: '2026-11-21T18:00:00.000Z',
      },
    });
    expect(await diaryOf(client)).toEqual([
      { day: TODAY, content: 'Heute', createdAt: '2026-11-20T12:00:00.000Z' },
      { day: '2020-02-29', content: 'שלום 🌞 é', createdAt: '2020-02-29T12:00:00.000Z' },
      { day: '1900-01-01', content: 'Damals\nmit Zeilen', createdAt: '1900-01-01T06:08:09.123Z' },
    ]);
  });

  it('skips and reports a day with an answer, which stays', async () => {
    const { client } = await buildWriter(YESTERDAY, '2026-11-01');
    const entries = entriesUpTo(TODAY, 3);
    expect(await importInto(client, randomUUID(), entries)).toMatchObject({
      imported: 2,
      takenDays: [YESTERDAY],
      import: { entries: 2, firstDay: '2026-11-18', lastDay: TODAY },
    });
    const texts = (await diaryOf(client)).map(({ content }) => content);
    expect(texts).toEqual([
      `Import vom ${TODAY}`,
      `Antwort vom ${YESTERDAY}`,
      'Import vom 2026-11-18',
      'Antwort vom 2026-11-01',
    ]);
  });

  it('changes nothing when a part is repeated, and returns the same result', async () => {
    const { client } = await buildWriter(YESTERDAY);
    const [importId, entries] = [randomUUID(), entriesUpTo(TODAY, 5)];
    const first = await importInto(client, importId, entries);
    const diary = await diaryOf(client);
    app.setClock('2026-11-20T19:00:00.000Z');
    expect(await importInto(client, importId.toUpperCase(), entries)).toEqual(first);
    expect(await importInto(client, randomUUID(), entries)).toEqual({
      imported: 0,
      takenDays: entries.map(({ day }) => day).sort(),
      import: null,
    });
    expect(await diaryOf(client)).toEqual(diary);
  });

  it('can be continued as the same import', async () => {
    const { client } = await buildUser(app);
    const [importId, entries] = [randomUUID(), entriesUpTo(TODAY, 2 * IMPORT_MAX_ENTRIES)];
    await importInto(client, importId, entries.slice(0, IMPORT_MAX_ENTRIES));
    app.setClock('2026-11-20T19:00:00.000Z');
    const rest = await importInto(client, importId, entries.slice(IMPORT_MAX_ENTRIES));
    expect(rest.import).toMatchObject({
      entries: 2 * IMPORT_MAX_ENTRIES,
      firstDay: addDays(TODAY, 1 - 2 * IMPORT_MAX_ENTRIES),
      undoableUntil: '2026-11-21T19:00:00.000Z',
    });
    const { body } = await client.graphql('{ me { imports { id entries } } }');
    expect(body.data.me.imports).toEqual([{ id: importId, entries: 2 * IMPORT_MAX_ENTRIES }]);
  });

  it.each([
    ['before 1900', '1899-12-31T23:59:59Z', '2026-11-18T12:00:00.000Z'],
    ['of a program that knew none', '0001-01-01T00:00:00Z', '2026-11-18T12:00:00.000Z'],
    ['later than now', '2026-11-20T18:00:00.001Z', '2026-11-18T12:00:00.000Z'],
    ['of now', START_OF_TESTS.toISOString(), START_OF_TESTS.toISOString()],
  ])('uses noon of the day for an impossible instant → %s', async (_title, createdAt, expected) => {
    const { client } = await buildUser(app);
    await importInto(client, randomUUID(), [{ day: '2026-11-18', content: 'x', createdAt }]);
    expect(await diaryOf(client)).toMatchObject([{ createdAt: expected }]);
  });

  it('uses the present time for an entry of this morning without an instant', async () => {
    app.setClock('2026-11-20T07:00:00.000Z');
    const { client } = await buildUser(app);
    await importInto(client, randomUUID(), [{ day: TODAY, content: 'x' }]);
    expect(await diaryOf(client)).toMatchObject([{ createdAt: '2026-11-20T07:00:00.000Z' }]);
  });

  it('can add a day whose answer was deleted', async () => {
    const { client } = await buildWriter(YESTERDAY);
    const [answer] = (await client.rest('get', '/api/answers')).body;
    await client.rest('delete', `/api/answers/${answer?.id}`);
    expect(await importInto(client, randomUUID(), entriesUpTo(YESTERDAY, 1))).toMatchObject({ imported: 1 });
  });

  it("affects only the person's own days", async () => {
    const { client: other } = await buildWriter(YESTERDAY);
    const { client } = await buildUser(app);
    const importId = randomUUID();
    await importInto(client, importId, entriesUpTo(YESTERDAY, 2));
    expect((await other.graphql('{ me { imports { id } } }')).body.data.me.imports).toEqual([]);
    expect(await undoImportOf(other, importId)).toBe('NOT_FOUND');
    expect(await importInto(other, importId, entriesUpTo('2026-01-02', 2))).toMatchObject({ imported: 2 });
    expect(await undoImportOf(other, importId)).toEqual({ removed: 2, kept: 0 });
    expect(await diaryOf(client)).toHaveLength(2);
    expect(await importInto(new TestClient(app), importId, entriesUpTo(TODAY, 1))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('a part of an import', () => {
  const entry = (change: Partial<Entry>) => [{ day: YESTERDAY, content: 'Gut', ...change }];

  it.each([
    ['no entry', [], 'Je Anfrage sind 1 bis 128 Einträge möglich', 'entries'],
    ['an entry too many', entriesUpTo(TODAY, 129), 'Je Anfrage sind 1 bis 128 Einträge möglich', 'entries'],
    ['tomorrow', entry({ day: '2026-11-21' }), 'Ein Eintrag liegt in der Zukunft', 'entries'],
    [
      'the day before 1900',
      entry({ day: '1899-12-31' }),
      'Einträge sind ab dem 1. Januar 1900 möglich',
      'entries.0.day',
    ],
    [
      'a day that is none',
      entry({ day: '2026-02-30' }),
      expect.stringMatching(/entries\[1\]\.day.*Bitte einen Tag als JJJJ-MM-TT angeben/),
      undefined,
    ],
    [
      'a day twice',
      [...entry({}), ...entry({ content: 'Anders' })],
      'Ein Tag kommt in dieser Anfrage mehrmals vor',
      'entries',
    ],
    ['a blank text', entry({ content: ' \u200b ' }), 'Antwort darf nicht leer sein', 'entries.0.content'],
    [
      'a text that is too long',
      entry({ content: 'ä'.repeat(10_001) }),
      tooLongMessage('content'),
      'entries.0.content',
    ],
    ['a text that cannot be stored', entry({ content: 'a\u0000b' }), NOT_STORABLE, 'entries.0.content'],
  ])('is rejected entirely for %s', async (_title, entries, message, field) => {
    const { client } = await buildUser(app);
    const bad = entries.length === 1 ? [{ day: '2020-01-01', content: 'Gut' }, ...entries] : entries;
    const expected = entries.length === 1 ? field?.replace('0', '1') : field;
    const refusal = await importInto(client, randomUUID(), bad);
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', message });
    if (expected) expect(Object.keys(refusal.fields)).toContain(expected);
    expect(await diaryOf(client)).toEqual([]);
  });

  it.each(['', 'x', '550e8400-e29b-41d4-a716-44665544000g', `${randomUUID()}0`])(
    'is refused under an id that is no UUID → %p',
    async (importId) => {
      const { client } = await buildUser(app);
      expect(await importInto(client, importId, entry({}))).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Der Import braucht eine UUID',
        fields: { importId: 'Der Import braucht eine UUID' },
      });
      expect(await undoImportOf(client, importId)).toBe('NOT_FOUND');
    },
  );

  it("accepts texts as long as an answer, and days of the person's time zone", async () => {
    app.setClock('2026-11-20T23:30:00.000Z');
    const { client } = await buildUser(app, { 'X-Time-Zone': 'Europe/Berlin' });
    const content = '😀'.repeat(10_000);
    const part = [
      { day: '2026-11-21', content },
      { day: TODAY, content },
    ];
    expect(await importInto(client, randomUUID(), part)).toMatchObject({ imported: 2 });
    expect((await client.rest('get', '/api/answers/today')).body.content).toBe(content);
    const { client: west } = await buildUser(app, { 'X-Time-Zone': 'America/New_York' });
    expect(await importInto(west, randomUUID(), part)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('the answered days of a period', () => {
  const ask = async (client: TestClient, from: string | null, before: string | null) => {
    const query = `query ($from: Date, $before: Date) {
      answeredDays(from: $from, before: $before) { nodes nextBefore hasMore }
    }`;
    const { body } = await client.graphql(query, { from, before });
    return body.data?.answeredDays ?? body.errors[0].extensions.code;
  };

  it('are the days from its start until before its end, newest first', async () => {
    const { client } = await buildWriter('2024-02-29', '2026-11-01', '2026-11-18', YESTERDAY, TODAY);
    const whole = { nextBefore: null, hasMore: false };
    const ofNovember = { nodes: [YESTERDAY, '2026-11-18', '2026-11-01'], ...whole };
    expect(await ask(client, '2026-11-01', TODAY)).toEqual(ofNovember);
    expect(await ask(client, null, '2026-11-01')).toEqual({ nodes: ['2024-02-29'], ...whole });
    expect(await ask(client, TODAY, '2026-11-01')).toEqual({ nodes: [], ...whole });
    expect(await ask(client, '2026-02-30', null)).toBe('BAD_USER_INPUT');
  });

  it('have a thousand days on a page', async () => {
    const { id, client } = await buildUser(app);
    await buildRun(app, id, TODAY, 2_000);
    const first = await ask(client, null, null);
    expect([first.nodes.length, first.nextBefore, first.hasMore]).toEqual([1_000, first.nodes.at(-1), true]);
    const second = await ask(client, null, first.nextBefore);
    expect([new Set([...first.nodes, ...second.nodes]).size, second.hasMore]).toEqual([2_000, false]);
  });
});
