import type { Viewer } from './calendar.ts';
import type { ImportCollector } from './collector.ts';
import { decodeText } from './decode-text.ts';
import { aufwind } from './formats/aufwind.ts';
import { LOCK_OF_DAILY_TXT, MONTH_OF_DAILY_TXT, readMonthOfDailyTxT } from './formats/daily-txt.ts';
import { dayOne } from './formats/day-one.ts';
import type { JsonFormat } from './formats/format.ts';
import { journalBook } from './formats/journal-book.ts';
import { journey } from './formats/journey.ts';
import { parseJson } from './json.ts';
import { LIMITS, Refusal } from './refusal.ts';
import { readDirectory, Unpacker, type ZipMember } from './zip.ts';

const JSON_FORMATS = [aufwind, dayOne, journey, journalBook];
const DAYLIO_BACKUP = 'backup.daylio';

/** Files that an operating system adds to an archive. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/u;

/** Detects the format of a value. */
export function jsonFormatOf(value: unknown): JsonFormat | undefined {
  return JSON_FORMATS.find((format) => format.isOf(value));
}

/** Adds the JSON files of an archive, and returns the app that wrote them; never unpacks pictures. */
export async function readArchive(file: Blob, collector: ImportCollector, viewer: Viewer): Promise<string> {
  const members = (await readDirectory(file)).filter(({ name }) => !HIDDEN.test(name));
  const has = (wanted: RegExp) => members.some(({ name }) => wanted.test(name));
  const isDailyTxT = has(MONTH_OF_DAILY_TXT);
  if (members.some(({ name }) => name === DAYLIO_BACKUP)) throw new Refusal('daylioBackup');
  if (isDailyTxT && has(LOCK_OF_DAILY_TXT)) throw new Refusal('lockedDailyTxT');

  const pattern = isDailyTxT ? MONTH_OF_DAILY_TXT : /\.json$/iu;
  const wanted = members.filter(({ name }) => pattern.test(name));
  if (wanted.length > LIMITS.texts) throw new Refusal('tooManyTexts');
  const unpacker = new Unpacker(file);
  const parse = async (member: ZipMember) => {
    const unpacked = await unpacker.unpack(member);
    return parseJson(decodeText(new Uint8Array(await unpacked.arrayBuffer())));
  };

  let app = isDailyTxT ? 'DailyTxT' : null;
  for (const member of wanted) {
    const value = await parse(member);
    const format = isDailyTxT ? undefined : jsonFormatOf(value);
    if (isDailyTxT) readMonthOfDailyTxT(member.name, value, collector);
    format?.read(value, collector, viewer);
    app ??= format?.app ?? null;
  }
  if (app === null) throw new Refusal('unknown');
  return app;
}
