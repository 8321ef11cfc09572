import { fromBase64url, toBase64url } from './base64url.ts';

describe('base64url', () => {
  it.each([
    ['', []],
    ['AA', [0]],
    ['-_-_', [0xfb, 0xff, 0xbf]],
    ['_w', [0xff]],
    ['AQID', [1, 2, 3]],
  ])('encodes %j as %j', (text, bytes) => {
    expect([...fromBase64url(text)]).toEqual(bytes);
    expect(toBase64url(Uint8Array.from(bytes).buffer)).toBe(text);
  });

  it('encodes any bytes like Node', () => {
    const all = Uint8Array.from({ length: 1_025 }, (_, index) => (index * 7) % 256);
    for (const length of [254, 255, 256, 1_025]) {
      const bytes = all.slice(0, length);
      const text = Buffer.from(bytes).toString('base64url');
      expect(toBase64url(bytes.buffer)).toBe(text);
      expect(fromBase64url(text)).toEqual(bytes);
    }
  });

  it('decodes padding, and rejects other characters', () => {
    expect([...fromBase64url('_w==')]).toEqual([0xff]);
    expect(() => fromBase64url('§')).toThrow(DOMException);
  });
});
