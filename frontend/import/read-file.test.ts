import { REFUSALS } from './refusal.ts';
import { imported, importedFiles, read, refusalOf } from './samples.rows.ts';

const BYTES_PER_MB = 1_000_000;
const answers = (list: object[]) => JSON.stringify({ answers: list });
const day = (at: number) => new Date(Date.UTC(1960, 0, 1 + at)).toISOString().slice(0, 10);

describe('a file without a diary', () => {
  it.each<[what: string, content: () => BlobPart, why: keyof typeof REFUSALS]>([
    ['without a byte', () => '', 'empty'],
    ['with only white space', () => ' \n\n ', 'unknown'],
    ['with a poem', () => 'Der Mond ist aufgegangen\nDie goldnen Sternlein prangen', 'unknown'],
    ['with a web page', () => '<!doctype html><html lang="de"><title>Tagebuch</title></html>', 'unknown'],
    ['with a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unknown'],
    ['with a backup of the whole server', () => `AUFWIND1${'x'.repeat(80)}`, 'ownBackup'],
    ['with JSON of something else', () => '{"name":"aufwind","version":"0.1.0"}', 'unknown'],
    ['with a JSON text', () => '["entries","answers"]', 'unknown'],
    ['with truncated JSON', () => '{"answers":[{"content":"Der Bus', 'broken'],
    ['with endless nesting', () => '['.repeat(5_000_000), 'broken'],
    ['of 60 MB of JSON', () => `{"answers":[${' '.repeat(60 * BYTES_PER_MB)}]}`, 'fileTooBig'],
    ['of 21 MB of a table', () => 'a,b\n'.repeat(5.25 * BYTES_PER_MB), 'tableTooBig'],
    ['without answers', () => answers([]), 'noText'],
    ['with empty answers', () => answers([{ day: '2026-01-01', content: '  ' }]), 'noText'],
    ['with only future days', () => answers([{ day: '2026-11-23', content: 'Morgen' }]), 'allOutside'],
    [
      'with more answers than there are days in 50 years',
      () => answers(Array.from({ length: 20_001 }, (_, at) => ({ day: day(at), content: 'x' }))),
      'tooManyTexts',
    ],
    [
      'with too much text',
      () =>
        answers(Array.from({ length: 21 }, (_, at) => ({ day: day(at), content: 'x'.repeat(BYTES_PER_MB) }))),
      'tooMuchText',
    ],
    ['with a table without days', () => 'Name;Betrag\nBrot;3\nMilch;1', 'noDays'],
    ['with only unreadable days', () => answers([{ day: 'Ostern', content: 'Eier' }]), 'noReadableDay'],
    ['with only days before 1900', () => answers([{ day: '1899-12-31', content: 'Punsch' }]), 'allOutside'],
  ])('%s is refused with its own sentence', async (_what, content, why) => {
    expect(await refusalOf(imported(content()))).toBe(REFUSALS[why]);
  });
});

// jrnl-org/jrnl: `tests/data/journals`.
it('a text that begins with a bracket is no damaged JSON, and a text with commas is no table', async () => {
  const linked = '[[Anna]] war da.';
  expect((await importedFiles({ '2024-02-01.txt': linked })).entries).toMatchObject([
    { content: 'Anna war da.' },
  ]);
  const jrnl = '[2013-06-09 15:39] Mein erster Eintrag, schön.\nAlles gut, ja.\n';
  expect(await refusalOf(importedFiles({ 'jrnl.txt': jrnl }))).toBe(REFUSALS.noReadableDay);
});

it('a text with a date in its head and commas is no table', async () => {
  const letter = 'Köln, 1. Februar 2024\n\nHeute war es schön, und wie.\nAnna lachte.';
  const { entries } = await importedFiles({ '2024-02-01.txt': letter });
  expect(entries).toEqual([{ day: '2024-02-01', content: letter }]);
});

it('a table of days is found beside other tables', async () => {
  const reading = await read({ 'A.csv': 'Name;Betrag\nBrot;3', 'B.csv': 'Datum;Text\n01.02.2024;Tee' });
  expect(reading).toMatchObject({ is: 'table', table: { columns: ['Datum', 'Text'] } });
});

describe('a diary', () => {
  it('is read when deeply nested, and only by own keys', async () => {
    const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const hostile = `{"__proto__":{"answers":[]},"answers":[{"__proto__":{"content":"geerbt"},"day":"2026-01-01"},{"day":"2026-01-02","content":"Echt","photos":${nested}}]}`;
    const { entries, leftOut } = await imported(hostile);
    expect(entries).toEqual([{ day: '2026-01-02', content: 'Echt' }]);
    expect(leftOut).toEqual({ blank: 1, 'field __proto__': 1 });
    expect(Object.hasOwn(Object.prototype, 'answers')).toBe(false);
  });

  it.each([
    [
      'UTF-8 with a byte order mark',
      Buffer.from('\uFEFFentryDate,entryContent\n2026-01-02,Grüße 🌻', 'utf8'),
      'Grüße 🌻',
    ],
    [
      'UTF-16 as spreadsheets write it',
      Buffer.from('\uFEFFentryDate\tentryContent\n2026-01-02\tGrüße 🌻', 'utf16le'),
      'Grüße 🌻',
    ],
    [
      'windows-1252 as German spreadsheets write it',
      Buffer.from('entryDate;entryContent\n2026-01-02;Grüße', 'latin1'),
      'Grüße',
    ],
  ])('in %s is read', async (_what, bytes, content) => {
    expect((await imported(bytes)).entries).toEqual([{ day: '2026-01-02', content }]);
  });

  it('keeps every character of a text: line breaks, right-to-left, emoji of several parts', async () => {
    const content = 'שלום\u200f עולם\r\n\r\n👩‍👩‍👧‍👦\tمرحبا "x", \'y\' <b>=1+1</b>';
    expect((await imported(answers([{ day: '2026-01-02', content }]))).entries[0]?.content).toBe(content);
  });

  it('normalises texts to the stored form', async () => {
    const content = '  Cafe\u0301 \ud83d! \0 ';
    expect((await imported(answers([{ day: '2026-01-02', content }]))).entries[0]?.content).toBe(
      'Café \uFFFD! \uFFFD',
    );
  });
});

describe('the texts of a day', () => {
  const at = (time: string, content: string) => ({
    day: '2026-01-02',
    content,
    createdAt: `2026-01-02T${time}Z`,
  });

  it('are joined in order, with the instant of the first text', async () => {
    const { entries, joinedDays } = await imported(
      answers([at('20:00:00', 'Abend'), at('07:00:00', 'Morgen')]),
    );
    expect(entries).toEqual([
      { day: '2026-01-02', content: 'Morgen\n\nAbend', createdAt: '2026-01-02T07:00:00.000Z' },
    ]);
    expect(joinedDays).toBe(1);
  });

  it('are joined once, also if several exports of a diary are chosen together', async () => {
    const texts = ['Tee\n\tmit Oma', 'Tee'].map((content, at) => ({ day: `2026-01-0${2 + at}`, content }));
    const exact = { ...texts[0], createdAt: '2026-01-02T20:00:00.000Z' };
    const undated = { content: 'Irgendwann' };
    const { entries, joinedDays, leftOut, rest } = await importedFiles({
      '0.md': '# 02.01.2026\nTee\n\u00A0mit Oma\n',
      'a.json': answers([exact, ...texts, texts[1] ?? {}, undated]),
      'b.json': answers([...texts, { day: '2026-01-03', content: 'Tee und Kuchen' }, undated]),
    });
    // The copy with an instant keeps its white space.
    expect(entries).toEqual([exact, { day: '2026-01-03', content: 'Tee\n\nTee und Kuchen' }]);
    expect([joinedDays, leftOut, rest]).toEqual([1, { undated: 1 }, [{ day: null, content: 'Irgendwann' }]]);
  });

  it('are cut between two texts when they are too long together', async () => {
    const long = '🌻'.repeat(6_000);
    const { entries, cutDays } = await imported(answers([at('07:00:00', long), at('20:00:00', `${long}!`)]));
    expect([entries[0]?.content, cutDays]).toEqual([long, ['2026-01-02']]);
  });

  it('that fit are kept behind a text that does not, which stays behind whole', async () => {
    const long = 'Wort '.repeat(1_900).trim();
    const { entries, cutDays, rest } = await imported(
      answers([
        at('07:00:00', 'früh'),
        at('12:00:00', long),
        at('13:00:00', `${long}!`),
        at('20:00:00', 'spät'),
      ]),
    );
    expect(entries[0]?.content).toBe(`früh\n\n${long}\n\nspät`);
    expect([cutDays, rest]).toEqual([['2026-01-02'], [{ day: '2026-01-02', content: `${long}!` }]]);
  });

  it('are cut after a word when a single text is too long', async () => {
    const { entries, cutDays } = await imported(answers([at('07:00:00', 'Wort '.repeat(3_000))]));
    expect([entries[0]?.content, cutDays]).toEqual([`${'Wort '.repeat(2_000)}`.trim(), ['2026-01-02']]);
  });

  it('may be from 1900 to today; a future instant is dropped', async () => {
    const days = ['1899-12-31', '1900-01-01', '2026-11-22', '2026-11-23'];
    const createdAt = '2027-01-01T00:00:00Z';
    const { entries, leftOut } = await imported(
      answers(days.map((one) => ({ day: one, content: 'x', createdAt }))),
    );
    expect([entries, leftOut]).toEqual([
      [
        { day: '1900-01-01', content: 'x' },
        { day: '2026-11-22', content: 'x' },
      ],
      { outside: 2 },
    ]);
  });
});
