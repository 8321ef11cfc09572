import { MEGABYTE_BYTES } from '../../bff/platform/lib/megabytes.rules.ts';
import { hasLetters, pairsOf } from '../lib/json-values.ts';
import type { When } from '../lib/written-day.ts';
import { LIMITS, Refusal } from './refusal.ts';

const MAX_NAMED = 30;
const FURTHER_FIELDS = 'field weitere Felder';
const MEDIA = /<(?:img|video|audio|iframe|object)\b/giu;

type Counted = 'attachment' | 'rating' | 'tag' | 'place' | 'blank' | 'undated' | 'outside';

/** Skipped content of a file: types that the diary does not have, texts without a day, and fields and files by name. */
export type LeftOut = Counted | `field ${string}` | `file ${string}`;

/** A text of a file; `when` is null if the file has no readable day. */
export type FoundText = { when: When | null; content: string; isHtml: boolean };

/** Collects the texts of a file, within the limits. */
export class ImportCollector {
  readonly texts: FoundText[] = [];
  readonly leftOut = new Map<LeftOut, number>();
  #characters = 0;

  add(when: When | null, content: string, isHtml = false): void {
    this.#characters += content.length;
    if (this.#characters > LIMITS.textMb * MEGABYTE_BYTES) throw new Refusal('tooMuchText');
    if (this.texts.length === LIMITS.texts) throw new Refusal('tooManyTexts');
    this.texts.push({ when, content, isHtml });
    if (isHtml) this.leaveOut('attachment', content.match(MEDIA)?.length);
  }

  leaveOut(what: LeftOut, count = 0): void {
    const isOneTooMany = what.includes(' ') && !this.leftOut.has(what) && this.leftOut.size >= MAX_NAMED;
    const name = isOneTooMany ? FURTHER_FIELDS : what;
    if (count > 0) this.leftOut.set(name, (this.leftOut.get(name) ?? 0) + count);
  }

  /** Counts the fields of an entry that have words and that its format neither reads nor counts. */
  leaveOutOthers(entry: unknown, known: readonly string[]): void {
    for (const [name, value] of pairsOf(entry)) {
      if (!known.includes(name) && hasLetters(value)) this.leaveOut(`field ${name}`, 1);
    }
  }
}
