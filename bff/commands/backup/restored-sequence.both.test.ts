import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnswerChanges } from '../../answer/answer-changes.ts';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { backUpDiary, restoreDiary } from '../../workshop/testing/backups.ts';
import { buildWriter, createDiary, type Diary } from '../../workshop/testing/diary.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';

const KEY = buildMasterKey('k1');

let folder: string;
const opened: Diary[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-sequence-'));
});
afterAll(async () => {
  for (const { database } of opened) await database.remove();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<Diary> {
  const diary = await createDiary([KEY]);
  opened.push(diary);
  await diary.vault.check();
  return diary;
}

it('a cursor from before a restore is rejected, even after as many new changes as the backup lacked', async () => {
  const original = await open();
  const changesOf = ({ db, vault, services }: Diary) =>
    new AnswerChanges({ db, vault, diary: services.diary });
  const save = ({ services }: Diary, day: string) =>
    services.answer.save({ userId, day, timeZone: 'Europe/Berlin', texts: textsOf({ content: day }) });
  const userId = await buildWriter(original, ['2026-11-01', '2026-11-02']);
  const { nextCursor: backedUp } = await changesOf(original).after(userId);
  await backUpDiary(original, folder);
  for (const day of ['2026-11-03', '2026-11-04']) await save(original, day);
  const { nextCursor: lost } = await changesOf(original).after(userId);

  const restored = await open();
  await restoreDiary(restored, folder);
  const changes = changesOf(restored);
  for (const cursor of [lost, backedUp]) {
    await expect(changes.after(userId, cursor)).rejects.toMatchObject({ code: 'GONE' });
  }
  for (const day of ['2026-11-05', '2026-11-06', '2026-11-07']) await save(restored, day);
  await expect(changes.after(userId, lost)).rejects.toMatchObject({ code: 'GONE' });
  const first = await changes.after(userId, null, 3);
  const second = await changes.after(userId, first.nextCursor, 3);
  expect([...first.nodes, ...second.nodes].map(({ day }) => day.slice(-2))).toEqual([
    '01',
    '02',
    '05',
    '06',
    '07',
  ]);
  expect(second.hasMore).toBe(false);
});
