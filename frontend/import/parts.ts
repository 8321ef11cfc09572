import { IMPORT_MAX_ENTRIES } from '../../bff/import/import.numbers.rules.ts';
import type { Entry } from './join-days.ts';

/** Below the request limit, with room for query and envelope. */
const MAX_BYTES = 90_000;
const UUID_BYTES = 16;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Splits entries into parts, one for each request. */
export function partsOf(entries: Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let bytesLeft = 0;
  for (const entry of entries) {
    const bytes = new TextEncoder().encode(JSON.stringify(entry)).length;
    const last = parts.at(-1);
    if (last && bytes <= bytesLeft && last.length < IMPORT_MAX_ENTRIES) last.push(entry);
    else {
      parts.push([entry]);
      bytesLeft = MAX_BYTES;
    }
    bytesLeft -= bytes;
  }
  return parts;
}

/**
 * The UUID (version 8) of an import: a digest of its entries. The same file is the same import, so that an interrupted
 * import can resume.
 */
export async function importIdOf(entries: Entry[]): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(entries));
  // A single part needs no resume, and a digest of a few words could be guessed. Without a secure context there is no
  // digest; a repeated import then finds its days answered.
  const digest =
    crypto.subtle && partsOf(entries).length > 1
      ? new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, UUID_BYTES)
      : crypto.getRandomValues(new Uint8Array(UUID_BYTES));
  const [version = 0, variant = 0] = [digest[6], digest[8]];
  digest[6] = (version & 0x0f) | 0x80;
  digest[8] = (variant & 0x3f) | 0x80;
  const hexadecimal = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hexadecimal.replace(UUID, '$1-$2-$3-$4-$5');
}
