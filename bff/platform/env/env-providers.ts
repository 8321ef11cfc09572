import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import { attempt } from '../lib/attempt.ts';

const text = z.string().check(z.minLength(1));

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

const variables = z.object({ ...googleVariables, ...appleVariables });
type ProviderVariables = z.output<typeof variables>;

/** Returns faults of variables that depend on each other: each provider needs all of its variables or none. */
export function missingProviderVariables(raw: ProviderVariables): string[] {
  const groups: (keyof ProviderVariables)[][] = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ];
  return groups.flatMap((names) => {
    const missing = names.filter((name) => raw[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${missing.join(', ')} must be set too: ${names.join(', ')} belong together`];
  });
}

/** Registration of this product at Google. */
export type GoogleSettings = NonNullable<ReturnType<typeof googleSettings>>;

/** Returns the Google settings, or undefined if Google is not set up. */
export function googleSettings(raw: ProviderVariables) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = raw;
  return clientId && clientSecret ? { clientId, clientSecret, issuer: raw.GOOGLE_ISSUER } : undefined;
}

/** Registration of this product at Apple; the client id is the Services ID, the private key a PKCS#8 PEM. */
export type AppleSettings = NonNullable<ReturnType<typeof appleSettings>>;

/** Returns the Apple settings, or undefined if Apple is not set up. */
export function appleSettings(raw: ProviderVariables) {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = raw;
  const { APPLE_PRIVATE_KEY: privateKey, APPLE_ISSUER: issuer } = raw;
  return clientId && teamId && keyId && privateKey
    ? { clientId, teamId, keyId, privateKey, issuer }
    : undefined;
}
