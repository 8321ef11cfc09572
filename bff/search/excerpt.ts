import type { SearchHit } from '../platform/graphql/resolvers.generated.ts';

const WHOLE_MAX_LENGTH = 280;
const BEFORE_HIT_LENGTH = 90;
const LONGEST_STEP = 20;
const CUT = '…';

/** Returns the start of the next word if it is near, and never splits a surrogate pair. */
function wordFrom(text: string, at: number): number {
  const gap = text.slice(at, at + LONGEST_STEP).search(/\s/);
  if (gap >= 0) return at + gap + 1;
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at;
}

/** Returns the end of the previous word if it is near, and never splits a surrogate pair. */
function wordUpTo(text: string, at: number): number {
  const gap = text.slice(at - LONGEST_STEP, at).search(/\s\S*$/);
  if (gap >= 0) return at - LONGEST_STEP + gap;
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}

/** Cuts a long text around the first match of a global pattern, and marks the matches in the excerpt. */
export function excerptOf(text: string, marks: RegExp): Pick<SearchHit, 'excerpt' | 'marks'> {
  const isLong = text.length > WHOLE_MAX_LENGTH;
  const [first] = isLong ? text.matchAll(marks) : [];
  const earliest = (first?.index ?? 0) - BEFORE_HIT_LENGTH;
  const start = isLong && earliest > 0 ? wordFrom(text, earliest) : 0;
  const latest = start + WHOLE_MAX_LENGTH;
  const end = latest < text.length ? wordUpTo(text, latest) : text.length;
  const excerpt =
    (start > 0 ? `${CUT} ` : '') + text.slice(start, end) + (end < text.length ? ` ${CUT}` : '');
  const found = [...excerpt.matchAll(marks)];
  return { excerpt, marks: found.map(({ 0: hit, index }) => ({ start: index, end: index + hit.length })) };
}
