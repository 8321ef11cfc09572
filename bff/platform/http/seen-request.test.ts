import supertest from 'supertest';
import { createTestApp, START_OF_TESTS, type TestApp } from '../../workshop/testing/test-app.ts';
import { PRODUCT_VERSION } from '../lib/product-version.ts';
import { DOCTOR_HEADER, doctorToken } from './seen-request.ts';

const OLD = 'old-session-secret-of-32-characters-or-more';
const NEW = 'new-session-secret-of-32-characters-or-more';
const STRANGE = 'a-session-secret-of-somebody-else-altogether';
const MINUTE_MS = 60_000;
const SIGNATURE_LENGTH = 43;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1, sessionSecrets: [NEW, OLD] });
});
afterAll(() => app.close());

/** Returns the response of `/livez` to this token, sent through a proxy with a forged address. */
async function ask(token?: string): Promise<unknown> {
  const call = supertest(app.server).get('/livez').set('X-Forwarded-For', '192.0.2.1, 198.51.100.7');
  const { body } = await (token === undefined ? call : call.set(DOCTOR_HEADER, token));
  return body;
}

function tokenOf(secret: string, changes: { appOrigin?: string; agoMs?: number } = {}): string {
  const { appOrigin = app.origin, agoMs = 0 } = changes;
  const clock = () => new Date(START_OF_TESTS.getTime() - agoMs);
  return doctorToken({ secrets: [secret], appOrigin, clock });
}

const FOR_EVERYBODY = { status: 'ok', version: PRODUCT_VERSION };

describe('/livez', () => {
  it.each([NEW, OLD])(
    'tells a holder of a session secret how the product sees the request',
    async (secret) => {
      const seen = { client: '198.51.100.7', protocol: 'http' };
      expect(await ask(tokenOf(secret))).toMatchObject({ ...FOR_EVERYBODY, seen });
    },
  );

  it('lists every address on the way, farthest first', async () => {
    const chain = ['192.0.2.1', '198.51.100.7', expect.stringMatching(/127\.0\.0\.1$/)];
    expect(await ask(tokenOf(NEW))).toMatchObject({ seen: { chain } });
  });

  it('tells nothing without a token, with a malformed or expired token, or with a foreign secret or origin', async () => {
    const tokens = [
      undefined,
      'x'.repeat(5_000),
      tokenOf(STRANGE),
      tokenOf(NEW, { appOrigin: 'https://elsewhere.example' }),
      tokenOf(NEW, { agoMs: 6 * MINUTE_MS }),
      tokenOf(NEW).slice(0, -SIGNATURE_LENGTH),
      tokenOf(NEW).slice(0, -SIGNATURE_LENGTH) + 'x'.repeat(SIGNATURE_LENGTH),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"exp":9999999999}').toString('base64url')}.`,
    ];
    for (const token of tokens) expect(await ask(token)).toEqual(FOR_EVERYBODY);
  });
});
