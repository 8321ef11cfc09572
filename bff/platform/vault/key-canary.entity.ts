import { entity, key, text } from '../database/entity.ts';

/** Known texts, each sealed by a master key: one opens only if its id still means that key. */
export const KeyCanaryEntity = entity('KeyCanary', 'key_check', {
  kekId: key(text(32)),
  encryptedText: text(128),
});
