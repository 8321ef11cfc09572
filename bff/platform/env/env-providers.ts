import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const issuer = z.string().check(
  z.overwrite((value) => value.replace(/\/$/, '')),
  z.regex(/^https?:\/\/[^\s?#]+$/, 'must be an address such as https://accounts.google.com'),
);

function isSigningKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return pem.includes('BEGIN PRIVATE KEY') && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

const privateKey = z.string().check(
  z.overwrite((value) => value.replaceAll('\\n', '\n')),
  z.refine(isSigningKey, 'must be the PKCS#8 PEM of a P-256 key, with real or \\n line breaks'),
);

/** The variables of the ways in through Google and Apple. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  GOOGLE_ISSUER: z._default(issuer, 'https://accounts.google.com'),
  APPLE_CLIENT_ID: z.optional(text),
  APPLE_TEAM_ID: z.optional(text),
  APPLE_KEY_ID: z.optional(text),
  APPLE_PRIVATE_KEY: z.optional(privateKey),
  APPLE_ISSUER: z._default(issuer, 'https://appleid.apple.com'),
};

const variables = z.object(providerVariables);
type ProviderVariables = z.output<typeof variables>;

/** How this product is known to Google. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** How this product is known to Apple; the client id is the Services ID. */
export interface AppleSettings {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS#8 PEM. */
  privateKey: string;
  issuer: string;
}

/** The faults in variables that only make sense together: a provider has all of its own or none. */
export function missingProviderVariables(raw: ProviderVariables): string[] {
  const groups = [
    { GOOGLE_CLIENT_ID: raw.GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: raw.GOOGLE_CLIENT_SECRET },
    {
      APPLE_CLIENT_ID: raw.APPLE_CLIENT_ID,
      APPLE_TEAM_ID: raw.APPLE_TEAM_ID,
      APPLE_KEY_ID: raw.APPLE_KEY_ID,
      APPLE_PRIVATE_KEY: raw.APPLE_PRIVATE_KEY,
    },
  ];
  return groups.flatMap((group) => {
    const names = Object.entries(group);
    const missing = names.filter(([, value]) => value === undefined).map(([name]) => name);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${missing.join(', ')} must be set too: ${names.map(([name]) => name).join(', ')} belong together`];
  });
}

/** The providers that are set up. */
export function providersOf(raw: ProviderVariables) {
  const google: GoogleSettings | undefined =
    raw.GOOGLE_CLIENT_ID && raw.GOOGLE_CLIENT_SECRET
      ? {
          clientId: raw.GOOGLE_CLIENT_ID,
          clientSecret: raw.GOOGLE_CLIENT_SECRET,
          issuer: raw.GOOGLE_ISSUER,
        }
      : undefined;
  const apple: AppleSettings | undefined =
    raw.APPLE_CLIENT_ID && raw.APPLE_TEAM_ID && raw.APPLE_KEY_ID && raw.APPLE_PRIVATE_KEY
      ? {
          clientId: raw.APPLE_CLIENT_ID,
          teamId: raw.APPLE_TEAM_ID,
          keyId: raw.APPLE_KEY_ID,
          privateKey: raw.APPLE_PRIVATE_KEY,
          issuer: raw.APPLE_ISSUER,
        }
      : undefined;
  return { google, apple };
}
