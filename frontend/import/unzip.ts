import { MEGABYTE_BYTES } from '../../bff/platform/lib/megabytes.rules.ts';
import { LIMITS, Refusal } from './refusal.ts';

/** A file to read, alone or in an archive. */
export type Source = { path: string; unpack: () => Promise<Blob> };

/** Lists the files of a ZIP archive, and counts bytes while unpacking, because the files share a limit. */
export async function unzip(file: Blob): Promise<Source[]> {
  const { BlobReader, configure, ERR_ENCRYPTED, ERR_UNSUPPORTED_COMPRESSION, ZipReader } = await import(
    '@zip.js/zip.js/lib/zip-core-native.js'
  );
  // This is a worker already.
  configure({ useWebWorkers: false });
  let leftBytes = LIMITS.unpackedMb * MEGABYTE_BYTES;
  const orFail = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (leftBytes < 0) throw new Refusal('unpackedTooBig');
      const { message } = error instanceof Error ? error : { message: '' };
      if (message === ERR_ENCRYPTED) throw new Refusal('lockedZip');
      throw new Refusal(message === ERR_UNSUPPORTED_COMPRESSION ? 'oddZip' : 'broken');
    }
  };

  const entries = await orFail(
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
      await orFail(entry.getData(sink));
      return new Blob(parts);
    };
    return [{ path: entry.filename, unpack }];
  });
}
