import { createSecretKey, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { backupKeyOf } from '../../platform/backup/backup-key.ts';
import { addDays } from '../../platform/lib/clock.ts';
import { KEEP_DATA_DAYS } from '../../platform/lib/retention.rules.ts';
import { BACKUP_KEY, backUpDiary } from '../../workshop/testing/backups.ts';
import { buildWriter, createDiary, type Diary } from '../../workshop/testing/diary.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';
import { openBackup, verifyBackup } from './reader.ts';

const DAYS = Array.from({ length: 30 }, (_, index) => addDays('2026-10-01', index));
const MASTER_KEY = buildMasterKey('k1');

let diary: Diary;
let folder: string;
beforeAll(async () => {
  diary = await createDiary([MASTER_KEY]);
  await diary.vault.check();
  await buildWriter(diary, DAYS);
});
afterAll(() => diary.database.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const verified = (path: string, kind: 'data' | 'keys', key = BACKUP_KEY) =>
  verifyBackup({ path, key, kind }, () => undefined);

describe('a backup', () => {
  it('consists of two private files with everything but sessions, and without readable text or addresses', async () => {
    const { paths } = await backUpDiary(diary, folder);
    expect(paths.map((path) => path.slice(folder.length + 1))).toEqual([
      expect.stringMatching(/^aufwind-keys-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.backup$/),
      expect.stringMatching(/^aufwind-data-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z\.backup$/),
    ]);
    expect(readdirSync(folder)).toHaveLength(2);
    const [keys, data] = [await verified(paths[0] ?? '', 'keys'), await verified(paths[1] ?? '', 'data')];
    const counts = new Map([...keys.counts, ...data.counts]);
    expect([counts.get('user'), counts.get('answer'), counts.get('user_key')]).toEqual([1, DAYS.length, 1]);
    expect(counts.has('session')).toBe(false);
    for (const path of paths) {
      expect(statSync(path).mode & 0o777).toBe(0o600);
      for (const text of ['Antwort', 'example.org', 'wrapped']) {
        expect(readFileSync(path).includes(text)).toBe(false);
      }
    }
  });

  it('is a consistent snapshot while the product keeps writing', async () => {
    const author = await buildWriter(diary, []);
    const session = { writerId: 'web' };
    let isDone = false;
    const writing = (async () => {
      for (let day = '2020-01-01'; !isDone; day = addDays(day, 1)) {
        await diary.services.answer.save({
          userId: author,
          day,
          timeZone: 'UTC',
          texts: textsOf({ content: `Zeile ${day}` }),
          draft: session,
        });
        await diary.services.draft.save({
          userId: author,
          today: addDays(day, 1),
          texts: textsOf({ content: `Entwurf ${day}` }),
          ...session,
        });
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const { paths } = await backUpDiary(diary, folder);
      const days: string[] = [];
      const drafts: string[] = [];
      const { header, batches } = await openBackup({ path: paths[1] ?? '', key: BACKUP_KEY, kind: 'data' });
      const place = (table: string, column: string) =>
        header.tables.find(({ name }) => name === table)?.columns.findIndex(({ name }) => name === column) ??
        -1;
      for await (const { table, rows } of batches) {
        const ofAuthor = rows.filter((row) => row[place(table, 'userId')] === author);
        if (table === 'answer') days.push(...ofAuthor.map((row) => String(row[place('answer', 'day')])));
        if (table === 'draft') drafts.push(...ofAuthor.map((row) => String(row[place('draft', 'day')])));
      }
      const newest = days.sort().at(-1) ?? '2019-12-31';
      expect(days).toHaveLength(new Set(days).size);
      // A draft belongs to the day after the newest answer, or an answer has just replaced it.
      for (const day of drafts) expect(day).toBe(addDays(newest, 1));
    }
    isDone = true;
    await writing;
  });

  it('rejects a changed, missing, moved or added byte, a wrong key, and the other kind of file', async () => {
    const { paths } = await backUpDiary(diary, folder);
    const [keys = '', data = ''] = paths;
    const whole = readFileSync(data);
    const damaged = join(folder, 'damaged');
    const refused = async (bytes: Buffer) => {
      writeFileSync(damaged, bytes);
      await expect(verified(damaged, 'data')).rejects.toThrow(/backup/i);
    };
    await expect(verified(data, 'data')).resolves.toBeDefined();
    for (const place of [0, 9, 24, 26, 40, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      await refused(bytes);
    }
    for (const length of [0, 20, 30, whole.length - 1]) await refused(whole.subarray(0, length));
    await refused(Buffer.concat([whole, Buffer.from('x')]));
    await expect(verified(data, 'data', createSecretKey(randomBytes(32)))).rejects.toThrow('BACKUP_KEY');
    await expect(verified(keys, 'data')).rejects.toThrow('other kind');
  });

  it('leaves only finished files, and removes day-old partial files of an earlier run', async () => {
    const old = join(folder, 'aufwind-data-2026-01-01T000000.000Z.backup.partial');
    const fresh = join(folder, 'aufwind-data-2026-01-02T000000.000Z.backup.partial');
    for (const path of [old, fresh]) writeFileSync(path, 'x');
    utimesSync(old, 0, 0);
    const now = new Date();
    const report = (line: string) => {
      if (line.includes('reading data')) throw new Error('The disk is gone.');
    };
    await expect(backUpDiary(diary, folder, { report })).rejects.toThrow('The disk is gone.');
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([fresh]);
    await backUpDiary(diary, folder, { now });
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  });

  it('deletes old files by the retention of their kind, but never the newest', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    for (const day of [1, 20, 40]) await backUpDiary(diary, folder, { now: at(day) });
    const names = () =>
      readdirSync(folder)
        .map((name) => name.slice(8, 23))
        .sort();
    expect(names()).toEqual([
      'data-2026-01-01',
      'data-2026-01-20',
      'data-2026-02-09',
      'keys-2026-01-20',
      'keys-2026-02-09',
    ]);
    await backUpDiary(diary, folder, { now: at(91 + KEEP_DATA_DAYS) });
    expect(names()).toEqual(['data-2026-06-30', 'keys-2026-06-30']);
  });
});

describe('the key of the backups', () => {
  const secrets = { encryptionKeys: [MASTER_KEY], encryptionKeyActive: 'k1', sessionSecrets: [] };
  const good = randomBytes(32).toString('base64');

  it('must differ from every master key', () => {
    expect(backupKeyOf(good, secrets).export().toString('base64')).toBe(good);
    const faults: [string | undefined, RegExp][] = [
      [undefined, /not set/],
      ['', /not set/],
      [MASTER_KEY.slice(3), /must not be one/],
    ];
    for (const [text, message] of faults) expect(() => backupKeyOf(text, secrets)).toThrow(message);
  });
});
