import { isBlank } from '../../bff/platform/lib/blank-text.rules.ts';
import { LIMITS, Refusal } from './refusal.ts';

const BYTES_PER_MB = 1_000_000;

/** Skipped content of a file: types that the diary does not have, and texts without a day. */
export type LeftOut = 'attachment' | 'rating' | 'tag' | 'place' | 'blank' | 'undated' | 'outside';

/** A text with its calendar day; `order` sorts the texts of a day. */
export type FoundText = { day: string; content: string; order: number; createdAt: number | null };

/** When a text was written: an instant, or only its position within the day. */
type Moment = { createdAt?: number; order?: number };

/** Collects the texts of a file, within the limits. */
export class ImportCollector {
  readonly texts: FoundText[] = [];
  readonly leftOut = new Map<LeftOut, number>();
  #characters = 0;

  add(day: string | null, content: string, { createdAt, order }: Moment = {}): void {
    if (isBlank(content)) {
      this.leaveOut('blank');
      return;
    }
    if (day === null) {
      this.leaveOut('undated');
      return;
    }
    this.#characters += content.length;
    if (this.#characters > LIMITS.textMb * BYTES_PER_MB) throw new Refusal('tooMuchText');
    if (this.texts.length === LIMITS.texts) throw new Refusal('tooManyTexts');
    this.texts.push({ day, content, order: order ?? createdAt ?? 0, createdAt: createdAt ?? null });
  }

  leaveOut(what: LeftOut, count = 1): void {
    if (count > 0) this.leftOut.set(what, (this.leftOut.get(what) ?? 0) + count);
  }
}
