import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FRONTEND = 'frontend';
const TOKENS = 'styles/tokens.css';
/** Style sheets of the product's pages, without files that never ship. */
const SHEETS = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && file !== TOKENS && !/^(?:sandbox|workshop)\//.test(file),
);
const SIZE = /\bfont(?:-size)?:([^;}]*)/g;
const LENGTH = /(?<![\d.])[\d.]+(?:rem|px)/;
/** The figures that are drawn rather than read, and keep the size of their sun: the 404, the number of a milestone. */
const DRAWN_SIZE = '72px';

/** The sizes in this sheet that are no token, do not follow the window, and are no part of another size. */
function ownSizes(sheet: string): string[] {
  const sizes = [...readFileSync(join(FRONTEND, sheet), 'utf8').matchAll(SIZE)].map(([, value = '']) =>
    value.trim(),
  );
  return sizes.filter((value) => LENGTH.test(value) && !/clamp\(/.test(value) && !value.includes(DRAWN_SIZE));
}

describe('the sizes of type', () => {
  it('are tokens: no style sheet has another size', () => {
    expect(SHEETS.length).toBeGreaterThan(30);
    const found = SHEETS.flatMap((sheet) => ownSizes(sheet).map((size) => `${sheet}: ${size}`));
    expect(found).toEqual([]);
  });

  it('are six: 14, 17, 19 and 22 px for texts, 24 px for the sentence of the day, and from 30 px on for the heading of a page', () => {
    const tokens = readFileSync(join(FRONTEND, TOKENS), 'utf8');
    const sizes = [...tokens.matchAll(/--size-\w+: (?:min\()?(?:clamp\()?([\d.]+)rem/g)].map(
      ([, rem]) => Number(rem) * 16,
    );
    expect(sizes).toEqual([14, 17, 19, 22, 24, 30]);
  });
});
