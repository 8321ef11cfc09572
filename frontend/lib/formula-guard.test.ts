import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guarded, unguarded } from './formula-guard.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 89', "'+49 89"],
  ['- Kaffee\n- Sonne', "'- Kaffee\n- Sonne"],
  ['@oma', "'@oma"],
  ['\t=1', "'\t=1"],
  ['\r\n=1', "'\r\n=1"],
  ['＝1', "'＝1"],
  ["'s war schön", "''s war schön"],
  ['Ein Satz = gut', 'Ein Satz = gut'],
  [' =1', ' =1'],
  ['', ''],
])('%j becomes %j', (text, cell) => {
  expect(guarded(text)).toBe(cell);
});

test('every text comes back as it was', () => {
  const start = fc.constantFrom('', "'", "''", '=', '-', '@', '\t', '\r', '＋');
  const text = fc.tuple(start, fc.string({ unit: 'binary' })).map((parts) => parts.join(''));
  fc.assert(fc.property(text, (any) => unguarded(guarded(any)) === any));
});
