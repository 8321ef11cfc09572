import { generateKeyPairSync } from 'node:crypto';
import { readEnv } from './env.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const SEC1 = privateKey.export({ type: 'sec1', format: 'pem' }).toString();
const OTHER_CURVE = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const APPLE = {
  APPLE_CLIENT_ID: 'org.example.web',
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  APPLE_PRIVATE_KEY: PEM,
};

describe('the providers in the environment', () => {
  it('are off by default, even if an issuer is set', () => {
    const { google, apple } = readEnv({ GOOGLE_ISSUER: 'http://127.0.0.1:9', APPLE_ISSUER: '' });
    expect([google, apple]).toEqual([undefined, undefined]);
  });

  it('have the real issuers by default', () => {
    const { google, apple } = readEnv({ ...GOOGLE, ...APPLE });
    expect(google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
    expect(apple).toMatchObject({ clientId: 'org.example.web', issuer: 'https://appleid.apple.com' });
  });

  it('accept other issuers, with or without a trailing slash', () => {
    expect(readEnv({ ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:9000/' }).google?.issuer).toBe(
      'http://127.0.0.1:9000',
    );
  });

  it("accept Apple's key with line breaks or with escaped line breaks", () => {
    const written = readEnv({ ...APPLE, APPLE_PRIVATE_KEY: PEM.replaceAll('\n', '\\n') });
    expect(written.apple?.privateKey).toBe(PEM);
    expect(readEnv(APPLE).apple?.privateKey).toBe(PEM);
  });

  it.each([
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
    ['APPLE_TEAM_ID, APPLE_KEY_ID', { ...APPLE, APPLE_TEAM_ID: '', APPLE_KEY_ID: '' }],
    ['APPLE_PRIVATE_KEY', { ...APPLE, APPLE_PRIVATE_KEY: '' }],
    ['APPLE_PRIVATE_KEY', { ...APPLE, APPLE_PRIVATE_KEY: 'no key' }],
    ['APPLE_PRIVATE_KEY', { ...APPLE, APPLE_PRIVATE_KEY: SEC1 }],
    [
      'APPLE_PRIVATE_KEY',
      { ...APPLE, APPLE_PRIVATE_KEY: OTHER_CURVE.export({ type: 'pkcs8', format: 'pem' }).toString() },
    ],
    ['OIDC_ISSUER, OIDC_NAME', { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' }],
    ['LOGIN=oidc-only', { LOGIN: 'oidc-only' }],
    ['GOOGLE_ISSUER', { ...GOOGLE, GOOGLE_ISSUER: 'accounts.google.com' }],
    ['APPLE_ISSUER', { ...APPLE, APPLE_ISSUER: 'ftp://appleid.apple.com' }],
  ])(
    'are refused if only some variables are set, with the names of the missing variables → %s %#',
    (names, variables) => {
      const read = () => readEnv(variables);
      expect(read).toThrow(new RegExp(`^ {2}- ${names} `, 'm'));
      expect(read).not.toThrow('PRIVATE KEY-----');
    },
  );
});
