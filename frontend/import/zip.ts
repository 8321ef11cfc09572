import { LIMITS, Refusal } from './refusal.ts';

/** A file in an archive, from the archive's central directory. */
export type ZipMember = {
  name: string;
  method: number;
  isLocked: boolean;
  packedBytes: number;
  unpackedBytes: number;
  offset: number;
};

// APPNOTE.TXT, 4.3: every number is little-endian, every part begins with a signature.
const MEMBER_SIGNATURE = 0x04034b50;
const MEMBER_HEADER_BYTES = 30;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_HEADER_BYTES = 46;
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const IN_ZIP64 = 0xffff_ffff;
const COUNT_IN_ZIP64 = 0xffff;
const LOCKED_FLAG = 1;
const STORED = 0;
const DEFLATED = 8;
const BYTES_PER_MB = 1_000_000;
const MAX_DIRECTORY_BYTES = 16 * BYTES_PER_MB;

async function viewOf(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}

/** Runs a read; an offset outside the file means that the archive is broken. */
async function withinFile<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof RangeError ? new Refusal('broken') : error;
  }
}

async function findDirectory(file: Blob): Promise<{ start: number; bytes: number }> {
  const from = Math.max(0, file.size - END_BYTES - MAX_COMMENT_BYTES);
  const view = await viewOf(file, from, file.size);
  let at = view.byteLength - END_BYTES;
  while (at >= 0 && view.getUint32(at, true) !== END_SIGNATURE) at -= 1;
  if (at < 0) throw new Refusal('broken');
  const count = view.getUint16(at + 10, true);
  const bytes = view.getUint32(at + 12, true);
  const start = view.getUint32(at + 16, true);
  if (count === COUNT_IN_ZIP64 || bytes === IN_ZIP64 || start === IN_ZIP64) throw new Refusal('hugeZip');
  if (start + bytes > from + at) throw new Refusal('broken');
  if (bytes > MAX_DIRECTORY_BYTES) throw new Refusal('hugeZip');
  return { start, bytes };
}

/** Lists an archive by its central directory, which has correct sizes even where local headers have none. */
export function readDirectory(file: Blob): Promise<ZipMember[]> {
  return withinFile(async () => {
    const { start, bytes } = await findDirectory(file);
    const view = await viewOf(file, start, start + bytes);
    const names = new TextDecoder();
    const members: ZipMember[] = [];
    for (let at = 0; at < bytes; ) {
      if (view.getUint32(at, true) !== DIRECTORY_SIGNATURE) throw new Refusal('broken');
      const nameBytes = view.getUint16(at + 28, true);
      const name = names.decode(new Uint8Array(view.buffer, at + DIRECTORY_HEADER_BYTES, nameBytes));
      members.push({
        name,
        method: view.getUint16(at + 10, true),
        isLocked: (view.getUint16(at + 8, true) & LOCKED_FLAG) !== 0,
        packedBytes: view.getUint32(at + 20, true),
        unpackedBytes: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
      const furtherBytes = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      at += DIRECTORY_HEADER_BYTES + nameBytes + furtherBytes;
    }
    return members;
  });
}

function inflated(packed: Blob, method: number): ReadableStream<Uint8Array> {
  if (method === STORED) return packed.stream();
  if (method === DEFLATED) return packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  throw new Refusal('oddZip');
}

/** Unpacks files of an archive. Counts bytes during inflation, so that all files together stay within the limit. */
export class Unpacker {
  readonly #file: Blob;
  #leftBytes = LIMITS.unpackedMb * BYTES_PER_MB;

  constructor(file: Blob) {
    this.#file = file;
  }

  async unpack({ offset, packedBytes, unpackedBytes, method, isLocked }: ZipMember): Promise<Blob> {
    if (isLocked) throw new Refusal('lockedZip');
    if ([offset, packedBytes, unpackedBytes].includes(IN_ZIP64)) throw new Refusal('hugeZip');
    const start = await withinFile(async () => {
      const header = await viewOf(this.#file, offset, offset + MEMBER_HEADER_BYTES);
      if (header.getUint32(0, true) !== MEMBER_SIGNATURE) throw new Refusal('broken');
      return offset + MEMBER_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
    });
    if (start + packedBytes > this.#file.size) throw new Refusal('broken');
    return this.#collect(inflated(this.#file.slice(start, start + packedBytes), method));
  }

  async #collect(stream: ReadableStream<Uint8Array>): Promise<Blob> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = stream.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return new Blob(parts);
        this.#leftBytes -= value.byteLength;
        if (this.#leftBytes < 0) throw new Refusal('unpackedTooBig');
        parts.push(new Uint8Array(value));
      }
    } catch (error) {
      await reader.cancel().catch(() => {});
      throw error instanceof Refusal ? error : new Refusal('broken');
    }
  }
}
