import { column, entity } from '../database/entity.ts';

/** Known texts, each encrypted by a master key: decryption shows that the id still refers to the same key. */
export const KeyCheckEntity = entity('KeyCheck', 'key_check', {
  kekId: column.key(column.text(32)),
  encryptedText: column.text(128),
});

/** Key check of an unfinished restore; its space keeps it from being a valid key id. */
export const UNFINISHED_RESTORE = 'unfinished restore';

/** Throws if one of the key checks belongs to an unfinished restore. */
export function requireFinishedRestore(keyChecks: { kekId: string }[]): void {
  if (keyChecks.every(({ kekId }) => kekId !== UNFINISHED_RESTORE)) return;
  throw new Error(
    'A restore into this database did not finish: remove the database, migrate a new one, and restore again.',
  );
}
