import { describe, expect, it, test } from '@jest/globals';
import { csvFile } from './csv-file.ts';
import { exported } from './exported.rows.ts';

const HEAD = '"day","content","timeZone","date","createdAt","updatedAt"\r\n';
const REST =
  '"Europe/Berlin","2026-11-20T18:30:00.000Z","2026-11-20T18:30:00.000Z","2026-11-20T18:31:00.000Z"';

test('a diary as CSV has its columns named, an entry a line, oldest first, and Excel knows its encoding', () => {
  const { name, text, type } = csvFile(
    exported({ '2026-11-20': 'Grün.', '2026-11-19': 'Blau.' }),
    '2026-11-22',
  );
  expect([name, type]).toEqual(['Aufwind-Tagebuch-2026-11-22.csv', 'text/csv']);
  const earlier = REST.replaceAll('11-20', '11-19');
  expect(text).toBe(`\uFEFF${HEAD}"2026-11-19","Blau.",${earlier}\r\n"2026-11-20","Grün.",${REST}\r\n`);
});

test('an empty diary as CSV is its columns', () => {
  expect(csvFile(exported({}), '2026-11-22').text).toBe(`\uFEFF${HEAD}`);
});

describe('a text in CSV is one cell that no program runs', () => {
  it.each([
    ['Er sagte "ja".', '"Er sagte ""ja""."'],
    ['eins, zwei; drei', '"eins, zwei; drei"'],
    ['eins\nzwei\r\ndrei', '"eins\nzwei\r\ndrei"'],
    ['👩‍👩‍👧 שלום', '"👩‍👩‍👧 שלום"'],
    ['=HYPERLINK("https://example.org")', `"'=HYPERLINK(""https://example.org"")"`],
    ['- Kaffee', `"'- Kaffee"`],
    ["'s war schön", `"''s war schön"`],
  ])('%j → %s', (content, cell) => {
    const { text } = csvFile(exported({ '2026-11-20': content }), '2026-11-22');
    expect(text).toBe(`\uFEFF${HEAD}"2026-11-20",${cell},${REST}\r\n`);
  });
});
