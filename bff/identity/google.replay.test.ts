import { createProviderStage, type ProviderStage } from '../workshop/stand-ins/provider-stage.ts';
import { TestClient } from '../workshop/testing/test-client.ts';
import { inFull } from '../workshop/testing/volumes.ts';

const SIGN_IN = `mutation ($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { account { username } }
}`;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The last character of a signature carries two bits, so this many characters are equal to a lenient decoder. */
const ALIKE = 16;
const LINE_FEEDS = inFull(40, 4);

let stage: ProviderStage;
beforeAll(async () => {
  stage = await createProviderStage();
});
beforeEach(() => stage.setClockToNow());
afterAll(() => stage.close());

/** Signs in over REST or GraphQL; returns the error code, or `ok`. */
type Door = (idToken: string) => Promise<string>;

const rest: Door = async (idToken) => {
  const { status, body } = await new TestClient(stage.app).rest('post', '/api/auth/google', { idToken });
  return status === 200 ? 'ok' : `${status} ${body.code}`;
};

const graphql: Door = async (idToken) => {
  const { body } = await new TestClient(stage.app).graphql(SIGN_IN, { input: { idToken } });
  return body.errors ? `401 ${body.errors[0].extensions.code}` : 'ok';
};

const doors: [string, Door][] = [
  ['REST', rest],
  ['GraphQL', graphql],
];

/** Encodings of the same token that a lenient decoder accepts. */
function respellings(token: string): [string, string][] {
  const signature = token.lastIndexOf('.') + 1;
  const middle = signature + 10;
  const [header = '', payload = ''] = token.split('.');
  return [
    ['as it is', token],
    ['a line feed behind it', `${token}\n`],
    ['a blank behind it', `${token} `],
    ['a tab behind it', `${token}\t`],
    ['a carriage return behind it', `${token}\r`],
    ['padding behind it', `${token}==`],
    ['a blank before it', ` ${token}`],
    ['a blank in the signature', `${token.slice(0, middle)} ${token.slice(middle)}`],
    ['padding behind the header', token.replace(header, `${header}=`)],
    ['a line feed behind the payload', token.replace(payload, `${payload}\n`)],
    ['the signature in plain base64', token.slice(0, signature) + plainBase64(token.slice(signature))],
    ...lastCharacters(token).map((last): [string, string] => [
      `ending in ${last}`,
      token.slice(0, -1) + last,
    ]),
    ...Array.from({ length: LINE_FEEDS }, (_, index): [string, string] => [
      `${index + 1} line feeds behind it`,
      token + '\n'.repeat(index + 1),
    ]),
  ];
}

function lastCharacters(token: string): string[] {
  const first = Math.floor(BASE64URL.indexOf(token.slice(-1)) / ALIKE) * ALIKE;
  return inFull([...BASE64URL], [...BASE64URL.slice(first, first + ALIKE)]);
}

function plainBase64(signature: string): string {
  return signature.replaceAll('-', '+').replaceAll('_', '/');
}

describe('a used Google ID token', () => {
  it.each(doors)(
    'is refused through both doors, however it is spelled → spent over %s',
    async (_title, door) => {
      const token = await stage.googleToken();
      expect(await door(token)).toBe('ok');
      for (const [spelling, text] of respellings(token)) {
        const outcomes = [await rest(text), await graphql(text)];
        expect([spelling, ...outcomes]).toEqual([spelling, '401 UNAUTHENTICATED', '401 UNAUTHENTICATED']);
      }
    },
  );
});

describe('an unused Google ID token', () => {
  it.each(doors)(
    'is believed only in the spelling of its issuer, which it does not use up → %s',
    async (_t, door) => {
      const token = await stage.googleToken();
      for (const [spelling, text] of respellings(token)) {
        if (text !== token) expect([spelling, await door(text)]).toEqual([spelling, '401 UNAUTHENTICATED']);
      }
      expect(await door(token)).toBe('ok');
    },
  );
});
