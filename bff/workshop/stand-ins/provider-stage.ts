import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { createTestApp, type TestAppOptions } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import type { Person } from './fake-people.ts';
import { startFakeApple, startFakeGoogle } from './fake-providers.ts';
import { visitProvider } from './provider-visit.ts';

const ORIGIN = 'http://localhost:3000';
const HOUR_SECONDS = 3_600;

const START_APPLE = `mutation {
  startAppleSignIn { authorization { authorizationEndpoint clientId redirectUri nonce } }
}`;

/** A person at a provider whom nobody else is. */
export function buildPerson(overrides: Partial<Person> = {}): Person {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.org`, email_verified: true, name: 'Anna Beispiel', ...overrides };
}

/** Where a reply sends the browser. */
export function locationOf({ headers }: { headers: Record<string, string> }): URL {
  return new URL(headers.location ?? '', ORIGIN);
}

/** Starts the product with stand-ins for Google and Apple. Its clock shows the real time, which the stand-ins use. */
export async function createProviderStage(
  options: Pick<TestAppOptions, 'isRegistrationClosed' | 'mail' | 'rateLimitScale'> = {},
) {
  const google = await startFakeGoogle(ORIGIN);
  const apple = await startFakeApple(ORIGIN);
  const settings = { appOrigin: ORIGIN, google: google.settings, apple: apple.settings };
  const app = await createTestApp({ ...settings, ...options });
  const now = () => Math.floor(Date.now() / 1_000);
  const setClockToNow = () => app.setClock(new Date());
  setClockToNow();

  /** The claims of a valid Google token, with changes; `undefined` removes a claim. */
  const googleClaims = (changes: JWTPayload = {}): JWTPayload => ({
    iss: google.provider.issuer,
    aud: google.settings.clientId,
    iat: now(),
    exp: now() + HOUR_SECONDS,
    ...buildPerson(),
    ...changes,
  });

  /** Goes to the start as a page of ours sends a browser there; ends with the reply that leads to Google. */
  const startGoogle = (client: TestClient, query = '') =>
    client.rest('get', `/api/auth/google${query}`, undefined, { 'Sec-Fetch-Site': 'same-origin' });

  return {
    app,
    google: google.provider,
    apple: apple.provider,
    setClockToNow,
    googleClaims,
    googleClientId: google.settings.clientId,
    googleToken: (changes: JWTPayload = {}) => google.provider.issue(googleClaims(changes)),

    startGoogle,

    /** Goes to Google and back as a browser does; ends with the reply to the return. */
    async throughGoogle(client: TestClient, person: Person | null, query = '') {
      const start = await startGoogle(client, query);
      const { url } = await visitProvider(locationOf(start).href, person);
      return client.rest('get', url.pathname + url.search);
    },

    /**
     * Signs in at Apple, whose form posts without cookies; returns the values that the page then finds in its address.
     */
    async throughApple(client: TestClient, person: Person | null, isBound = true) {
      const { body } = await client.graphql(START_APPLE);
      const { authorizationEndpoint, clientId, redirectUri, nonce } =
        body.data.startAppleSignIn.authorization;
      const url = new URL(authorizationEndpoint);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        response_mode: 'form_post',
        scope: 'name email',
        state: 'of-the-page',
        ...(isBound && { nonce }),
      }).toString();
      const { form } = await visitProvider(url.href, person);
      const bounce = await new TestClient(app).form('/auth/apple/callback', form ?? {}, {
        Origin: url.origin,
        'Sec-Fetch-Site': 'cross-site',
      });
      const found = locationOf(bounce).searchParams;
      return { bounce, form, code: found.get('code') ?? '', user: found.get('user') ?? undefined };
    },

    async close() {
      await app.close();
      await google.provider.close();
      await apple.provider.close();
    },
  };
}

/** The product with its stand-ins. */
export type ProviderStage = Awaited<ReturnType<typeof createProviderStage>>;
