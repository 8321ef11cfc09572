import { foundIn } from '../samples.rows.ts';
import { journey } from './journey.ts';

const NOWHERE = 1.7976931348623157e308;

/**
 * As in the tests of a converter to Markdown (journey_markdown_converter, `JourneyEntryParserTests`), with other words.
 */
const MARKED_UP = {
  id: '1625494049547-4BbDhzcByTFSg6MW',
  date_modified: 1625494100149,
  date_journal: 1625133600000,
  timezone: 'Europe/Vienna',
  text: '<p dir="auto">Ein Anfang</p>\n<p dir="auto"></p>\n<p dir="auto"><strong>fett </strong><em>und schräg</em></p>',
  preview_text: '',
  mood: 0,
  lat: NOWHERE,
  lon: NOWHERE,
  address: '',
  label: '',
  folder: '',
  sentiment: 0,
  favourite: false,
  music_title: '',
  music_artist: '',
  photos: ['1625494049547-4BbDhzcByTFSg6MW-5bkOJACgIzl36wsU.jpg'],
  weather: { id: -1, degree_c: NOWHERE, description: '', icon: '', place: '' },
  tags: [],
  type: 'html',
};

/** As in a Google Drive backup from Japan. */
const FROM_A_DRIVE = {
  text: '<p dir="auto">頭痛がさ。</p>',
  date_modified: 1679867083784,
  date_journal: 1679867075567,
  id: '1679867075567-3fe8fd2121c01e26',
  address: '富山県',
  lat: 36.66,
  lon: 137.22,
  mood: 1,
  timezone: 'Asia/Tokyo',
  type: 'html',
  photos: [],
  tags: ['head'],
};

describe('an entry of Journey', () => {
  it.each<[what: string, entry: unknown, texts: string[][], leftOut: object]>([
    [
      'in HTML becomes text, a line for each paragraph',
      MARKED_UP,
      [['2021-07-01', 'Ein Anfang\n\nfett und schräg']],
      { attachment: 1 },
    ],
    [
      'from another zone gets the day there; its mood, tag and place are counted',
      FROM_A_DRIVE,
      [['2023-03-27', '頭痛がさ。']],
      { rating: 1, tag: 1, place: 1 },
    ],
    [
      'is read from a list of entries',
      [MARKED_UP, { date_journal: 1625133600000, text: 'Nur Text, 2 < 3 & 4 > 3' }],
      [
        ['2021-07-01', 'Ein Anfang\n\nfett und schräg'],
        ['2021-07-01', 'Nur Text, 2 < 3 & 4 > 3'],
      ],
      { attachment: 1 },
    ],
    [
      'with entities gets the characters',
      {
        ...MARKED_UP,
        photos: [],
        text: '<p>Tee &amp; Kekse &#x1F36A; &#8211; &quot;gut&quot; &unknown;</p>',
      },
      [['2021-07-01', 'Tee & Kekse 🍪 – "gut" &unknown;']],
      {},
    ],
    [
      'is counted if its time is unknown',
      [FROM_A_DRIVE, { text: 'Irgendwann' }],
      [['2023-03-27', '頭痛がさ。']],
      { rating: 1, tag: 1, place: 1, undated: 1 },
    ],
    ['is counted if its time does not exist', { date_journal: 9e15, text: 'Fern' }, [], { undated: 1 }],
  ])('%s', (_what, entry, texts, leftOut) => {
    expect(foundIn(journey, entry)).toEqual({ texts, leftOut });
  });
});
