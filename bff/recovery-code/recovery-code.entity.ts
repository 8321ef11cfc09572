import { column, entity } from '../platform/database/entity.ts';

/** Recovery codes, at most one for each user. */
export const RecoveryCodeEntity = entity('RecoveryCode', 'recovery_code', {
  userId: column.key(column.integer),
  /** SHA-256 of the code in hexadecimal; 120 random bits need no slow hash. */
  codeHash: column.text(64),
  createdAt: column.instant,
});
