import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import { attempt } from '../lib/attempt.ts';
import { text } from './env-forms.ts';

const issuer = z.string().check(
  z.overwrite((value) => value.replace(/\/$/, '')),
  z.regex(/^https?:\/\/[^\s?#]+$/, 'must be an address such as https://accounts.google.com'),
);

function isSigningKey(pem: string): boolean {
  const key = attempt(() => createPrivateKey(pem));
  return pem.includes('BEGIN PRIVATE KEY') && key?.asymmetricKeyDetails?.namedCurve === 'prime256v1';
}

const privateKey = z.string().check(
  z.overwrite((value) => value.replaceAll('\\n', '\n')),
  z.refine(isSigningKey, 'must be the PKCS#8 PEM of a P-256 key, with real or \\n line breaks'),
);

export const googleVariables = {
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  GOOGLE_ISSUER: z._default(issuer, 'https://accounts.google.com'),
};

export const appleVariables = {
  APPLE_CLIENT_ID: z.optional(text),
  APPLE_TEAM_ID: z.optional(text),
  APPLE_KEY_ID: z.optional(text),
  APPLE_PRIVATE_KEY: z.optional(privateKey),
  APPLE_ISSUER: z._default(issuer, 'https://appleid.apple.com'),
};

export const oidcVariables = {
  OIDC_ISSUER: z.optional(issuer),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(text),
  OIDC_NAME: z.optional(
    z.string().check(z.trim(), z.regex(/^[^\p{C}]{1,40}$/u, 'must have 1 to 40 characters')),
  ),
  OIDC_TRUST_EMAIL: z._default(z.enum(['true', 'false']), 'false'),
  LOGIN: z._default(z.enum(['all', 'oidc-only']), 'all'),
};

export const providerVariables = { ...googleVariables, ...appleVariables, ...oidcVariables };

type ProviderVariables = z.output<z.ZodMiniObject<typeof providerVariables>>;

/**
 * Returns faults of variables that depend on each other: each provider needs all of its variables or none, and
 * `LOGIN=oidc-only` needs a provider.
 */
export function missingProviderVariables(given: NodeJS.ProcessEnv): string[] {
  const groups: (keyof ProviderVariables)[][] = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ];
  if (given.LOGIN === 'oidc-only' && !given.OIDC_ISSUER)
    return ['LOGIN=oidc-only needs OIDC_ISSUER: nobody could sign in'];
  return groups.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${missing.join(', ')} must be set too: ${names.join(', ')} belong together`];
  });
}

/** Registration of this product at Google. */
export type GoogleSettings = NonNullable<ReturnType<typeof googleSettings>>;

function googleSettings(raw: ProviderVariables) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = raw;
  return clientId && clientSecret ? { clientId, clientSecret, issuer: raw.GOOGLE_ISSUER } : undefined;
}

/** Registration of this product at Apple; the client id is the Services ID, the private key a PKCS#8 PEM. */
export type AppleSettings = NonNullable<ReturnType<typeof appleSettings>>;

function appleSettings(raw: ProviderVariables) {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = raw;
  const { APPLE_PRIVATE_KEY: privateKey, APPLE_ISSUER: issuer } = raw;
  return clientId && teamId && keyId && privateKey
    ? { clientId, teamId, keyId, privateKey, issuer }
    : undefined;
}

/** Registration of this product at the operator's own OpenID Connect provider. */
export type OidcSettings = NonNullable<ReturnType<typeof oidcSettings>>;

function oidcSettings(raw: ProviderVariables) {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = raw;
  /** Whether the provider's addresses count as proved. */
  const trustsEmail = raw.OIDC_TRUST_EMAIL === 'true';
  return issuer && clientId && clientSecret && name
    ? { issuer, clientId, clientSecret, name, trustsEmail }
    : undefined;
}

/** Returns the settings of each provider, undefined for a provider that is not set up. */
export function providersOf(raw: ProviderVariables) {
  return { google: googleSettings(raw), apple: appleSettings(raw), oidc: oidcSettings(raw) };
}
