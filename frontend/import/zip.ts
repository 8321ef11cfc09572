import { LIMITS, Refusal } from './refusal.ts';

/** A file in an archive. */
export type ZipMember = { name: string; unpack: () => Promise<Blob> };

const BYTES_PER_MB = 1_000_000;

/** Lists the files of an archive. Counts bytes while unpacking, so that all files together stay within the limit. */
export async function openArchive(file: Blob): Promise<ZipMember[]> {
  const { BlobReader, configure, ERR_ENCRYPTED, ERR_UNSUPPORTED_COMPRESSION, ZipReader } = await import(
    '@zip.js/zip.js/lib/zip-core-native.js'
  );
  // This code already runs in a worker.
  configure({ useWebWorkers: false });
  let leftBytes = LIMITS.unpackedMb * BYTES_PER_MB;
  const orRefuse = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (leftBytes < 0) throw new Refusal('unpackedTooBig');
      const { message } = error instanceof Error ? error : { message: '' };
      if (message === ERR_ENCRYPTED) throw new Refusal('lockedZip');
      throw new Refusal(message === ERR_UNSUPPORTED_COMPRESSION ? 'oddZip' : 'broken');
    }
  };

  const entries = await orRefuse(
    new ZipReader(new BlobReader(file)).getEntries({ filenameValidation: 'tolerant' }),
  );
  return entries.flatMap((entry) => {
    if (entry.directory) return [];
    const unpack = async () => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      const sink = new WritableStream<Uint8Array>({
        write(chunk) {
          leftBytes -= chunk.byteLength;
          if (leftBytes < 0) throw new Refusal('unpackedTooBig');
          parts.push(new Uint8Array(chunk));
        },
      });
      await orRefuse(entry.getData(sink));
      return new Blob(parts);
    };
    return [{ name: entry.filename, unpack }];
  });
}
