import { encrypt, type KeyRing } from '../../platform/vault/key-ring.ts';
import type { Place, SealedText } from '../../platform/vault/user-cipher.ts';
import { type WrappedKey, wrapBinding } from '../../platform/vault/user-key.entity.ts';
import type { TestApp } from './test-app.ts';

/** A text as the product sealed it before its day was authenticated with it. */
export async function sealInFirstFormat(
  { db, ring }: { db: TestApp['db']; ring: KeyRing },
  userId: number,
  text: string,
  place: Place,
): Promise<SealedText> {
  const [row] = await db.all<WrappedKey>('SELECT * FROM user_key WHERE userId = ?', [userId]);
  if (!row) throw new Error('This user has no key.');
  const key = ring.unwrap(row.wrappedKey, row.kekId, wrapBinding(userId, row.version));
  const part = 'row' in place ? place.row : '';
  const binding = `aufwind|${place.purpose}|v1|u=${userId}|r=${part}|kv=${row.version}`;
  const { iv, body } = encrypt(key, Buffer.from(text), binding);
  return {
    encryptedContent: `v1.${row.version}.${body.toString('base64')}`,
    encryptionIv: iv.toString('base64'),
  };
}
