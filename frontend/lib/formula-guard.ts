/** What programs for tables take for the beginning of a formula; the guard itself, so that it can be taken off again. */
const RISKY = /^['=+\-@\t\r\n＝＋－＠]/;
const GUARD = "'";

/** Guards a cell against formula injection: programs for tables show it, and do not run it. */
export function guarded(text: string): string {
  return RISKY.test(text) ? GUARD + text : text;
}

/** Takes the guard off a cell. */
export function unguarded(cell: string): string {
  return cell.startsWith(GUARD) ? cell.slice(GUARD.length) : cell;
}
