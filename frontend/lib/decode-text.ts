const UTF_16_BY_MARK = new Map([
  ['255,254', 'utf-16le'],
  ['254,255', 'utf-16be'],
]);
const MARK_BYTES = 2;
const NUL = 0;

/**
 * Decodes a file as UTF-8, UTF-16 with a byte order mark, or Windows-1252 from German spreadsheets. Windows-1252
 * accepts any bytes, so bytes with NUL are no text: null.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const utf16 = UTF_16_BY_MARK.get(bytes.subarray(0, MARK_BYTES).join());
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (bytes.includes(NUL)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
