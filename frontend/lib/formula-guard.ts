const GUARD = "'";
/** Prefix of a text that contains guards. */
const MARK = `${GUARD} `;
/** Matches a text that starts a formula or starts with the guard itself. */
const NEEDS_MARK = /^(?:'|[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
/**
 * Matches separators and the characters that programs drop at the start of a cell, then a formula start with its
 * guards.
 */
const CELL_START = /([,;\s"\p{Cc}\p{Cf}]+)('*[=+\-@＝＋－＠])?/gu;
const SEPARATOR = /[,;\t\r\n]/;

function changeCellStarts(text: string, change: (start: string) => string): string {
  return text.replace(CELL_START, (all: string, gap: string, start?: string) =>
    start !== undefined && SEPARATOR.test(gap) ? gap + change(start) : all,
  );
}

/** Guards a text so that no cell starts a formula, even if a program splits it at `;`, tab or line break. */
export function guarded(text: string): string {
  const body = changeCellStarts(text, (start) => GUARD + start);
  return body !== text || NEEDS_MARK.test(text) ? MARK + body : text;
}

/** Restores the text that `guarded` was given. */
export function unguarded(cell: string): string {
  if (!cell.startsWith(MARK)) return cell;
  return changeCellStarts(cell.slice(MARK.length), (start) =>
    start.startsWith(GUARD) ? start.slice(GUARD.length) : start,
  );
}
