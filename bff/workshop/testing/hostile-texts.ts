/** Just below the limit of a body, with space for the surrounding JSON. */
const MAX_BYTES = 122_880;
const SEED = 20_261_122;

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(characters: string[]): string {
  const random = randomNumbers(SEED);
  const mixed = [...characters];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other] ?? '', mixed[index] ?? ''];
  }
  return mixed.join('');
}

function charactersOf(...ranges: [first: number, last: number][]): string[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}

/** Repeats the unit until its JSON fills a body. */
function filledWith(unit: string): string {
  return unit.repeat(Math.floor(MAX_BYTES / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))));
}

// Converting a domain to ASCII is slowest with many different characters in no order.
const IDEOGRAPHS = shuffled(
  charactersOf([0x4e00, 0x9fa5], [0xac00, 0xd7a3], [0x3400, 0x4db5]).slice(0, 38_000),
);

/** Texts that make careless code slow, about 120 KB each and far longer than any field, by name. */
export const HOSTILE_TEXTS: Record<string, string> = {
  'different ideographs': IDEOGRAPHS,
  'an address at a domain of different ideographs': `a@${IDEOGRAPHS}.de`,
  'combining marks out of order': `a${filledWith('\u0345\u0334')}`,
  'combining marks in two blocks': `${'\u0345'.repeat(30_000)}${'\u0334'.repeat(30_000)}`,
  'signs that NFC takes apart': filledWith('\ufb2c'),
  'right-to-left letters and overrides': filledWith('\u202eשלום عالم\u202c'),
  'lone surrogates': filledWith('\ud83d'),
  'paired surrogates': filledWith('😀'),
  'zero-width characters': filledWith('\u200b\u200d'),
  'white space': filledWith(' '),
  digits: filledWith('7'),
  'a number in scientific notation': `1e${filledWith('9')}`,
  dots: filledWith('.'),
  'labels of a domain': `a@${filledWith('a.')}de`,
  'letters that nearly match': `${filledWith('a')}!`,
  'a date that does not end': `2026-11-20T18:04:05.${filledWith('1')}Z`,
  'nested brackets': filledWith('['),
  NULs: filledWith('\0'),
};

/** JSON that is not a string, as bytes on the wire, by name. */
export const HOSTILE_JSON: Record<string, string> = {
  'lists in lists': `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  'objects in objects': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'a wide list': `[${'1,'.repeat(60_000)}1]`,
  'a wide object': `{${charactersOf([0x4e00, 0x6e00])
    .map((name) => `"${name}":1`)
    .join(',')}}`,
  'a long number': filledWith('7'),
};
