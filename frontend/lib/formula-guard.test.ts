import fc from 'fast-check';
import { leastCpuMs } from '../../bff/workshop/testing/processor-time.ts';
import { guarded, unguarded } from './formula-guard.ts';

const LONG_CODE_POINTS = 10_000;

test.each([
  ['=1+1', "' =1+1"],
  ['+49 89', "' +49 89"],
  ['@oma', "' @oma"],
  ['＝1', "' ＝1"],
  [' =1', "'  =1"],
  ["'s war schön", "' 's war schön"],
  ['- Kaffee\n- Sonne', "' - Kaffee\n'- Sonne"],
  ['Schön;=HYPERLINK("http://a"&A1)', `' Schön;'=HYPERLINK("http://a"&A1)`],
  ['eins,\t+2', "' eins,\t'+2"],
  ['eins;"=2"', `' eins;"'=2"`],
  ['eins;\u200b@a', "' eins;\u200b'@a"],
  ["eins\r\n'=2", "' eins\r\n''=2"],
  ["Sie sagte, 'ja'; gut", "Sie sagte, 'ja'; gut"],
  ['Ein Satz = gut', 'Ein Satz = gut'],
  ['eins\n\nzwei', 'eins\n\nzwei'],
  ['', ''],
])('%j becomes %j', (text, cell) => {
  expect(guarded(text)).toBe(cell);
  expect(unguarded(cell)).toBe(text);
});

describe('every text', () => {
  const risky = fc.constantFrom("'", "' ", '"', ',', ';', '\t', '\r', '\n', ' ', '=', '-', '@', '＋', 'a');
  const text = fc.array(fc.oneof(risky, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));

  it('is restored unchanged', () => {
    fc.assert(fc.property(text, (any) => unguarded(guarded(any)) === any));
  });

  it.each(['\t', "'", ';"', ";'", '\n '])('is guarded in linear time, also of many %j', async (part) => {
    const any = part.repeat(LONG_CODE_POINTS * 10);
    const leastMs = await leastCpuMs(() => expect(unguarded(guarded(any))).toBe(any));
    expect(leastMs).toBeLessThan(1_000);
  });
});
