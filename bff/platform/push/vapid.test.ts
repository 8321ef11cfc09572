import { importJWK, jwtVerify } from 'jose';
import { isVapidKey, newVapidKey, VapidKey } from './vapid.ts';

// RFC 8292, section 2.4.
const NOW = new Date(1_453_480_568_000);
const ORIGIN = 'https://push.example.net';
const CONTACT = 'mailto:push@example.com';
const SIGNED =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0';
const SIGNATURE = 'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
const KEY = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

/** Verifies a token like a push service, with the attached key. */
async function verify(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience: ORIGIN, currentDate: NOW });
  return payload;
}

describe('the VAPID token', () => {
  it('has the signed header and claims of RFC 8292', async () => {
    const vapid = new VapidKey(newVapidKey());
    const authorization = await vapid.authorization(ORIGIN, CONTACT, NOW);
    expect(authorization).toContain(`t=${SIGNED}.`);
    const expected = { aud: ORIGIN, exp: 1_453_523_768, sub: CONTACT };
    expect(await verify(authorization)).toEqual(expected);
    // The same verification accepts the token of the RFC.
    expect(await verify(`vapid t=${SIGNED}.${SIGNATURE}, k=${KEY}`)).toEqual(expected);
  });
});

describe('the private key', () => {
  it('is random and has 32 bytes', () => {
    const keys = Array.from({ length: 300 }, newVapidKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !isVapidKey(key))).toEqual([]);
  });

  it.each([
    ['an empty text', ''],
    ['zero', 'A'.repeat(43)],
    ['a number beyond the curve', '_'.repeat(43)],
    ['a byte less', newVapidKey().slice(2)],
  ])('is refused for %s', (_what, text) => {
    expect(isVapidKey(text)).toBe(false);
  });
});
