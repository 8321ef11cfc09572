/** Accented variants of each base letter; umlauts count as separate letters. */
const VARIANTS = new Map<string, string>();
const UMLAUTS: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü' };
const ACCENTED: [first: number, last: number][] = [
  [0xe0, 0x24f],
  [0x1e00, 0x1eff],
];
/** Letters without a decomposition, and a capital without a lower case of its own. */
const FURTHER: [base: string, letter: string][] = [
  ['o', 'ø'],
  ['l', 'ł'],
  ['d', 'đ'],
  ['h', 'ħ'],
  ['i', 'ı'],
  ['i', 'İ'],
];

function addVariant(base: string, letter: string): void {
  if (/^[a-z]$/.test(base) && UMLAUTS[base] !== letter)
    VARIANTS.set(base, (VARIANTS.get(base) ?? base) + letter);
}

for (const [first, last] of ACCENTED) {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    if (letter === letter.toLowerCase()) addVariant(letter.normalize('NFD').charAt(0), letter);
  }
}
for (const [base, letter] of FURTHER) addVariant(base, letter);

function anyCase(letter: string): string {
  const variants = VARIANTS.get(letter);
  return variants ? `[${variants}]` : letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

const pair = (letters: string) => [...letters].map(anyCase).join('');

/**
 * Patterns of letter groups: both spellings of a sound, such as `ä` and `ae`, match each other, and so do the shapes of
 * an apostrophe and of a quotation mark.
 */
const GROUPS = new Map<string, string>();
for (const [letters, two] of [
  ['äæ', 'ae'],
  ['öœ', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
] as const) {
  const group = `(?:${pair(two)}|[${letters}])`;
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
