import fc from 'fast-check';
import { csvFile } from '../export/csv-file.ts';
import { jsonFile } from '../export/export-kinds.ts';
import { exported } from '../export/exported.rows.ts';
import { imported } from './samples.rows.ts';

const entriesOf = async (csv: string) =>
  (await imported(csv)).entries.map(({ day, content }) => [day, content]);

it("the app's own CSV has no instants once a spreadsheet has rewritten its days", async () => {
  const { text } = csvFile(exported({ '2025-03-05': 'Tee' }), '2026-11-22');
  const rewritten = text.replace(/(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)[^;,]*)?/gu, '$3.$2.$1 $4');
  expect((await imported(rewritten)).entries).toEqual([{ day: '2025-03-05', content: 'Tee' }]);
});

it("the app's own CSV restores every text like the JSON file", async () => {
  const risky = fc.constantFrom("'", "' ", '"', ',', ';', '\t', '\r', '\n', ' ', '=', '-', '@', '＋', 'a');
  // A stored text has no NUL.
  const part = fc.oneof(
    risky,
    fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', '')),
  );
  const text = fc.array(part, { minLength: 1 }).map((parts) => `${parts.join('')}x`);
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const account = exported({ '2026-11-21': one, '2026-11-20': other });
      const [csv, json] = [csvFile, jsonFile].map((make) => make(account, '2026-11-22').text);
      expect((await imported(csv ?? '')).entries).toEqual((await imported(json ?? '')).entries);
    }),
  );
});

describe('a CSV of Presently', () => {
  // alisonthemonster/Presently: `CsvWriter.kt` and its test.
  it('is read by RFC 4180: line breaks and doubled quotes belong to the text', async () => {
    const csv =
      'entryDate,entryContent\n2020-06-02,"Tests sind gut, sehr gut!"\n2020-06-03,"Tests sind gut!\n\n\n\nWunderbar!"\n2020-06-04,"Tests sind die ""Wucht"""\n';
    expect(await entriesOf(csv)).toEqual([
      ['2020-06-02', 'Tests sind gut, sehr gut!'],
      ['2020-06-03', 'Tests sind gut!\n\n\n\nWunderbar!'],
      ['2020-06-04', 'Tests sind die "Wucht"'],
    ]);
  });
});

describe('a CSV of Daylio', () => {
  it.each([
    // MichaelCurrin/daylio-csv-parser: `docs/csv-format.md`.
    [
      'of 2019',
      'full_date,date,weekday,time,mood,activities,note\n2019-02-17,17. Februar,Sonntag,19:05,gut,"putzen | Musik","Ein Fest"\n2019-02-16,16. Februar,Samstag,23:41,mies,"",""\n',
      [['2019-02-17', 'Ein Fest']],
      { rating: 2, tag: 2 },
    ],
    // The same file as `dayliopy/sample.csv`; the byte order mark is Daylio's.
    [
      'of 2021',
      '\uFEFFfull_date,date,weekday,time,mood,activities,note_title,note\n2021-09-28,28 September,Tuesday,10:00 pm,sad ,"clean | music","Abend","Müde<br>aber <b>froh</b>"\n2021-09-28,28 September,Tuesday,9:30 am,average,"","","Früh auf"\n',
      [['2021-09-28', 'Früh auf\n\nAbend\nMüde\naber froh']],
      { rating: 2, tag: 2 },
    ],
    // The layout of 2026, which importers of Daylio read: `scales` comes before the title.
    [
      'of 2026, with scales',
      'full_date,date,weekday,time,mood,activities,scales,note_title,note\n2026-07-27,July 27,Monday,13:48,meh,work | walk,,Titel,Notiz mit 2 < 3\n2026-07-26,July 26,Sunday,18:20,rad,run,,,\n',
      [['2026-07-27', 'Titel\nNotiz mit 2 < 3']],
      { rating: 2, tag: 3 },
    ],
    [
      'with tabs',
      'full_date\tdate\tweekday\ttime\tmood\tactivities\tnote_title\tnote\n2023-12-17\tDec 17\tSunday\t08:00\tgood\ta | b\t\t<ul><li>eins</li><li>zwei</li></ul>\n',
      [['2023-12-17', 'eins\nzwei']],
      { rating: 1, tag: 2 },
    ],
  ])('%s gives the notes of its moods, earliest of a day first', async (_what, csv, entries, leftOut) => {
    expect(await entriesOf(csv)).toEqual(entries);
    expect((await imported(csv)).leftOut).toEqual(leftOut);
  });
});
