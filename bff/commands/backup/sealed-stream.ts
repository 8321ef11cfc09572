import { type KeyObject, randomBytes } from 'node:crypto';
import { type BackupKind, fileKey } from '../../platform/backup/backup-key.ts';
import { decrypt, encrypt, IV_BYTES, TAG_BYTES } from '../../platform/vault/encryption.ts';

const MAGIC = Buffer.from('AUFWIND1');
const SALT_BYTES = 16;
const CHUNK_BYTES = 65_536;
/** One byte marks the last chunk, four hold the length. */
const FRAME_BYTES = 5;

const BROKEN =
  'The backup is damaged, cut off, of the other kind, or BACKUP_KEY is not the one it was written with.';

function binding(kind: BackupKind, number: number, isLast: boolean): string {
  return `aufwind|backup|v1|${kind}|${number}|${isLast ? 'last' : 'more'}`;
}

function seal(key: KeyObject, kind: BackupKind, number: number, isLast: boolean, plain: Buffer): Buffer {
  const { iv, body } = encrypt(key, plain, binding(kind, number, isLast));
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt8(Number(isLast));
  frame.writeUInt32BE(iv.length + body.length, 1);
  return Buffer.concat([frame, iv, body]);
}

/** Encrypts a stream in chunks. Each chunk is bound to its position, and the last chunk is marked. */
export function sealStream(backupKey: KeyObject, kind: BackupKind) {
  return async function* sealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const key = fileKey(backupKey, salt, kind);
    yield Buffer.concat([MAGIC, salt]);
    let number = 0;
    let rest = Buffer.alloc(0);
    for await (const part of source) {
      rest = Buffer.concat([rest, part]);
      for (; rest.length > CHUNK_BYTES; rest = rest.subarray(CHUNK_BYTES)) {
        yield seal(key, kind, number, false, rest.subarray(0, CHUNK_BYTES));
        number += 1;
      }
    }
    yield seal(key, kind, number, true, rest);
  };
}

/** Reads pieces of given lengths from a stream; throws when the stream ends within a piece. */
function cut(source: AsyncIterable<Buffer>) {
  const parts = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const take = async (length: number) => {
    while (rest.length < length) {
      const { value, done } = await parts.next();
      if (done) throw new Error(BROKEN);
      rest = Buffer.concat([rest, value]);
    }
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  return { take, isAtEnd: async () => rest.length === 0 && (await parts.next()).done === true };
}

function open(key: KeyObject, sealed: Buffer, place: string): Buffer {
  try {
    return decrypt(key, { iv: sealed.subarray(0, IV_BYTES), body: sealed.subarray(IV_BYTES) }, place);
  } catch {
    throw new Error(BROKEN);
  }
}

/** Decrypts a sealed stream; throws at the first changed, moved or missing chunk. */
export function openStream(backupKey: KeyObject, kind: BackupKind) {
  return async function* opened(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { take, isAtEnd } = cut(source);
    const head = await take(MAGIC.length + SALT_BYTES);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC))
      throw new Error('This file is not a backup of Aufwind.');
    const key = fileKey(backupKey, Buffer.from(head.subarray(MAGIC.length)), kind);
    for (let number = 0, isLast = false; !isLast; number += 1) {
      const frame = await take(FRAME_BYTES);
      isLast = frame.readUInt8() === 1;
      const length = frame.readUInt32BE(1);
      if (length > IV_BYTES + CHUNK_BYTES + TAG_BYTES) throw new Error(BROKEN);
      yield open(key, await take(length), binding(kind, number, isLast));
    }
    if (!(await isAtEnd())) throw new Error(BROKEN);
  };
}
