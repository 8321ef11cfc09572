import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpDiary, contentOf, restoreDiary } from '../../workshop/testing/backups.ts';
import { createDiary, type Diary, openDiary } from '../../workshop/testing/diary.ts';
import { INITIAL_SCHEMA } from '../../workshop/testing/released/initial-schema.ts';
import { createTestDatabase } from '../../workshop/testing/test-database.ts';
import { textsOf } from '../lib/answer-texts.rules.ts';
import { ALONE } from '../limits/fair-queue.ts';
import { renewTexts } from '../vault/text-renewal.ts';

/** One for every migration that a release has ended with. */
const RELEASES = [INITIAL_SCHEMA];

let folder: string;
let diaries: Diary[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-upgrade-'));
});
afterEach(async () => {
  for (const { database } of diaries) await database.remove();
  diaries = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A database as this release left it: made by its own migrations, filled by its own statements. */
async function leftBy({ migration, encryptionKeys, sql }: (typeof RELEASES)[number]): Promise<Diary> {
  const database = await createTestDatabase();
  const { source } = database;
  const names = source.migrations.map((step) => step.constructor.name);
  for (const _ of names) await source.undoLastMigration();
  const runner = source.createQueryRunner();
  for (const [index, step] of source.migrations.entries()) {
    const name = names[index] ?? '';
    await step.up(runner);
    await source.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [
      /\d+$/.exec(name)?.[0],
      name,
    ]);
    if (name === migration) break;
  }
  await runner.release();
  for (const statement of sql) await source.query(statement);
  const diary = await openDiary(database, encryptionKeys);
  diaries.push(diary);
  return diary;
}

async function expectAll(
  diary: Diary,
  { user, answers, draft, feedback }: (typeof RELEASES)[number],
): Promise<void> {
  const { account, answer, draft: drafts, feedback: messages } = diary.services;
  await diary.vault.check();
  expect((await account.authenticate(user, ALONE)).id).toBe(user.id);
  expect(await answer.list(user.id)).toMatchObject(answers);
  expect(await answer.count(user.id)).toBe(answers.length);
  expect(await drafts.read(user.id, user.today)).toMatchObject({ content: draft });
  expect(await messages.list()).toMatchObject([{ comment: feedback }]);
  const { isNew } = await answer.save({
    userId: user.id,
    day: user.today,
    timeZone: 'Europe/Berlin',
    texts: textsOf({ content: 'Weiter geht es.' }),
  });
  expect(isNew).toBe(true);
}

describe('an upgrade', () => {
  it.each(RELEASES)('from $migration to this version keeps every entry readable', async (release) => {
    const diary = await leftBy(release);
    await diary.database.source.runMigrations();
    await expectAll(diary, release);
  });

  it.each(RELEASES)('from $migration keeps every entry readable when it is sealed anew', async (release) => {
    const diary = await leftBy(release);
    await diary.database.source.runMigrations();
    const { renewed, unreadable } = await renewTexts(diary.db, diary.vault, () => undefined);
    expect([renewed, unreadable]).toEqual([release.answers.length + 1, 0]);
    await expectAll(diary, release);
  });

  it.each(RELEASES)('from $migration survives a backup and a restore', async (release) => {
    const old = await leftBy(release);
    await old.database.source.runMigrations();
    await old.services.answerStorage.recountOld();
    await backUpDiary(old, folder);
    const now = await createDiary(release.encryptionKeys);
    diaries.push(now);
    await restoreDiary(now, folder);
    expect(await contentOf(now.database.source)).toEqual(await contentOf(old.database.source));
    await expectAll(now, release);
  });
});
