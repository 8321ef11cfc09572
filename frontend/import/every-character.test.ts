import { JSON_FORMATS, TABLE_FORMATS } from './read-file.ts';
import { importedFiles } from './samples.rows.ts';

const PART = 'ÄÖ „a“, b; c\td "e" 🌻 1.2. (x) – 3';
let count = 0;
/** A text that no other field of the file has. */
const text = () => `${PART} ${++count}`;

type File = {
  name: string;
  content: (texts: string[]) => string;
  texts: number;
  named: Record<string, number>;
};

const dayOne = (entry: object) => ({
  creationDate: '2024-02-01T12:00:00Z',
  timeZone: 'Europe/Berlin',
  ...entry,
});
const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** For each format a file with a text in every field that a person writes. */
const FILES: Record<string, File> = {
  'Day One': {
    name: 'Journal.json',
    texts: 3,
    content: ([first, second, third]) =>
      JSON.stringify({
        metadata: { version: '1.0' },
        entries: [
          dayOne({
            text: first,
            tags: ['t'],
            photos: [{}],
            location: { placeName: 'Kiel' },
            music: { track: 'Lied' },
          }),
          dayOne({ text: second, templateName: 'Vorlage' }),
          dayOne({ richText: JSON.stringify({ contents: [{ text: third }] }) }),
        ],
      }),
    named: { tag: 1, attachment: 1, place: 1, 'field music': 1, 'field templateName': 1 },
  },
  Journey: {
    name: '1.json',
    texts: 1,
    content: ([first]) =>
      JSON.stringify({
        date_journal: Date.UTC(2024, 1, 1, 12),
        text: first,
        music_title: 'Lied',
        label: 'Etikett',
        tags: ['t'],
        address: 'Kiel',
      }),
    named: { tag: 1, place: 1, 'field music_title': 1, 'field label': 1 },
  },
  Daylio: {
    name: 'daylio.csv',
    texts: 2,
    content: ([title = '', note = '']) =>
      `full_date,date,weekday,time,mood,activities,scales,note_title,note\n${quoted(['2024-02-01', '1. Februar', 'Do', '9:00', 'gut', 'a | b', 'Schlaf: gut', title, note])}`,
    named: { rating: 1, tag: 2, 'field scales': 1 },
  },
  'a backup of Daylio': {
    name: 'backup.daylio',
    texts: 2,
    content: ([title, note]) =>
      Buffer.from(
        JSON.stringify({
          dayEntries: [
            { year: 2024, month: 1, day: 1, mood: 1, note, note_title: title, tags: [1], scales: ['Schlaf'] },
          ],
        }),
      ).toString('base64'),
    named: { rating: 1, tag: 1, 'field scales': 1 },
  },
  Presently: {
    name: 'presently.csv',
    texts: 1,
    content: ([first = '']) => `entryDate,entryContent\n${quoted(['2024-02-01', first])}`,
    named: {},
  },
  Aufwind: {
    name: 'Aufwind-data.json',
    texts: 1,
    content: ([first]) =>
      JSON.stringify({ answers: [{ day: '2024-02-01', content: first, gratitude: 'mehr' }] }),
    named: { 'field gratitude': 1 },
  },
  'Markdown files': {
    name: '2024-02-01 Ausflug.md',
    texts: 2,
    content: ([first, second]) => `---\ntitle: ${first}\nlage: Kiel\n---\n${second}\n`,
    named: { 'field lage': 1 },
  },
};

/** The characters of a text in any order, without white space. */
const characters = (texts: string[]) => texts.join('').replace(/\s/gu, '').split('').sort().join('');

it.each(Object.entries(FILES))(
  'every character of %s arrives, and every other field is named',
  async (format, file) => {
    const texts = Array.from({ length: file.texts }, text);
    const { entries, leftOut, rest } = await importedFiles({ [file.name]: file.content(texts) });
    const title = format === 'Markdown files' ? ['Ausflug'] : [];
    expect(characters(entries.map(({ content }) => content))).toBe(characters([...texts, ...title]));
    expect([leftOut, rest]).toEqual([file.named, []]);
  },
);

it('every format has a file', () => {
  const apps = [...JSON_FORMATS, ...TABLE_FORMATS].map(({ app }) => app);
  expect(apps.filter((app) => !(app in FILES))).toEqual([]);
});
