import type { TestApp } from './test-app.ts';

/** The stored size of a diary and its real size, in bytes. */
export async function storageOf(app: TestApp, userId: number): Promise<{ sum: number | null; real: number }> {
  const [stored] = await app.db.all<{ bytes: number }>('SELECT bytes FROM answer_storage WHERE userId = ?', [
    userId,
  ]);
  const rows = await app.db.all<{ encryptedContent: string }>(
    'SELECT encryptedContent FROM answer WHERE userId = ? AND live = 1',
    [userId],
  );
  const real = rows.reduce((sum, { encryptedContent }) => sum + Buffer.byteLength(encryptedContent), 0);
  return { sum: stored?.bytes ?? null, real };
}

/** Sets the stored size of a diary so that this many bytes are free. */
export async function leaveRoom(app: TestApp, userId: number, roomBytes: number): Promise<void> {
  const { maxBytes } = await app.services.answerStorage.read(userId);
  await app.db.change('UPDATE answer_storage SET bytes = ? WHERE userId = ?', [maxBytes - roomBytes, userId]);
}
