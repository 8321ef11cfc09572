import { zipArchive } from '../../../bff/workshop/testing/zip-archive.ts';

/** A file in a file chooser. */
type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const BYTES_PER_MB = 1_000_000;
const FIRST_DAY = Date.UTC(2024, 0, 1);

/** Some days from the first of 2024 on, as `yyyy-MM-dd`. */
export function daysOf2024(count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(FIRST_DAY + at * 86_400_000).toISOString().slice(0, 10),
  );
}

/** A file of our own export, with an answer for each of these days. */
export function ownFile(days: string[], content = (day: string) => `Mitgebracht vom ${day}.`): ChosenFile {
  const answers = days.map((day) => ({ day, content: content(day), createdAt: `${day}T12:00:00.000Z` }));
  return json('Aufwind-data.json', { answers });
}

/** A file of JSON. */
export function json(name: string, value: unknown): ChosenFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) };
}

/** A Day One export with two texts of the same day, a picture, and an entry without text. */
export const DAY_ONE: ChosenFile = {
  name: 'Export.zip',
  mimeType: 'application/zip',
  buffer: zipArchive([
    {
      name: 'Journal.json',
      content: JSON.stringify({
        metadata: { version: '1.0' },
        entries: [
          { creationDate: '2021-03-12T06:00:00Z', timeZone: 'Europe/Berlin', text: '# Früh wach\\.' },
          {
            creationDate: '2021-03-12T18:00:00Z',
            timeZone: 'Europe/Berlin',
            text: '![](dayone-moment://A)\n\nMit Oma telefoniert\\.',
            photos: [{ identifier: 'A' }],
            tags: ['Familie', 'Abend'],
          },
          { creationDate: '2021-03-14T18:00:00Z', timeZone: 'Europe/Berlin', text: 'Die Sonne schien.' },
          { creationDate: '2021-03-15T18:00:00Z', timeZone: 'Europe/Berlin', text: '' },
        ],
      }),
    },
    { name: 'photos/a.jpeg', content: 'x', method: 0 },
  ]),
};

/** A hand-made table as German spreadsheets export it. */
export const TABLE: ChosenFile = {
  name: 'Tagebuch.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Datum;Laune;Was war schön?\r\n24.12.2023;gut;Schnee; und Kekse für alle\r\n25.12.2023;gut;"Ein ""langer"" Tag"',
    'latin1',
  ),
};

/** A picture. */
export const PICTURE: ChosenFile = {
  name: 'Bild.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
};

/** A small archive that unpacks to more than any diary. */
export function zipBomb(): ChosenFile {
  const content = Buffer.alloc(120 * BYTES_PER_MB, ' ');
  return {
    name: 'Journal.zip',
    mimeType: 'application/zip',
    buffer: zipArchive([{ name: 'Journal.json', content }]),
  };
}
