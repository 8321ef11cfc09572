/** Control characters that JSON does not escape. */
const BARE_CONTROLS = /[\x7f-\x9f\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Formats an instant to the minute. */
export function minute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Formats a value as a line of JSON that is safe for a terminal. */
export function jsonLine(value: object): string {
  return JSON.stringify(value).replace(
    BARE_CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
