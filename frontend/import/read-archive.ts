import type { Viewer } from './calendar.ts';
import type { ImportCollector } from './collector.ts';
import { decodeText } from './decode-text.ts';
import { isLockOfDailyTxT, isMonthOfDailyTxT, readMonthOfDailyTxT } from './formats/daily-txt.ts';
import { parseJson } from './json.ts';
import { jsonFormatOf } from './json-formats.ts';
import { LIMITS, Refusal } from './refusal.ts';
import { readDirectory, Unpacker, type ZipMember } from './zip.ts';

const DAYLIO_BACKUP = 'backup.daylio';

/** Files that an operating system adds to an archive. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/u;

/** Adds the JSON files of an archive, and returns the app that wrote them; never unpacks pictures. */
export async function readArchive(file: Blob, collector: ImportCollector, viewer: Viewer): Promise<string> {
  const members = (await readDirectory(file)).filter(({ name }) => !HIDDEN.test(name));
  const has = (holds: (name: string) => boolean) => members.some(({ name }) => holds(name));
  const isDailyTxT = has(isMonthOfDailyTxT);
  if (has((name) => name === DAYLIO_BACKUP)) throw new Refusal('daylioBackup');
  if (isDailyTxT && has(isLockOfDailyTxT)) throw new Refusal('lockedDailyTxT');

  const wanted = members.filter(({ name }) =>
    isDailyTxT ? isMonthOfDailyTxT(name) : /\.json$/iu.test(name),
  );
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
