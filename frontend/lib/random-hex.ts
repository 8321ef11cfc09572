/** So many random bytes as hexadecimal digits; `randomUUID` exists only on HTTPS. */
export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
