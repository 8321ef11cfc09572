import { buildDiary, daysOf, marked, search } from '../workshop/testing/searches.ts';
import { createTestApp, type TestApp } from '../workshop/testing/test-app.ts';
import type { TestClient } from '../workshop/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a word', () => {
  it.each([
    ['oma', 'Oma hat angerufen.', 'Oma'],
    ['OMA', 'bei Omas Nachbarin', 'Oma'],
    ['bär', 'Ein Baer im Zoo.', 'Baer'],
    ['Baer', 'Ein Bär im Zoo.', 'Bär'],
    ['straße', 'Auf der STRASSE.', 'STRASSE'],
    ['strasse', 'Auf der Straße.', 'Straße'],
    ['gross', 'GROẞ und weit', 'GROẞ'],
    ['uebung', 'ÜBUNG macht', 'ÜBUNG'],
    ['schön', 'Schoen war das.', 'Schoen'],
    ['cafe', 'Im Café saß', 'Café'],
    ['café', 'Im Cafe saß', 'Cafe'],
    ['zoe', 'Mit Zoë gelacht.', 'Zoë'],
    ['smorrebrod', 'Smørrebrød gegessen', 'Smørrebrød'],
    ['lodz', 'nach Łódź gefahren', 'Łódź'],
    ['istanbul', 'in İstanbul gewesen', 'İstanbul'],
    ['İzmir', 'nach Izmir', 'Izmir'],
    ["geht's", 'Wie geht’s Dir?', 'geht’s'],
    ['geht’s', "Wie geht's Dir?", "geht's"],
    ['"Anna"', 'mit „Anna“ gelesen', '„Anna“'],
    ['„Anna“', 'mit »Anna« gelesen', '»Anna«'],
    ['a.b', 'Version a.b läuft', 'a.b'],
    ['100% (', 'zu 100% (fast)', '100%'],
    ['[x]|\\d', 'so: [x]|\\d', '[x]|\\d'],
    ['🌱', 'Es keimt 🌱.', '🌱'],
    ['שלום', 'sagte שלום leise', 'שלום'],
  ])('%s is found in "%s"', async (query, content, found) => {
    const { client } = await buildDiary(app, { '2026-03-01': content, '2026-03-02': 'Nichts davon.' });
    expect(await daysOf(client, query)).toEqual(['2026-03-01']);
    expect(await marked(client, query)).toContain(found);
  });

  it.each([
    ['schon', 'Schön war das.'],
    ['bar', 'Ein Bär im Zoo.'],
    ['a.b', 'Version axb läuft'],
    ['oma', 'O-Ma, mit Strich'],
    ['.*', 'Alles Mögliche'],
  ])('%s is not found in "%s"', async (query, content) => {
    const { client } = await buildDiary(app, { '2026-03-01': content });
    expect(await search(client, query)).toEqual({
      count: 0,
      insideCount: 0,
      nodes: [],
      hasMore: false,
      isComplete: true,
      nextBefore: null,
    });
  });

  it('typed in decomposed form matches the stored composed form', async () => {
    const { client } = await buildDiary(app, { '2026-03-01': 'Ein Bär.' });
    expect(await marked(client, 'ba\u0308r')).toEqual(['Bär']);
  });
});

describe('several words', () => {
  it('must all occur, in any order', async () => {
    const { client } = await buildDiary(app, {
      '2026-03-01': 'Oma im Garten.',
      '2026-03-02': 'Im Garten geerntet.',
      '2026-03-03': 'Gartenfest, und Oma hat gesungen.',
    });
    expect(await daysOf(client, '  garten \t oma ')).toEqual(['2026-03-03', '2026-03-01']);
    expect(await daysOf(client, 'garten oma gesungen')).toEqual(['2026-03-03']);
    expect(await marked(client, 'garten oma gesungen')).toEqual(['Garten', 'Oma', 'gesungen']);
  });
});

describe('a date', () => {
  const DAYS = ['2023-03-24', '2024-03-05', '2024-03-24', '2024-11-24', '2026-01-02'];
  let client: TestClient;
  beforeAll(async () => {
    const texts = DAYS.map((day) => [day, 'Ein Satz.']);
    ({ client } = await buildDiary(app, {
      ...Object.fromEntries(texts),
      '2026-05-01': 'Ein Foto von Silvester 2024 gefunden, mit Jan.',
    }));
  });

  it.each([
    ['2024', ['2026-05-01', '2024-11-24', '2024-03-24', '2024-03-05']],
    ['märz 2024', ['2024-03-24', '2024-03-05']],
    ['MAERZ 2024', ['2024-03-24', '2024-03-05']],
    ['mär. 2024', ['2024-03-24', '2024-03-05']],
    ['3/2024', ['2024-03-24', '2024-03-05']],
    ['2024-03', ['2024-03-24', '2024-03-05']],
    ['März', ['2024-03-24', '2024-03-05', '2023-03-24']],
    ['24. märz', ['2024-03-24', '2023-03-24']],
    ['24.März', ['2024-03-24', '2023-03-24']],
    ['24 mär', ['2024-03-24', '2023-03-24']],
    ['24.3.', ['2024-03-24', '2023-03-24']],
    ['24. märz 2024', ['2024-03-24']],
    ['24.03.2024', ['2024-03-24']],
    ['24.3. 2024', ['2024-03-24']],
    ['2024-03-24', ['2024-03-24']],
    ['satz märz 2024', ['2024-03-24', '2024-03-05']],
    ['märz 2024 satz', ['2024-03-24', '2024-03-05']],
    ['foto märz', []],
    ['jan', ['2026-05-01']],
    ['jan 2026', ['2026-01-02']],
    ['jan 2024', ['2026-05-01']],
    ['45. märz', []],
    ['24.13.2024', []],
    ['24.3.24', ['2024-03-24']],
    ['24.3', ['2024-03-24', '2023-03-24']],
    ['24. 3. 2024 satz', ['2024-03-24']],
  ])('%s', async (query, days) => {
    // The words of a date may also stand in a text.
    expect(await daysOf(client, query)).toEqual(days);
  });

  it('is marked only where a text contains it', async () => {
    expect(await marked(client, '2024')).toEqual(['2024']);
  });
});
