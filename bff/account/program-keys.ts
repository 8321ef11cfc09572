import type { Transaction } from '../platform/database/database.ts';
import { ProgramKeyEntity } from './program-key.entity.ts';

/** Ends all keys for programs of a user, as with a new password. */
export async function endProgramKeys(tx: Transaction, userId: number): Promise<void> {
  await tx.manager.delete(ProgramKeyEntity, { userId });
}
