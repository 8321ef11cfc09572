import { zipArchive } from '../../../bff/workshop/testing/zip-archive.ts';
import { REFUSALS } from '../refusal.ts';
import { imported, refusalOf } from '../samples.rows.ts';

/** As in Guekka/DaylioBackupTools (`tests/data/official/english.daylio`), with other words. */
const ENTRY = {
  id: 3,
  minute: 59,
  hour: 9,
  day: 24,
  month: 0,
  year: 2023,
  datetime: 1674550757766,
  timeZoneOffset: 3600000,
  mood: 1,
  note: '',
  note_title: '',
  tags: [],
  assets: [],
};

const backup = (dayEntries: object[], rest: object = {}) =>
  Buffer.from(JSON.stringify({ version: 15, dayEntries, goals: [], ...rest }, null, 2)).toString('base64');
const archive = (content: string) =>
  zipArchive([
    { name: 'backup.daylio', content },
    { name: 'assets/a', content: 'x' },
  ]);

it('a backup of Daylio gives the notes of its moods, earliest of a day first', async () => {
  const content = backup(
    [
      { ...ENTRY, note: 'Spät<br>und <b>müde</b>', hour: 23, tags: [1, 2], assets: [9] },
      { ...ENTRY, note: 'Früh auf', note_title: 'Morgen' },
      { ...ENTRY, day: 25 },
      { ...ENTRY, day: 31, month: 1, note: 'Nie' },
    ],
    { goals: [{ name: 'Laufen' }] },
  );
  expect(await imported(archive(content))).toMatchObject({
    apps: ['Daylio'],
    entries: [
      {
        day: '2023-01-24',
        content: 'Morgen\nFrüh auf\n\nSpät\nund müde',
        createdAt: '2023-01-24T08:59:17.766Z',
      },
    ],
    leftOut: { rating: 4, tag: 2, attachment: 1, undated: 1, 'field goals': 1 },
    rest: [{ content: 'Nie' }],
  });
});

it('a damaged backup of Daylio is refused', async () => {
  expect(await refusalOf(imported(archive('%%%')))).toBe(REFUSALS.broken);
});
