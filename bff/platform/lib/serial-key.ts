const SERIAL_KEY = /^[1-9]\d{0,9}$/;

/** Parses an id as a serial key; returns null for an id that cannot exist. */
export function serialKey(id: string): number | null {
  return SERIAL_KEY.test(id) ? Number(id) : null;
}
