import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { Provider, type ProviderContext } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { startListening, stopListening } from '../testing/listening.ts';
import { appleUserJson, escapeHtml, type Person, personIn, signInPage } from './fake-people.ts';

const PATHS = {
  authorization: '/authorize',
  token: '/token',
  revocation: '/revoke',
  jwks: '/keys',
  userinfo: '/me',
  discovery: '/.well-known/openid-configuration',
} as const;

const CLIENT_SECRET = 'the-stand-in-knows-this-secret';
const DAY_SECONDS = 86_400;
const CLOCK_TOLERANCE_SECONDS = 0;

/** A fault that a stand-in can simulate at one of its paths, instead of a response. */
export type Fault = 'hang' | { status: number; body?: string };

/** A provider as far as the product uses it, on a local address. */
export interface FakeProvider {
  issuer: string;
  /** How often a path was asked for. */
  requests(path: keyof typeof PATHS): number;
  /** Makes a path fail; without a fault, the path works again. */
  fail(path: keyof typeof PATHS, fault?: Fault): void;
  /** Signs with a new key from now on, and publishes only this key. */
  rotateKeys(): Promise<void>;
  /** An ID token with exactly these claims, under the current key. */
  issue(claims: JWTPayload, header?: { kid?: string }): Promise<string>;
  close(): Promise<void>;
}

/** The options of a stand-in. */
export interface FakeProviderOptions {
  name: string;
  clientId: string;
  redirectUri: string;
  port?: number;
  /** Authenticates the client by its header, and says the address and the name at its userinfo endpoint only. */
  isStrict?: boolean;
  /** Verifies Apple's client secret: a token signed with the client's key. */
  signing?: { teamId: string; keyId: string; publicKey: KeyObject };
}

async function newKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = crypto.randomUUID();
  return { privateKey, kid, jwk: { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' } };
}

/** Keys of ended stand-ins, for the next stand-ins: making a key takes longer than the rest of a start. */
const idleKeys: Awaited<ReturnType<typeof newKey>>[] = [];

/** Starts a stand-in on 127.0.0.1. The product's localhost is another site, as with real providers. */
export async function startFakeProvider(options: FakeProviderOptions): Promise<FakeProvider> {
  const { name, clientId, redirectUri, signing, isStrict = false } = options;
  const authentication = isStrict ? 'client_secret_basic' : 'client_secret_post';
  const people = new Map<string, Person>();
  const greeted = new Set<string>();
  const counts = new Map<string, number>();
  const faults = new Map<string, Fault>();
  const app = express();
  const server = createServer(app);
  const issuer = `http://127.0.0.1:${await startListening(server, options.port)}`;

  /** Apple sends the name once, in its form and not in the token. */
  const addUser = async (ctx: ProviderContext, next: () => Promise<void>) => {
    await next();
    const sub = ctx.oidc?.session?.accountId ?? '';
    const person = people.get(sub);
    if (!signing || !person || greeted.has(sub) || typeof ctx.body !== 'string') return;
    if (!ctx.body.includes('name="code"')) return;
    greeted.add(sub);
    const user = `<input type="hidden" name="user" value="${escapeHtml(appleUserJson(person))}"/>`;
    ctx.body = ctx.body.replace('<noscript>', `${user}<noscript>`);
  };

  const start = async () => {
    const key = idleKeys.pop() ?? (await newKey());
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: CLIENT_SECRET,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: authentication,
          grant_types: ['authorization_code', 'refresh_token'],
        },
      ],
      jwks: { keys: [key.jwk] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      scopes: ['openid', 'email', 'profile', 'name'],
      conformIdTokenClaims: isStrict,
      clientAuthMethods: [authentication],
      cookies: { keys: [CLIENT_SECRET] },
      features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
      pkce: { required: () => isStrict },
      interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      routes: {
        authorization: PATHS.authorization,
        token: PATHS.token,
        revocation: PATHS.revocation,
        jwks: PATHS.jwks,
        userinfo: PATHS.userinfo,
      },
      // Set explicitly, because the package warns about its default.
      adapter: createMemoryAdapter(CLOCK_TOLERANCE_SECONDS),
      ttl: {
        AccessToken: 3_600,
        AuthorizationCode: 300,
        IdToken: 3_600,
        Grant: DAY_SECONDS,
        Interaction: DAY_SECONDS,
        RefreshToken: DAY_SECONDS,
        Session: DAY_SECONDS,
      },
      issueRefreshToken: () => signing !== undefined,
      loadExistingGrant: async ({ oidc }: ProviderContext) => {
        const accountId = oidc?.session?.accountId ?? '';
        const grant = new provider.Grant({ clientId, accountId });
        grant.addOIDCScope('openid email profile name');
        await grant.save();
        return grant;
      },
      findAccount: (_ctx: unknown, sub: string) => ({
        accountId: sub,
        claims: () => people.get(sub) ?? { sub },
      }),
    });
    provider.use(addUser);
    return { key, provider, answer: provider.callback() };
  };
  let current = await start();

  const observe: RequestHandler = (req, res, next) => {
    counts.set(req.path, (counts.get(req.path) ?? 0) + 1);
    const fault = faults.get(req.path);
    if (fault === undefined) next();
    else if (fault !== 'hang')
      res
        .status(fault.status)
        .type('json')
        .send(fault.body ?? '{"error":"server_error"}');
  };

  /** Replaces the token that Apple's clients sign with the plain secret that the library expects. */
  const authenticateClient: RequestHandler = async (req, res, next) => {
    if (!signing) return next();
    try {
      const { protectedHeader } = await jwtVerify(req.body.client_secret, signing.publicKey, {
        algorithms: ['ES256'],
        issuer: signing.teamId,
        subject: clientId,
        audience: issuer,
        requiredClaims: ['iat', 'exp'],
        maxTokenAge: '6 min',
      });
      if (protectedHeader.kid !== signing.keyId) throw new Error('Another key.');
      req.body.client_secret = CLIENT_SECRET;
      next();
    } catch {
      res.status(400).json({ error: 'invalid_client' });
    }
  };

  const askForIdToken: RequestHandler = (req, _res, next) => {
    // Apple's scope is `name email`; a conforming provider gives an ID token only for `openid`.
    if (signing) req.url = req.url.replace('scope=', 'scope=openid%20');
    next();
  };

  const form = express.urlencoded({ extended: false });
  app.use(observe);
  app.get(PATHS.authorization, askForIdToken);
  app.post([PATHS.token, PATHS.revocation], form, authenticateClient);
  app.get('/interaction/:uid', (_req, res) => void res.type('html').send(signInPage(name)));
  app.post('/interaction/:uid', form, async (req, res) => {
    const person = personIn(req.body);
    people.set(person.sub, person);
    const denied = signing ? 'user_cancelled_authorize' : 'access_denied';
    const result = req.body.action === 'deny' ? { error: denied } : { login: { accountId: person.sub } };
    await current.provider.interactionFinished(req, res, result);
  });
  app.use((req, res) => void current.answer(req, res));

  return {
    issuer,
    requests: (path) => counts.get(PATHS[path]) ?? 0,
    fail: (path, fault) => void (fault ? faults.set(PATHS[path], fault) : faults.delete(PATHS[path])),
    rotateKeys: async () => {
      current = await start();
    },
    issue: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: current.key.kid, ...header })
        .sign(current.key.privateKey),
    close: async () => {
      await stopListening(server);
      idleKeys.push(current.key);
    },
  };
}

/** Starts Google's stand-in; returns it with the settings that point to it. */
export async function startFakeGoogle(appOrigin: string, port?: number) {
  const clientId = 'aufwind.apps.googleusercontent.example';
  const redirectUri = `${appOrigin}/api/auth/google/callback`;
  const provider = await startFakeProvider({ name: 'Google', clientId, redirectUri, ...(port && { port }) });
  return { provider, settings: { clientId, clientSecret: CLIENT_SECRET, issuer: provider.issuer } };
}

/** Starts an operator's OpenID Connect provider; returns it with the settings that point to it. */
export async function startFakeOidc(appOrigin: string, port?: number) {
  const facts = { name: 'Hausschlüssel', clientId: 'aufwind' };
  const redirectUri = `${appOrigin}/api/auth/oidc/callback`;
  const provider = await startFakeProvider({ ...facts, redirectUri, isStrict: true, ...(port && { port }) });
  const { issuer } = provider;
  return { provider, settings: { ...facts, clientSecret: CLIENT_SECRET, issuer, trustsEmail: false } };
}

/** Starts Apple's stand-in; returns it with the settings that point to it. */
export async function startFakeApple(appOrigin: string, port?: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const facts = { clientId: 'example.aufwind.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };
  const provider = await startFakeProvider({
    name: 'Apple',
    clientId: facts.clientId,
    redirectUri: `${appOrigin}/auth/apple/callback`,
    signing: { ...facts, publicKey },
    ...(port && { port }),
  });
  const pem = await exportPKCS8(privateKey);
  return { provider, settings: { ...facts, privateKey: pem, issuer: provider.issuer } };
}
