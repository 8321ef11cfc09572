import { toPrintable } from './printable.ts';

test.each([
  ['Schön 👩‍🚀, שלום', 'Schön 👩‍🚀, שלום'],
  ['eins\nzwei\r\ndrei\rvier', 'eins\nzwei\ndrei\nvier'],
  ['eins\tzwei', 'eins zwei'],
  ['\u0000\u0007\u001b[31m\u007f\u009b1m', '\ufffd\ufffd\ufffd[31m\ufffd\ufffd1m'],
  ['\u202ekcurt\u2066\u2069\u200e\u200f\u061c', '\ufffdkcurt\ufffd\ufffd\ufffd\ufffd\ufffd'],
  ['eins\u000b\u000c\u0085\u2028\u2029zwei', 'eins\ufffd\ufffd\ufffd\ufffd\ufffdzwei'],
])('%j is printed as %j', (text, printed) => {
  expect(toPrintable(text)).toBe(printed);
});
