import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpDiary, restoreDiary } from '../../workshop/testing/backups.ts';
import { buildWriter, createDiary, type Diary } from '../../workshop/testing/diary.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';

const KEY = buildMasterKey('k1');

let original: Diary;
let copy: Diary;
let folder: string;
beforeAll(async () => {
  [original, copy] = [await createDiary([KEY]), await createDiary([KEY])];
  await original.vault.check();
  folder = mkdtempSync(join(tmpdir(), 'aufwind-storage-'));
});
afterAll(async () => {
  for (const { database } of [original, copy]) await database.remove();
  rmSync(folder, { recursive: true });
});

it('a restore recounts every diary, and keeps the limits set by the operator', async () => {
  const people = [await buildWriter(original, ['2026-10-01', '2026-10-02']), await buildWriter(original, [])];
  const [anna = 0, bert = 0] = people;
  await original.services.answerStorage.setLimit(anna, 77);
  const counted = await original.services.answerStorage.read(anna);
  expect(counted).toEqual({ usedBytes: expect.any(Number), maxBytes: 77_000_000 });
  await original.db.change('UPDATE answer_storage SET bytes = 12, countedAt = ?', [new Date('2999-01-01')]);
  await backUpDiary(original, folder);
  await restoreDiary(copy, folder);
  expect(await copy.services.answerStorage.read(anna)).toEqual(counted);
  const rows = await copy.db.all('SELECT userId FROM answer_storage WHERE countedAt < ?', [new Date()]);
  expect(rows.map((row) => ({ ...row }))).toEqual([{ userId: anna }, { userId: bert }]);
});
