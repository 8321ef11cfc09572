import fc from 'fast-check';
import papaparse from 'papaparse';
import { csvFile } from './csv-file.ts';
import { exported } from './exported.rows.ts';

const HEAD = '"day","content","timeZone","date","createdAt","updatedAt"\r\n';
const REST =
  '"Europe/Berlin","2026-11-20T18:30:00.000Z","2026-11-20T18:30:00.000Z","2026-11-20T18:31:00.000Z"';

test('a CSV export has a header, a line for each entry, oldest first, and a byte order mark for Excel', () => {
  const { name, text, type } = csvFile(
    exported({ '2026-11-20': 'Grün.', '2026-11-19': 'Blau.' }),
    '2026-11-22',
  );
  expect([name, type]).toEqual(['Aufwind-Tagebuch-2026-11-22.csv', 'text/csv']);
  const earlier = REST.replaceAll('11-20', '11-19');
  expect(text).toBe(`\uFEFF${HEAD}"2026-11-19","Blau.",${earlier}\r\n"2026-11-20","Grün.",${REST}\r\n`);
});

test('the CSV export of an empty diary has only the header', () => {
  expect(csvFile(exported({}), '2026-11-22').text).toBe(`\uFEFF${HEAD}`);
});

describe('a text becomes one CSV cell, which no program runs as a formula', () => {
  it.each([
    ['Er sagte "ja".', '"Er sagte ""ja""."'],
    ['eins, zwei; drei', '"eins, zwei; drei"'],
    ['eins\nzwei\r\ndrei', '"eins\nzwei\r\ndrei"'],
    ['👩‍👩‍👧 שלום', '"👩‍👩‍👧 שלום"'],
    ['=HYPERLINK("https://example.org")', `"' =HYPERLINK(""https://example.org"")"`],
    ['Schön;=1+1', `"' Schön;'=1+1"`],
    ['- Kaffee', `"' - Kaffee"`],
    ["'s war schön", `"' 's war schön"`],
  ])('%j → %s', (content, cell) => {
    const { text } = csvFile(exported({ '2026-11-20': content }), '2026-11-22');
    expect(text).toBe(`\uFEFF${HEAD}"2026-11-20",${cell},${REST}\r\n`);
  });
});

describe('no cell starts a formula', () => {
  const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;
  const FORMULA = /^[=+\-@＝＋－＠]/;
  const risky = fc.constantFrom(
    '"',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    '\r\n',
    ' ',
    "'",
    '=1',
    '-1',
    '@a',
    '＋1',
    'a',
  );
  const text = fc.array(fc.oneof(risky, fc.string())).map((parts) => parts.join(''));
  const three = fc.tuple(text, text, text);
  const fileOf = (texts: string[]) =>
    csvFile(exported(Object.fromEntries(DAYS.map((day, at) => [day, texts[at] ?? '']))), '2026-11-22').text;

  it.each([',', ';', '\t'])('when a program knows quotes and splits at %j', (delimiter) => {
    fc.assert(
      fc.property(three, (texts) => {
        const { data } = papaparse.parse<string[]>(fileOf(texts), { delimiter });
        expect(data.flat().filter((cell) => FORMULA.test(cell.replace(/^[\s"]+/, '')))).toEqual([]);
      }),
    );
  });

  it.each([',', ';', '\t'])('when a program ignores quotes, splits at %j and trims', (separator) => {
    fc.assert(
      fc.property(three, (texts) => {
        const cells = fileOf(texts)
          .split(/[\r\n]/)
          .flatMap((row) => row.split(separator));
        expect(cells.filter((cell) => FORMULA.test(cell.replace(/^[\s"]+/, '')))).toEqual([]);
      }),
    );
  });
});
