import * as z from 'zod/mini';
import { attempt } from '../lib/attempt.ts';
import { LOOPBACK } from '../lib/host-name.ts';
import { MAX_MEGABYTES } from '../lib/megabytes.rules.ts';
import { LOG_RETENTION_DAYS } from '../lib/retention.rules.ts';
import { isWeakKey, isWeakSecret } from '../lib/weak-secret.ts';
import { isVapidKey } from '../push/vapid.ts';
import { readFiles } from './env-files.ts';
import {
  commaList,
  every,
  numberOf,
  origin,
  port,
  randomKey,
  scale,
  text,
  textThat,
  trustProxy,
} from './env-forms.ts';
import { mailOf, mailVariables, missingMailVariables } from './env-mail.ts';
import { operatorVariables } from './env-operator.ts';
import { missingProviderVariables, providersOf, providerVariables } from './env-providers.ts';

const KEY_ENTRY = /^[a-z0-9-]{1,32}:[A-Za-z0-9+/]{43}=$/;
const PUSH_HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;

function isDatabaseUrl(url: string): boolean {
  const hasForm = /^mysql:\/\/[^/#]+\/[^/?#]+(\?[^#]*)?$/.test(url) && URL.canParse(url);
  return hasForm && attempt(() => decodeURIComponent(url)) !== undefined;
}

const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  APP_ORIGIN: z.optional(origin),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(
    textThat(
      isDatabaseUrl,
      'must be mysql://user:password@host:port/name, with special characters percent-encoded',
    ),
  ),
  ENCRYPTION_KEYS: z.optional(
    commaList.check(
      every((entry) => KEY_ENTRY.test(entry), 'must be id:base64 pairs of 32 bytes each, comma separated'),
      every(
        (entry) => !isWeakKey(Buffer.from(entry.replace(/^.*:/, ''), 'base64')),
        'must be random: one of them is a sample or a text, make new ones with `npm run -s keys:new`',
      ),
    ),
  ),
  ENCRYPTION_KEY_ACTIVE: z.optional(text),
  SESSION_SECRET: z.optional(
    commaList.check(
      every((secret) => secret.length >= 32, 'must have at least 32 characters each'),
      every((secret) => !isWeakSecret(secret), 'must be random: one of them repeats a few characters'),
    ),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    text.check(z.refine(isVapidKey, 'must be a P-256 private key, make one with `npm run -s keys:new`')),
  ),
  PUSH_HOSTS: z.optional(
    commaList.check(
      every(
        (host) => PUSH_HOST.test(host),
        'must be host names, each with a port if need be, comma separated',
      ),
    ),
  ),
  TRUST_PROXY: z.optional(trustProxy),
  GRAPHQL_SANDBOX: z.optional(z.enum(['true', 'false'])),
  ...providerVariables,
  ...mailVariables,
  ...operatorVariables,
  REGISTRATION: z._default(z.enum(['open', 'closed']), 'open'),
  UNUSED_ACCOUNTS: z._default(z.enum(['ask', 'keep']), 'ask'),
  TERMS: z._default(z.enum(['hidden', 'shown']), 'hidden'),
  RATE_LIMIT_SCALE: z._default(scale, 1),
  ACCOUNT_MAX_MB: z.optional(numberOf('megabytes', 1, MAX_MEGABYTES)),
  BACKUP_KEY: z.optional(randomKey),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  METRICS_HOSTS: z.optional(commaList),
  BACKUP_DIR: z.optional(text),
  LOG_RETENTION_DAYS: z._default(numberOf('days', 2, 365), LOG_RETENTION_DAYS),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export const VARIABLES = Object.keys(environment.shape);

export type Env = ReturnType<typeof readEnv>;

function missingVariables(given: NodeJS.ProcessEnv): string[] {
  const secrets = [given.ENCRYPTION_KEYS, given.ENCRYPTION_KEY_ACTIVE, given.SESSION_SECRET];
  const needsSecrets = given.DATABASE_URL !== undefined || secrets.some(Boolean);
  const isBehindTls = given.APP_ORIGIN?.startsWith('https:');
  return [
    needsSecrets &&
      !secrets.every(Boolean) &&
      'ENCRYPTION_KEYS, ENCRYPTION_KEY_ACTIVE and SESSION_SECRET belong together and are required with DATABASE_URL',
    Boolean(given.BACKUP_DIR) && !given.BACKUP_KEY && 'BACKUP_DIR needs BACKUP_KEY',
    isBehindTls &&
      given.TRUST_PROXY === undefined &&
      'TRUST_PROXY must be set with an https: APP_ORIGIN: behind a TLS proxy no cookie would ever be set',
  ].filter((fault) => typeof fault === 'string');
}

export interface Secrets {
  /** Master keys, each prefixed with its id. */
  encryptionKeys: string[];
  /** Id of the master key that wraps new keys. */
  encryptionKeyActive: string;
  /** The first secret signs, all secrets verify. */
  sessionSecrets: string[];
  /** Unset: no pushes are sent. */
  vapidPrivateKey?: string | undefined;
}

function secretsOf({
  ENCRYPTION_KEYS: encryptionKeys,
  ENCRYPTION_KEY_ACTIVE: encryptionKeyActive,
  SESSION_SECRET: sessionSecrets,
  VAPID_PRIVATE_KEY: vapidPrivateKey,
}: z.infer<typeof environment>): Secrets | undefined {
  return encryptionKeys && encryptionKeyActive && sessionSecrets
    ? { encryptionKeys, encryptionKeyActive, sessionSecrets, vapidPrivateKey }
    : undefined;
}

function refusalOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be ${issue.values.join(' or ')}` : issue.message;
}

/** Thrown for an invalid environment, with one sentence per fault that names the variables. */
export class UnusableEnvironment extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`The environment is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads each environment variable, or the file named by its `_FILE` variable. Throws one error that lists every fault.
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const files = readFiles(set, VARIABLES);
  const given = { ...set, ...files.values };
  const parsed = environment.safeParse(given);
  const faults = [
    ...files.faults,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${refusalOf(issue)}`),
    ...missingVariables(given),
    ...missingProviderVariables(given),
    ...missingMailVariables(given),
  ];
  if (!parsed.success || faults.length > 0) throw new UnusableEnvironment(faults);
  const raw = parsed.data;
  const appOrigin = raw.APP_ORIGIN ?? `http://localhost:${raw.PORT}`;
  const isLocal = LOOPBACK.test(new URL(appOrigin).hostname);
  return {
    port: raw.PORT,
    host: raw.HOST,
    appOrigin,
    dataDir: raw.DATA_DIR,
    /** Unset: the embedded database in `dataDir`. */
    databaseUrl: raw.DATABASE_URL,
    /** Unset: generated into `dataDir`, for the embedded database only. */
    secrets: secretsOf(raw),
    /** Push services in addition to those of the known browsers. */
    pushHosts: raw.PUSH_HOSTS,
    trustProxy: raw.TRUST_PROXY,
    /** Enables the GraphQL explorer, introspection, and arbitrary documents from sessions. */
    hasSandbox: raw.GRAPHQL_SANDBOX ? raw.GRAPHQL_SANDBOX === 'true' : isLocal,
    ...providersOf(raw),
    /** Whether log-in, registration and reset by password are refused. */
    arePasswordsClosed: raw.LOGIN === 'oidc-only',
    mail: mailOf(raw),
    operator: z.object(operatorVariables).parse(raw),
    /** Address at which the operator is told of messages and failed backups. */
    operatorEmail: raw.OPERATOR_EMAIL,
    isRegistrationClosed: raw.REGISTRATION === 'closed',
    /** Whether accounts that nobody uses are kept without a question. */
    keepsUnused: raw.UNUSED_ACCOUNTS === 'keep',
    /** Whether the terms of use, `/nutzungsbedingungen`, and links to them exist. */
    hasTerms: raw.TERMS === 'shown',
    rateLimitScale: raw.RATE_LIMIT_SCALE,
    /** Maximum megabytes of ciphertext per account. Unset: the product's default. */
    accountMaxMb: raw.ACCOUNT_MAX_MB,
    /** Encrypts backups; the commands validate it. */
    backupKey: raw.BACKUP_KEY,
    metrics:
      raw.METRICS_PORT === undefined
        ? undefined
        : { host: raw.METRICS_HOST, port: raw.METRICS_PORT, hosts: raw.METRICS_HOSTS },
    /** Unset: no automatic backups. */
    backupDir: raw.BACKUP_DIR,
    logRetentionDays: raw.LOG_RETENTION_DAYS,
    logLevel: raw.LOG_LEVEL,
  };
}
