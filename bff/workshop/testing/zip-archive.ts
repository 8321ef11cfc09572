import { deflateRawSync } from 'node:zlib';

/** A file of an archive, and false header values if given. */
export interface PackedFile {
  name: string;
  content: string | Uint8Array;
  method?: number;
  flags?: number;
  unpackedBytes?: number;
}

const DEFLATED = 8;

/** Packs files into a ZIP archive (APPNOTE.TXT, 4.3), without checksums. */
export function zipArchive(files: PackedFile[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = DEFLATED, flags = 0, unpackedBytes } of files) {
    const bytes = Buffer.from(content);
    const data = method === DEFLATED ? deflateRawSync(bytes) : bytes;
    const named = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(method, 8);
    header.writeUInt16LE(named.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(unpackedBytes ?? bytes.length, 24);
    entry.writeUInt16LE(named.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(header, named, data);
    directory.push(entry, named);
    offset += header.length + named.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
