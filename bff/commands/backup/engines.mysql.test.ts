import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { addDays } from '../../platform/lib/clock.ts';
import { backUpDiary, contentOf, restoreDiary } from '../../workshop/testing/backups.ts';
import { buildWriter, createDiary, type Diary } from '../../workshop/testing/diary.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';

const KEY = buildMasterKey('k1');
/** More than one chunk. */
const DAYS = Array.from({ length: 700 }, (_, index) => addDays('2024-01-01', index));
const EMBEDDED = '';

const diaries: Diary[] = [];
const folders: string[] = [];
let embedded: Diary;
beforeAll(async () => {
  embedded = await newDiary(EMBEDDED);
  await embedded.vault.check();
  const writer = await buildWriter(embedded, DAYS);
  await buildWriter(embedded, ['2026-01-01']);
  await embedded.services.draft.save({
    userId: writer,
    today: '2026-11-20',
    texts: textsOf({ content: 'Halb' }),
  });
  await embedded.services.feedback.send(
    { name: 'Zoë', email: 'zoe@example.org', comment: 'Schön 👩‍🚀' },
    { ipAddress: '192.0.2.0', userAgent: 'Firefox' },
  );
});
afterAll(async () => {
  for (const { database } of diaries) await database.remove();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function newDiary(serverUrl?: string): Promise<Diary> {
  const diary = await createDiary([KEY], serverUrl);
  diaries.push(diary);
  return diary;
}

async function move(from: Diary, to: Diary): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'aufwind-move-'));
  folders.push(folder);
  await backUpDiary(from, folder);
  const { reading } = await restoreDiary(to, folder);
  expect(reading).toEqual({ read: DAYS.length + 1, unreadable: [] });
}

describe('a diary moved', () => {
  it('from the embedded engine to a server and back keeps every row, dates and flags included', async () => {
    const server = await newDiary();
    await move(embedded, server);
    const content = await contentOf(embedded.database.source);
    expect(content.feedback).toHaveLength(1);
    expect(await contentOf(server.database.source)).toEqual(content);
    const back = await newDiary(EMBEDDED);
    await move(server, back);
    expect(await contentOf(back.database.source)).toEqual(content);
    const [user] = await back.db.all<{ id: number }>('SELECT min(id) AS id FROM user');
    const list = (diary: Diary) => diary.services.diary.page(user?.id ?? 0);
    expect(await list(back)).toEqual(await list(embedded));
  });
});
