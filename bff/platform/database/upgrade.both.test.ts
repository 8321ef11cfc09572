import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { backUpDiary, contentOf, restoreDiary } from '../../workshop/testing/backups.ts';
import { buildWriter, createDiary, type Diary, openDiary } from '../../workshop/testing/diary.ts';
import { asNextVersion } from '../../workshop/testing/next-version.ts';
import { openReleasedDiary, RELEASED_DAYS } from '../../workshop/testing/released-diary.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';
import { createLogger } from '../lib/logger.ts';
import { awaitSchema } from './startup.ts';

const KEY = buildMasterKey('k1');
const DAYS = ['2026-11-18', '2026-11-19'];
const TODAY = '2026-11-20';

let folder: string;
let before: Diary;
let writer: number;
let opened: Diary[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-upgrade-'));
  opened = [];
  before = await createDiary([KEY]);
  await before.vault.check();
  writer = await buildWriter(before, DAYS);
  await before.services.draft.save({
    userId: writer,
    today: TODAY,
    texts: textsOf({ content: 'Noch nicht fertig' }),
  });
  await before.services.feedback.send({ comment: 'Danke!' }, { ipAddress: null, userAgent: 'Firefox' });
});
afterEach(async () => {
  for (const { database } of opened) await database.source.destroy();
  await before.database.remove();
  rmSync(folder, { recursive: true });
});

/** Opens the next version on the database of this version, without running its migrations. */
async function openNext(): Promise<Diary> {
  const source = await asNextVersion(() => before.connect());
  const next = await openDiary({ ...before.database, source }, [KEY]);
  opened.push(next);
  return next;
}

const labels = ({ db }: Diary) => db.all('SELECT label FROM feedback');

async function expectAll({ services, vault }: Diary, days = DAYS): Promise<void> {
  await vault.check();
  expect((await services.diary.page(writer)).nodes.map(({ day, isReadable }) => [day, isReadable])).toEqual(
    days.toReversed().map((day) => [day, true]),
  );
  expect(await services.draft.read(writer, TODAY)).toMatchObject({ content: 'Noch nicht fertig' });
  expect(await services.feedback.list()).toMatchObject([{ comment: 'Danke!' }]);
}

async function saveOn({ services }: Diary, day: string): Promise<void> {
  const texts = textsOf({ content: `Antwort vom ${day}` });
  await services.answer.save({ userId: writer, day, timeZone: 'Europe/Berlin', texts });
}

describe('a migration of the next version', () => {
  it('keeps every text readable, and both versions can run in parallel', async () => {
    const next = await openNext();
    await next.database.source.runMigrations();
    await expectAll(next);
    await expectAll(before);
    expect(await labels(next)).toEqual([{ label: 'migrated' }]);
    await saveOn(before, '2026-11-16');
    await saveOn(next, '2026-11-17');
    const days = ['2026-11-16', '2026-11-17', ...DAYS];
    for (const diary of [before, next]) await expectAll(diary, days);
    // A restarted instance of this version does not wait.
    await awaitSchema(before.database.source, createLogger('silent'));
  });

  it('is part of a backup by this version, which refuses backups of the next version', async () => {
    await backUpDiary(before, folder);
    const restored = await asNextVersion(() => createDiary([KEY]));
    try {
      await restoreDiary(restored, folder);
      expect(await contentOf(restored.database.source)).toEqual(await contentOf(before.database.source));
      expect(await labels(restored)).toEqual([{ label: 'migrated' }]);
      await expectAll(restored);
      await asNextVersion(() => backUpDiary(restored, folder));
    } finally {
      await restored.database.remove();
    }
    const older = await createDiary([KEY]);
    try {
      await expect(restoreDiary(older, folder)).rejects.toThrow('newer version');
      expect(await contentOf(older.database.source)).toMatchObject({ user: [], key_check: [] });
    } finally {
      await older.database.remove();
    }
  });

  it('can be undone and run again, and every text stays', async () => {
    const { source } = (await openNext()).database;
    const steps = await source.runMigrations();
    for (const _step of steps) await source.undoLastMigration();
    await expect(source.query('SELECT label FROM feedback')).rejects.toThrow(/label/);
    await expectAll(before);
    await saveOn(before, '2026-11-17');
    await source.runMigrations();
    await expectAll(before, ['2026-11-17', ...DAYS]);
  });
});

describe('the backup of the last release', () => {
  it('is restored, with every text', async () => {
    const released = await openReleasedDiary();
    try {
      const [user] = await released.db.all<{ id: number }>('SELECT id FROM user');
      writer = user?.id ?? 0;
      await expectAll(released, RELEASED_DAYS);
    } finally {
      await released.database.remove();
    }
  });
});
