/** A file in an archive. */
export type ZipMember = { name: string; unpack: () => Promise<Blob> };

/** Why an archive cannot be read. */
export type UnzipProblem = 'lockedZip' | 'oddZip' | 'broken' | 'unpackedTooBig';

/** Thrown for an archive that cannot be read. */
export class UnzipError extends Error {
  readonly problem: UnzipProblem;

  constructor(problem: UnzipProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Lists the files of a ZIP archive. Counts bytes while unpacking, so that all files together stay within `maxBytes`.
 * Runs in a worker: the library starts none of its own.
 */
export async function unzip(file: Blob, maxBytes: number): Promise<ZipMember[]> {
  const { BlobReader, configure, ERR_ENCRYPTED, ERR_UNSUPPORTED_COMPRESSION, ZipReader } = await import(
    '@zip.js/zip.js/lib/zip-core-native.js'
  );
  configure({ useWebWorkers: false });
  let leftBytes = maxBytes;
  const orFail = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (leftBytes < 0) throw new UnzipError('unpackedTooBig');
      const { message } = error instanceof Error ? error : { message: '' };
      if (message === ERR_ENCRYPTED) throw new UnzipError('lockedZip');
      throw new UnzipError(message === ERR_UNSUPPORTED_COMPRESSION ? 'oddZip' : 'broken');
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
          if (leftBytes < 0) throw new UnzipError('unpackedTooBig');
          parts.push(new Uint8Array(chunk));
        },
      });
      await orFail(entry.getData(sink));
      return new Blob(parts);
    };
    return [{ name: entry.filename, unpack }];
  });
}
