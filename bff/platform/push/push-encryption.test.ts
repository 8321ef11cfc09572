import { encryptPush, isBrowserKey } from './push-encryption.ts';

// RFC 8291, appendix A.
const PLAINTEXT = 'When I grow up, I want to be a watermelon';
const BROWSER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const ONCE = {
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
};
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

describe('the encryption of a push', () => {
  it('produces the message of RFC 8291 byte for byte', () => {
    expect(encryptPush(Buffer.from(PLAINTEXT), BROWSER, 0, ONCE).toString('base64url')).toBe(MESSAGE);
  });

  it('differs each time, and hides the length of short texts', () => {
    const [short, long] = ['Kurz', 'Ein längerer Satz.'].map((text) =>
      encryptPush(Buffer.from(text), BROWSER, 100),
    );
    expect(short?.length).toBe(long?.length);
    expect(encryptPush(Buffer.from('Kurz'), BROWSER, 100)).not.toEqual(short);
  });
});

describe('the key of a browser', () => {
  it.each([
    ['a point of the curve', BROWSER.p256dh, true],
    ['a point beside the curve', `B${'A'.repeat(86)}`, false],
    ['too short a text', BROWSER.p256dh.slice(1), false],
    ['another text', 'kein Schlüssel', false],
  ])('is recognised or refused → %s', (_what, text, isOne) => {
    expect(isBrowserKey(text)).toBe(isOne);
  });
});
