import { foundIn } from '../samples.rows.ts';
import { dayOne } from './day-one.ts';

const journal = (...entries: object[]) => ({ metadata: { version: '1.0' }, entries });

/** Made by `com.bloombuilt.dayone-ios` 728 (gokuvinoth/Cairns, `app.js`), shortened, with other words. */
const FROM_A_PHONE = {
  duration: 0,
  richText:
    '{"meta":{"version":1,"small-lines-removed":true},"contents":[{"attributes":{"line":{"header":1}},"text":"Alles gepackt ..\\n"},{"embeddedObjects":[{"type":"photo","identifier":"76F9B0AC"}]},{"text":"Gute Nacht."}]}',
  photos: [{ orderInEntry: 0, type: 'jpeg', identifier: '76F9B0AC', md5: 'ef43abe9' }],
  weather: { temperatureCelsius: 12, conditionsDescription: 'Mostly Clear' },
  starred: false,
  creationDate: '2021-03-03T11:48:50Z',
  timeZone: 'Australia/Sydney',
  uuid: '2F8DDCA258634D9994DF3A4FEE328035',
  location: { localityName: 'Wanniassa', latitude: -35.4, longitude: 149.1 },
  modifiedDate: '2021-03-03T11:59:09Z',
  text: '# Alles gepackt \\.\\. \n\n![](dayone-moment://76F9B0AC)\n\nGute Nacht\\. 😂',
};

describe('an entry of Day One', () => {
  it.each<[what: string, entry: object, texts: string[][], leftOut: object]>([
    [
      'from a phone keeps its text without picture, heading mark and escapes',
      FROM_A_PHONE,
      [['2021-03-03', 'Alles gepackt ..\n\nGute Nacht. 😂']],
      { attachment: 1, place: 1 },
    ],
    [
      'late at night gets the day of the zone where it was written',
      { creationDate: '2021-06-01T22:30:00Z', timeZone: 'Europe/Berlin', text: 'Spät' },
      [['2021-06-02', 'Spät']],
      {},
    ],
    [
      'from the other side of the world gets the day of its zone, too',
      { creationDate: '2021-06-01T22:30:00Z', timeZone: 'America/Los_Angeles', text: 'Früh' },
      [['2021-06-01', 'Früh']],
      {},
    ],
    [
      "in an unknown zone gets the day in the viewer's zone",
      { creationDate: '2021-06-01T22:30:00Z', timeZone: 'Mars/Olympus', text: 'Fern' },
      [['2021-06-02', 'Fern']],
      {},
    ],
    [
      'without Markdown uses the words of its rich text',
      { creationDate: '2021-06-01T10:00:00Z', richText: FROM_A_PHONE.richText },
      [['2021-06-01', 'Alles gepackt ..\nGute Nacht.']],
      {},
    ],
    [
      'shows its markup as words, and keeps an escaped heading mark',
      { creationDate: '2021-06-01T10:00:00Z', text: '\\# kein Titel\n**fett** und 3\\-mal \\*' },
      [['2021-06-01', '# kein Titel\nfett und 3-mal *']],
      {},
    ],
    [
      'with only pictures, films and sounds has no text',
      {
        creationDate: '2021-06-01T10:00:00Z',
        text: '![](dayone-moment://A)\n\n![](dayone-moment:/video/B)',
        photos: [{}],
        videos: [{}],
        audios: [{}],
        pdfAttachments: [{}],
        tags: ['Urlaub', 'Meer'],
      },
      [],
      { blank: 1, attachment: 4, tag: 2 },
    ],
    ['is counted if it has no day', { text: 'Irgendwann' }, [], { undated: 1 }],
    [
      'is counted if its fields have other types',
      { text: 7, richText: '{', creationDate: [], timeZone: {}, photos: 'x', tags: { length: 9 } },
      [],
      { blank: 1 },
    ],
  ])('%s', (_what, entry, texts, leftOut) => {
    expect(foundIn(dayOne, journal(entry))).toEqual({ texts, leftOut });
  });
});
