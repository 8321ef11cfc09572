import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { parseName, storedBackups } from '../../platform/backup/backup-folder.ts';
import { addDays } from '../../platform/lib/clock.ts';
import { backUpDiary, contentOf, restoreDiary } from '../../workshop/testing/backups.ts';
import { PASSWORD } from '../../workshop/testing/builders.ts';
import { buildWriter, createDiary, type Diary, openDiary } from '../../workshop/testing/diary.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';
import { SKIPPED_NUMBERS } from './restore.ts';

const K1 = buildMasterKey('k1');
const K2 = buildMasterKey('k2');
const DAYS = Array.from({ length: 20 }, (_, index) => addDays('2026-10-01', index));
const USERNAME = 'anna@example.org';

let original: Diary;
let anna: number;
let folder: string;
let opened: Diary[];
beforeAll(async () => {
  original = await createDiary([K1]);
  await original.vault.check();
  anna = await buildWriter(original, DAYS, USERNAME);
  await buildWriter(original, DAYS);
  await original.services.draft.save({
    userId: anna,
    today: '2026-11-20',
    texts: textsOf({ content: 'Noch nicht fertig\u2028"' }),
  });
  const { nodes } = await original.services.diary.page(anna);
  await original.services.answer.remove(anna, Number(nodes[3]?.id));
});
afterAll(() => original.database.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-restore-'));
  opened = [];
});
afterEach(async () => {
  for (const { database } of opened) await database.remove();
  rmSync(folder, { recursive: true });
});

async function emptyDiary(...keys: string[]): Promise<Diary> {
  const diary = await createDiary(keys);
  opened.push(diary);
  return diary;
}

describe('a restore', () => {
  it('restores every row, lets people log in again, and reuses no serial number', async () => {
    await backUpDiary(original, folder);
    const copy = await emptyDiary(K1);
    const { reading, usersDeleted } = await restoreDiary(copy, folder);
    expect([reading.read, reading.unreadable, usersDeleted]).toEqual([2 * DAYS.length - 1, [], 0]);
    expect(await contentOf(copy.database.source)).toEqual(await contentOf(original.database.source));

    await copy.vault.check();
    const texts = (diary: Diary) => diary.services.diary.page(anna);
    expect(await texts(copy)).toEqual(await texts(original));
    expect(await copy.services.draft.read(anna, '2026-11-20')).toMatchObject({
      content: 'Noch nicht fertig\u2028"',
    });
    const user = await copy.services.account.authenticate({ username: USERNAME, password: PASSWORD });
    const before = await original.services.account.authenticate({ username: USERNAME, password: PASSWORD });
    expect(user.id).toBe(before.id);
    expect(user.sessionEpoch).not.toBe(before.sessionEpoch);
    const newcomer = await buildWriter(copy, ['2026-11-21']);
    expect(newcomer).toBeGreaterThan(anna + SKIPPED_NUMBERS);
    const [answer] = (await copy.services.diary.page(newcomer)).nodes;
    expect(answer?.id).toBeGreaterThan(2 * DAYS.length + SKIPPED_NUMBERS);
  });

  it('does not restore people who deleted their account after the data file was written', async () => {
    const { paths } = await backUpDiary(original, folder, { now: new Date(Date.now() - 60_000) });
    const berta = await buildWriter(original, DAYS);
    await backUpDiary(original, folder, { now: new Date(Date.now() - 50_000) });
    const [, data] = storedBackups(folder, 'data');
    const [newest] = storedBackups(folder, 'data');
    expect(data?.path).toBe(paths[1]);
    await original.db.write((tx) => tx.run('DELETE FROM user WHERE id = ?', [berta]));
    await backUpDiary(original, folder);

    const copy = await emptyDiary(K1);
    const { usersDeleted } = await restoreDiary(copy, folder, { data: newest });
    expect(usersDeleted).toBe(1);
    for (const table of ['user WHERE id', 'answer WHERE userId', 'user_key WHERE userId']) {
      expect(await copy.db.all(`SELECT 1 FROM ${table} = ?`, [berta])).toEqual([]);
    }
    expect((await copy.services.diary.page(anna)).nodes).toHaveLength(DAYS.length - 1);

    // Older data without Berta, and keys from when Berta had an account.
    const older = await emptyDiary(K1);
    rmSync(storedBackups(folder, 'keys')[0]?.path ?? '');
    expect((await restoreDiary(older, folder, { data })).usersDeleted).toBe(0);
    expect(await contentOf(older.database.source)).toEqual(await contentOf(original.database.source));
    expect(await buildWriter(older, [])).toBeGreaterThan(berta + SKIPPED_NUMBERS);
  });

  it('opens a backup of an old master key with a key ring that contains the key, and rejects any other key ring', async () => {
    await backUpDiary(original, folder);
    const other = await emptyDiary(K2);
    await expect(restoreDiary(other, folder)).rejects.toThrow('The master key k1 is not in ENCRYPTION_KEYS');
    const impostor = await openDiary(other.database, [K1.replace(/.{10}=$/, 'AAAAAAAAA8=')]);
    await expect(restoreDiary(impostor, folder)).rejects.toThrow(
      'is not the one this backup was written with',
    );
    expect(await other.db.all('SELECT 1 FROM user')).toEqual([]);

    const rotated = await openDiary(other.database, [K2, K1]);
    const { reading } = await restoreDiary(rotated, folder);
    expect(reading.unreadable).toEqual([]);
    await rotated.vault.check();
    expect((await rotated.services.diary.page(anna)).nodes).toEqual(
      (await original.services.diary.page(anna)).nodes,
    );
  });

  it('rejects a database that is not empty, and writes nothing', async () => {
    await backUpDiary(original, folder);
    const taken = await emptyDiary(K1);
    await buildWriter(taken, ['2026-01-01']);
    const before = await contentOf(taken.database.source);
    await expect(restoreDiary(taken, folder)).rejects.toThrow('The database is not empty: user has rows');
    expect(await contentOf(taken.database.source)).toEqual(before);
  });

  it('rejects data newer than the keys, renamed keys and incomplete backups', async () => {
    const { paths } = await backUpDiary(original, folder, { now: new Date('2026-01-01T00:00:00Z') });
    await backUpDiary(original, folder, { now: new Date('2026-01-20T00:00:00Z') });
    const [newKeys] = storedBackups(folder, 'keys');
    rmSync(newKeys?.path ?? '');
    const copy = await emptyDiary(K1);
    await expect(restoreDiary(copy, folder)).rejects.toThrow('newest keys are older');
    copyFileSync(paths[0] ?? '', newKeys?.path ?? '');
    await expect(restoreDiary(copy, folder)).rejects.toThrow('was renamed');
    for (const { path } of storedBackups(folder, 'keys')) rmSync(path);
    await expect(restoreDiary(copy, folder)).rejects.toThrow('no complete backup');
    expect(await contentOf(copy.database.source)).toMatchObject({ user: [], key_check: [] });
  });

  it('rejects files that would restore nobody, and files from the future', async () => {
    await backUpDiary(original, folder, { now: new Date('2026-01-01T00:00:00Z') });
    const [data] = storedBackups(folder, 'data');
    const [restarted, copy] = [await emptyDiary(K1), await emptyDiary(K1)];
    await restarted.vault.check();
    await backUpDiary(restarted, folder, { now: new Date('2026-01-02T00:00:00Z') });
    await expect(restoreDiary(copy, folder)).rejects.toThrow('has no accounts');
    await expect(restoreDiary(copy, folder, { data })).rejects.toThrow(
      'has no keys, so all 2 accounts would be deleted',
    );
    await backUpDiary(original, folder, { now: new Date(Date.now() + 2 * 86_400_000) });
    for (const options of [{}, { data }])
      await expect(restoreDiary(copy, folder, options)).rejects.toThrow('is from the future');
    expect(await contentOf(copy.database.source)).toMatchObject({ user: [], key_check: [] });
  });

  it('that stopped halfway prevents a start, another restore and a backup', async () => {
    await backUpDiary(original, folder);
    const copy = await emptyDiary(K1);
    const breakOff = (line: string) => {
      if (line.includes('user_key')) throw new Error('power cut');
    };
    await expect(restoreDiary(copy, folder, { report: breakOff })).rejects.toThrow('power cut');
    const copying = () => backUpDiary(copy, folder);
    for (const attempt of [() => copy.vault.check(), () => restoreDiary(copy, folder), copying]) {
      await expect(attempt()).rejects.toThrow('A restore into this database did not finish');
    }
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('reports unreadable entries, and accepts a database on which a product was started', async () => {
    const own = await createDiary([K1]);
    opened.push(own);
    await own.vault.check();
    const writer = await buildWriter(own, DAYS);
    const [broken] = (await own.services.diary.page(writer)).nodes;
    await own.db.write((tx) =>
      tx.run("UPDATE answer SET encryptionIv = 'AAAAAAAAAAAAAAAA' WHERE id = ?", [broken?.id ?? 0]),
    );
    await backUpDiary(own, folder);
    const copy = await emptyDiary(K1);
    await copy.vault.check();
    const { reading } = await restoreDiary(copy, folder);
    expect(reading).toEqual({ read: DAYS.length - 1, unreadable: [broken?.id] });
  });
});

describe('a folder of backups', () => {
  it('recognises exactly its own files by name', async () => {
    const { paths } = await backUpDiary(original, folder, { now: new Date('2026-11-20T18:00:00.123Z') });
    expect(readdirSync(folder).map((name) => parseName(folder, name)?.createdAt.toISOString())).toEqual(
      paths.map(() => '2026-11-20T18:00:00.123Z'),
    );
    for (const name of ['x', 'aufwind-data-2026.backup', `${readdirSync(folder)[0]}.partial`]) {
      expect(parseName(folder, name)).toBeUndefined();
    }
  });
});
