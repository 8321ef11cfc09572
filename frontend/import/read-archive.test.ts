import { type PackedFile, zipArchive } from '../../bff/workshop/testing/zip-archive.ts';
import { REFUSALS } from './refusal.ts';
import { imported, refusalOf } from './samples.rows.ts';

/** Packed by Info-ZIP 3.0: `Journal.json` and `photos/a.jpeg`. */
const BY_INFO_ZIP =
  'UEsDBBQAAAAIANqWdl0ux+LBeAAAAIoAAAAMABwASm91cm5hbC5qc29uVVQJAAN7OgNrezoDa3V4CwABBAAAAAAEAAAAABWNMQvCMBQG/0p5c1uTdMsodXLtVOvw0K8QsIm8PkUI+e+m693BZdqg/GRl8pm+kD2kSJ5sb6i0hKgSsJO/ZXoIWKsdWVELZ5ztzNBZNznnB+ONmaklDRvmFI/i8pH0xukMeYV4KPy04hHS1I+iufK6AsvSU7mXP1BLAwQKAAAAAADalnZdAAAAAAAAAAAAAAAABwAcAHBob3Rvcy9VVAkAA3s6A2t7OgNrdXgLAAEEAAAAAAQAAAAAUEsDBAoAAAAAANqWdl1lTTolAwAAAAMAAAANABwAcGhvdG9zL2EuanBlZ1VUCQADezoDa3s6A2t1eAsAAQQAAAAABAAAAAD/2P9QSwECHgMUAAAACADalnZdLsfiwXgAAACKAAAADAAYAAAAAAABAAAApIEAAAAASm91cm5hbC5qc29uVVQFAAN7OgNrdXgLAAEEAAAAAAQAAAAAUEsBAh4DCgAAAAAA2pZ2XQAAAAAAAAAAAAAAAAcAGAAAAAAAAAAQAO1BvgAAAHBob3Rvcy9VVAUAA3s6A2t1eAsAAQQAAAAABAAAAABQSwECHgMKAAAAAADalnZdZU06JQMAAAADAAAADQAYAAAAAAABAAAApIH/AAAAcGhvdG9zL2EuanBlZ1VUBQADezoDa3V4CwABBAAAAAAEAAAAAFBLBQYAAAAAAwADAPIAAABJAQAAAAA=';

/** Written as a stream, so that sizes follow the data: `1-3fec.json`. */
const AS_A_STREAM =
  'UEsDBBQACAAIAAAAdl0AAAAAAAAAAAAAAAALAAAAMS0zZmVjLmpzb26rVspMUbJSMlTSUUpJLEmNz8ovLcpLzFGyMjS3NDY3MDcyAAEdpZLUihKgOpfUIgWn0mKF8sQihYLDe/KyS3IykzP0lGoBUEsHCLy3R5RGAAAASAAAAFBLAQIUAxQACAAIAAAAdl28t0eURgAAAEgAAAALAAAAAAAAAAAAAACAAQAAAAAxLTNmZWMuanNvblBLBQYAAAAAAQABADkAAAB/AAAAAAA=';

/** `Journal.json`, encrypted by Info-ZIP 3.0 with a password. */
const LOCKED =
  'UEsDBBQACQAIANqWdl0ux+LBhAAAAIoAAAAMABwASm91cm5hbC5qc29uVVQJAAN7OgNrezoDa3V4CwABBAAAAAAEAAAAAGzkzSSHhjGAiknDrKNUJu67YdHaUekkz3vBTD82zW4nGOGquskmktJtlVAAiSejzNgFTnWXHz8HYD2bH/NrPRSOVIaUAqi6fIclCDJcSUO7QLq8s54JYFrEIuR/P9CD0nr2lj4HFzt3hfIW7OiqVbp1sKpDeVDb+mqMebAXC+qayZmhWlBLBwgux+LBhAAAAIoAAABQSwECHgMUAAkACADalnZdLsfiwYQAAACKAAAADAAYAAAAAAABAAAApIEAAAAASm91cm5hbC5qc29uVVQFAAN7OgNrdXgLAAEEAAAAAAQAAAAAUEsFBgAAAAABAAEAUgAAANoAAAAAAA==';

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const journal = (text: string, day: string) =>
  JSON.stringify({ metadata: { version: '1.0' }, entries: [{ creationDate: `${day}T12:00:00Z`, text }] });
const moment = (day: string, text: string) =>
  JSON.stringify({ id: '1', date_journal: Date.parse(`${day}T12:00:00Z`), text });

const STORED = 0;
const BZIP2 = 12;
const BYTES_PER_MB = 1_000_000;

describe('an archive', () => {
  it.each([
    [
      'of Day One, with pictures',
      BY_INFO_ZIP,
      'Day One',
      [{ day: '2021-03-12', content: 'Der erste Kaffee.' }],
    ],
    [
      'of Journey, written as a stream',
      AS_A_STREAM,
      'Journey',
      [{ day: '2026-11-03', content: 'Der Bus war pünktlich.' }],
    ],
  ])('%s is read by its central directory', async (_what, archive, app, entries) => {
    expect(await imported(fromBase64(archive))).toMatchObject({ apps: [app], entries });
  });

  it('of several journals becomes one diary in any case of file names, with the texts of a day in order', async () => {
    const archive = zipArchive([
      { name: 'REISE.JSON', content: journal('Am Meer', '2021-05-02') },
      { name: 'Export/Tagebuch.json', content: journal('Zu Hause', '2021-05-01'), method: STORED },
      { name: '__MACOSX/._Reise.json', content: 'Mac OS X' },
      { name: 'photos/a.jpeg', content: 'x', method: BZIP2 },
      { name: 'settings.json', content: '{"theme":"dark"}' },
    ]);
    const { apps, entries } = await imported(archive);
    expect(apps).toEqual(['Day One']);
    expect(entries.map(({ day, content }) => [day, content])).toEqual([
      ['2021-05-01', 'Zu Hause'],
      ['2021-05-02', 'Am Meer'],
    ]);
  });

  it('may exceed the file limit by its pictures', async () => {
    const archive = zipArchive([
      { name: 'backup/Journal.json', content: journal('Tee', '2026-11-03') },
      { name: 'backup/film.mp4', content: Buffer.alloc(60 * BYTES_PER_MB), method: STORED },
    ]);
    expect(await imported(archive)).toMatchObject({ entries: [{ content: 'Tee' }], leftOut: {} });
  });

  it('of Journey has a file for each entry', async () => {
    const files = Array.from({ length: 300 }, (_, at): PackedFile => {
      const day = new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
      return { name: `${at}-3fec.json`, content: moment(day, `Tag ${at}`) };
    });
    const { apps, entries } = await imported(zipArchive(files));
    expect([apps, entries.length, entries[299]?.content]).toEqual([['Journey'], 300, 'Tag 299']);
  });

  it('of many files names a damaged file, and brings the others', async () => {
    const whole = { name: '1.json', content: moment('2024-01-01', 'Heil') };
    const torn = { name: '2.json', content: moment('2024-01-02', 'Entzwei').slice(0, -9) };
    const { entries, leftOut } = await imported(zipArchive([whole, torn]));
    expect([entries, leftOut]).toMatchObject([[{ content: 'Heil' }], { 'file 2.json': 1 }]);
  });

  it.each<[what: string, archive: () => BlobPart, why: keyof typeof REFUSALS]>([
    ['with a password', () => fromBase64(LOCKED), 'lockedZip'],
    ['that is truncated', () => fromBase64(BY_INFO_ZIP).slice(0, 300), 'broken'],
    ['without anything', () => zipArchive([]), 'unknown'],
    ['of pictures', () => zipArchive([{ name: 'a.jpeg', content: 'x' }]), 'unknown'],
    ['with other JSON', () => zipArchive([{ name: 'a.json', content: '[1]' }]), 'unknown'],
    [
      'with another compression method',
      () => zipArchive([{ name: 'a.json', content: '{}', method: BZIP2 }]),
      'oddZip',
    ],
    ['with broken JSON', () => zipArchive([{ name: 'Journal.json', content: '{"entries":[' }]), 'broken'],
    [
      'that unpacks to more than the limit',
      () => zipArchive([{ name: 'a.json', content: Buffer.alloc(101 * BYTES_PER_MB, ' ') }]),
      'unpackedTooBig',
    ],
    [
      'that unpacks to more than its stated size',
      () =>
        zipArchive([{ name: 'a.json', content: Buffer.alloc(101 * BYTES_PER_MB, ' '), unpackedBytes: 10 }]),
      'broken',
    ],
    [
      'whose directory points outside the file',
      () => {
        const archive = zipArchive([{ name: 'a.json', content: '{}' }]);
        archive.writeUInt32LE(archive.length, archive.length - 22 - 46 - 6 + 42);
        return archive;
      },
      'broken',
    ],
    [
      'whose packed data are damaged',
      () => {
        const archive = zipArchive([{ name: 'a.json', content: journal('Am Meer', '2021-05-02') }]);
        return archive.fill(0xff, 40, 60);
      },
      'broken',
    ],
  ])('%s is refused with its own sentence', async (_what, archive, why) => {
    expect(await refusalOf(imported(archive()))).toBe(REFUSALS[why]);
  });
});
