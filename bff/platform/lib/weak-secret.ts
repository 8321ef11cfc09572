const MIN_DISTINCT_BYTES = 12;
const MIN_DISTINCT_CHARACTERS = 8;
const PRINTABLE = /^[\x20-\x7e]+$/;

/** Whether a key is not random: too few different bytes, or a text. Misjudges 32 random bytes once in 10¹² at most. */
export function isWeakKey(bytes: Buffer): boolean {
  return new Set(bytes).size < MIN_DISTINCT_BYTES || PRINTABLE.test(bytes.toString('latin1'));
}

/** Whether a secret text only repeats a few characters. */
export function isWeakSecret(text: string): boolean {
  return new Set(text).size < MIN_DISTINCT_CHARACTERS;
}
