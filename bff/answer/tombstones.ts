import { raiseSequenceFloor } from '../account/user-changes.ts';
import type { Database } from '../platform/database/database.ts';
import { TOMBSTONE_LIFETIME_MS } from './answer.numbers.rules.ts';
import { answerStatements } from './answer.statements.ts';

const PEOPLE_PER_PURGE = 100;

/** Deletes expired tombstones. Before that, voids the cursors of clients that have not read the deletions. */
export async function purgeTombstones(db: Database, now: Date): Promise<void> {
  const updatedAt = new Date(now.getTime() - TOMBSTONE_LIFETIME_MS);
  const { tombstones } = answerStatements(db);
  for (;;) {
    const people = await db.all<{ userId: number; last: number | null }>(
      ...tombstones({ isDeleted: true, updatedAt }, PEOPLE_PER_PURGE),
    );
    for (const { userId, last } of people) {
      await db.change(...raiseSequenceFloor(userId, last ?? 0));
      await db.purge('answer', 'userId = ? AND isDeleted = ? AND updatedAt < ?', [userId, true, updatedAt]);
    }
    if (people.length < PEOPLE_PER_PURGE) return;
  }
}
