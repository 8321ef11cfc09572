/** A stranger's text must not steer the terminal that shows it, nor turn the order of its words. */
const STEERING = /[\p{Cc}\p{Bidi_Control}]/gu;
/** Controls that JSON leaves as they are. */
const BARE_CONTROLS = /[\x7f-\x9f\p{Bidi_Control}]/gu;

/** A stranger's text as a terminal may show it, with its line breaks. */
export function shown(text: string): string {
  return text.replace(STEERING, (character) => (character === '\n' ? '\n' : '\ufffd'));
}

/** An instant to the minute. */
export function minute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A value as one line of JSON that a terminal may show. */
export function jsonLine(value: object): string {
  return JSON.stringify(value).replace(
    BARE_CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
