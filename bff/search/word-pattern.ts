/** Accented variants of each base letter; umlauts count as separate letters. */
const VARIANTS = new Map<string, string>();
const UMLAUTS: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü' };
const ACCENTED: [first: number, last: number][] = [
  [0xe0, 0x24f],
  [0x1e00, 0x1eff],
];
/** Letters without a decomposition, and a capital without a lower case of its own. */
const FURTHER: Record<string, string> = { o: 'ø', l: 'ł', d: 'đ', h: 'ħ', i: 'ıİ' };

function addVariants(base: string, letters: string): void {
  if (/^[a-z]$/.test(base) && UMLAUTS[base] !== letters)
    VARIANTS.set(base, (VARIANTS.get(base) ?? base) + letters);
}

for (const [first, last] of ACCENTED) {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    if (letter === letter.toLowerCase()) addVariants(letter.normalize('NFD').charAt(0), letter);
  }
}
for (const [base, letters] of Object.entries(FURTHER)) addVariants(base, letters);

function anyCase(letter: string): string {
  const variants = VARIANTS.get(letter);
  return variants ? `[${variants}]` : letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

/** Letters for a sound that is also written with two letters. */
const SPELLINGS: Record<string, string> = { ae: 'äæ', oe: 'öœ', ue: 'ü', ss: 'ß' };

/**
 * Patterns of letter groups: both spellings of a sound, such as `ä` and `ae`, match each other, and so do the shapes of
 * an apostrophe and of a quotation mark.
 */
const GROUPS = new Map<string, string>();
for (const [two, letters] of Object.entries(SPELLINGS)) {
  const group = `(?:${[...two].map(anyCase).join('')}|[${letters}])`;
  for (const written of [...letters, two]) GROUPS.set(written, group);
}
for (const signs of ["'’‘‚`´‹›", '"“”„«»']) {
  for (const sign of signs) GROUPS.set(sign, `[${signs}]`);
}

/** Takes accents off Latin letters and leaves umlauts; lower case, in NFC. */
function withoutAccents(word: string): string {
  const bare = (_match: string, letter: string, marks: string) =>
    marks.includes('\u0308') ? (UMLAUTS[letter] ?? letter) : letter;
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])(\p{M}+)/gu, bare)
    .normalize('NFC');
}

/**
 * Compiles a word to a regular expression for the flags `i` and `u`, so that texts need no folding. It has no
 * repetition, so a match costs at most the length of the text times the length of the word.
 */
export function wordPattern(word: string): string {
  const letters = [...withoutAccents(word)];
  let source = '';
  for (let at = 0; at < letters.length; ) {
    const [letter = '', next = ''] = letters.slice(at, at + 2);
    const group = GROUPS.get(letter + next);
    source += group ?? GROUPS.get(letter) ?? anyCase(letter);
    at += group ? 2 : 1;
  }
  return source;
}
