import { createSecretKey } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '../../answer/answer-content.rules.ts';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { backUpDiary, restoreDiary } from './backups.ts';
import { buildWriter, createDiary, type Diary } from './diary.ts';

const FOLDER = join(BFF_DIR, 'released/backup');
const MASTER_KEY = `released:${Buffer.alloc(32, 1).toString('base64')}`;
const BACKUP_KEY = createSecretKey(Buffer.alloc(32, 2));

/** The days of the released diary's answers. */
export const RELEASED_DAYS = ['2026-11-18', '2026-11-19'];

/** Makes a small diary, and stores its backup for later versions. */
export async function storeReleasedDiary(): Promise<void> {
  const diary = await createDiary([MASTER_KEY], '');
  try {
    await diary.vault.check();
    const userId = await buildWriter(diary, RELEASED_DAYS, 'anna@example.org');
    const texts = textsOf({ content: 'Noch nicht fertig' });
    await diary.services.draft.save({ userId, today: '2026-11-20', texts });
    await diary.services.feedback.send({ comment: 'Danke!' }, { ipAddress: null, userAgent: 'Firefox' });
    rmSync(FOLDER, { recursive: true, force: true });
    await backUpDiary(diary, FOLDER, { key: BACKUP_KEY });
  } finally {
    await diary.database.remove();
  }
}

/** Restores the backup of the last release into a new diary of this version. */
export async function openReleasedDiary(): Promise<Diary> {
  const diary = await createDiary([MASTER_KEY]);
  await restoreDiary(diary, FOLDER, { key: BACKUP_KEY });
  return diary;
}
