import { entity, key, text } from '../database/entity.ts';

/** Known texts, each encrypted with a master key: a text decrypts only if its id still names the same key. */
export const KeyCheckEntity = entity('KeyCanary', 'key_check', {
  kekId: key(text(32)),
  encryptedText: text(128),
});

/** The canary of a restore that has begun; its space keeps it from being the id of a master key. */
export const UNFINISHED_RESTORE = 'unfinished restore';

/** Throws if a key check says that a restore into the database did not finish. */
export function requireFinishedRestore(canaries: { kekId: string }[]): void {
  if (canaries.every(({ kekId }) => kekId !== UNFINISHED_RESTORE)) return;
  throw new Error(
    'A restore into this database did not finish: remove the database, migrate a new one, and restore again.',
  );
}
