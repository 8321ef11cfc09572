import fc from 'fast-check';
import { shortDate } from '../lib/dates.ts';
import { guessed } from './samples.rows.ts';

const TABLES = 5_000;
const SEED = 44;

const WORDS = [
  'Sonne',
  'Kaffee, heiß',
  'Anna; Ben',
  'a|b',
  'Tee\tKekse',
  '„Grüße“',
  'so "schön"',
  "'s",
  '3 < 5',
  '1.2.',
  '- ja',
  '=1+1',
  'ÄÖÜß',
  'é',
];
const MULTILINE = [...WORDS, 'eins\nzwei', 'oben\n\nunten', '"Zitat"', '""', ';', ',,'];

const two = (number: number) => String(number).padStart(2, '0');
type Moment = { year: number; month: number; date: number; hour: number; minute: number };
const dayOf = ({ year, month, date }: Moment) => `${year}-${two(month)}-${two(date)}`;
const german = ({ year, month, date }: Moment) => `${two(date)}.${two(month)}.${year}`;
const clock = ({ hour, minute }: Moment) => `${two(hour)}:${two(minute)}`;

/** How people and programs write a day; every form stands with or without a time. */
const FORMS: ((moment: Moment) => string)[] = [
  dayOf,
  german,
  ({ year, month, date }) => `${date}.${month}.${year}`,
  ({ year, month, date }) => `${two(date)}.${two(month)}.${String(year).slice(2)}`,
  (moment) => `${german(moment)}, ${clock(moment)}`,
  (moment) => `${german(moment)} ${clock(moment)}`,
  (moment) => `${german(moment)} ${clock(moment)} Uhr`,
  (moment) => `${dayOf(moment)}T${clock(moment)}:00`,
  (moment) => `${dayOf(moment)} ${clock(moment)}:07.123456`,
  (moment) => shortDate(dayOf(moment)),
  (moment) => `Do, ${german(moment)}`,
  (moment) => dayOf(moment).replaceAll('-', '/'),
];

const moment = fc.record({
  year: fc.integer({ min: 2001, max: 2025 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});

const ENCODINGS: ((text: string) => BlobPart)[] = [
  (text) => Buffer.from(text, 'utf8'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf8'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  // Node decodes only these characters of Windows-1252.
  (text) => Buffer.from(text.replaceAll(/[„“]/gu, '»'), 'latin1'),
];

type Style = {
  separator: string;
  isQuoted: boolean;
  lineEnd: string;
  blank: number;
  hasNames: boolean;
  encoding: number;
  form: number;
};

const style: fc.Arbitrary<Style> = fc.record({
  separator: fc.constantFrom(';', ',', '\t', '|'),
  isQuoted: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  blank: fc.integer({ min: 0, max: 3 }),
  hasNames: fc.boolean(),
  encoding: fc.nat(ENCODINGS.length - 1),
  form: fc.nat(FORMS.length - 1),
});

const table = style.chain((chosen) =>
  fc.record({
    style: fc.constant(chosen),
    rows: fc.uniqueArray(
      fc.tuple(
        moment,
        fc.array(fc.constantFrom(...(chosen.isQuoted ? MULTILINE : WORDS)), { minLength: 1, maxLength: 5 }),
      ),
      { minLength: 1, maxLength: 12, selector: ([when]) => dayOf(when) },
    ),
  }),
);

/** A cell as a spreadsheet writes it, or as somebody types it who knows no quotes. */
function cellOf(text: string, { separator, isQuoted }: Style): string {
  if (!isQuoted) return text.replaceAll(separator, ' ');
  return /["\r\n;,\t|]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function fileOf(rows: [Moment, string[]][], chosen: Style): BlobPart {
  const write = FORMS[chosen.form] ?? dayOf;
  const lines = rows.map(([when, words]) =>
    [cellOf(write(when), chosen), cellOf(words.join(' '), chosen)].join(chosen.separator),
  );
  if (chosen.hasNames) lines.unshift(['Datum', 'Was war schön?'].join(chosen.separator));
  const text = lines.flatMap((line) => [line, ...Array(chosen.blank).fill('')]).join(chosen.lineEnd);
  return (ENCODINGS[chosen.encoding] ?? String)(text + chosen.lineEnd);
}

/** Characters without white space, which an entry loses at its ends. */
const characters = (text: string) => text.replace(/\s/gu, '');

it(`${TABLES} made-up tables arrive with every day and every character`, async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ style: chosen, rows }) => {
      const { entries, leftOut } = await guessed(fileOf(rows, chosen));
      const isLatin = chosen.encoding === ENCODINGS.length - 1;
      const expected = rows.map(([when, words]) => {
        const text = chosen.isQuoted ? words.join(' ') : words.join(' ').replaceAll(chosen.separator, ' ');
        return [dayOf(when), characters(isLatin ? text.replaceAll(/[„“]/gu, '»') : text)];
      });
      expect(entries.map(({ day, content }) => [day, characters(content)])).toEqual(
        expected.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
      );
      expect(leftOut).toEqual({});
    }),
    { numRuns: TABLES, seed: SEED },
  );
}, 60_000);
