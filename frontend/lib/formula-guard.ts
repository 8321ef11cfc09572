const GUARD = "'";
/** Begins a text that holds guards. */
const MARK = `${GUARD} `;
/** A text whose first character starts a formula, or is the guard itself. */
const NEEDS_MARK = /^(?:'|[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
/**
 * Separators and characters that programs drop at the start of a cell, then the start of a formula with its guards.
 */
const CELL_START = /([,;\s"\p{Cc}\p{Cf}]+)('*[=+\-@＝＋－＠])?/gu;
const SEPARATOR = /[,;\t\r\n]/;

function changeCellStarts(text: string, change: (start: string) => string): string {
  return text.replace(CELL_START, (all: string, gap: string, start?: string) =>
    start !== undefined && SEPARATOR.test(gap) ? gap + change(start) : all,
  );
}

/** Guards a text so that no cell starts a formula, also where a program splits by `;`, tab or line. */
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
