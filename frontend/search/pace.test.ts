import { Pace } from './pace.ts';

/** The searches that are sent if each text is typed so many milliseconds after the previous text. */
function searchesOf(texts: string[], everyMs: number): string[] {
  const pace = new Pace();
  const searched: string[] = [];
  let now = 0;
  for (const [index, text] of texts.entries()) {
    const isLast = index === texts.length - 1;
    const pause = pace.pauseMs(text, now);
    if (isLast || pause <= everyMs) {
      pace.searched(text, now + pause);
      searched.push(text);
    }
    now += everyMs;
  }
  return searched;
}

const letters = (text: string) => Array.from(text, (_letter, index) => text.slice(0, index + 1)).slice(1);
const WORD = letters('quittenmarmelade');

test('a word typed without a pause is searched once', () => {
  expect(searchesOf(WORD, 120)).toEqual(['quittenmarmelade']);
});

test.each([240, 300, 500, 700, 1_000, 1_500])(
  'a word with a letter every %i ms is searched at most three times',
  (everyMs) => {
    const searched = searchesOf(WORD, everyMs);
    expect(searched.at(-1)).toBe('quittenmarmelade');
    expect(searched.length).toBeLessThanOrEqual(3);
  },
);

test('a new word starts with the short delay, and a deleted word does not', () => {
  const pace = new Pace();
  pace.searched('oma', 0);
  pace.searched('oma', 2_000);
  expect(pace.pauseMs('omas', 10_000)).toBe(1_800);
  expect(pace.pauseMs('om', 10_000)).toBe(1_800);
  expect(pace.pauseMs('oma garten', 10_000)).toBe(250);
  expect(pace.pauseMs('quitten', 10_000)).toBe(250);
});

test('any typing stays below ninety searches a minute', () => {
  const pace = new Pace();
  let now = 0;
  let count = 0;
  for (; now < 60_000; count += 1) {
    const text = String.fromCodePoint(0x4e00 + count).repeat(2);
    now += pace.pauseMs(text, now);
    pace.searched(text, now);
  }
  expect(count).toBeLessThan(90);
  expect(count).toBeGreaterThan(60);
});
