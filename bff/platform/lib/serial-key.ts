/** Checked first, so that a long text meets no pattern (`hostile-texts.test.ts`). */
const MAX_LENGTH = 10;
const SERIAL_KEY = /^[1-9]\d{0,9}$/;

/** Parses an id as a serial key; returns null for an id that cannot exist. */
export function serialKey(id: string): number | null {
  return id.length <= MAX_LENGTH && SERIAL_KEY.test(id) ? Number(id) : null;
}
