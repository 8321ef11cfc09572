import type { Transaction } from '../platform/database/database.ts';
import { RecoverySheetEntity } from './recovery-sheet.entity.ts';

/** Voids the recovery sheet of a user, as when a link replaces the password: an intruder may hold the sheet. */
export async function voidRecoverySheet(tx: Transaction, userId: number): Promise<void> {
  await tx.manager.delete(RecoverySheetEntity, { userId });
}
