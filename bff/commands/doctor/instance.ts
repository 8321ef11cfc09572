import * as z from 'zod/mini';
import { createDataSource } from '../../platform/database/data-source.ts';
import { Database } from '../../platform/database/database.ts';
import type { Env, Secrets } from '../../platform/env/env.ts';
import { loadSecrets } from '../../platform/env/local-secrets.ts';
import { DOCTOR_HEADER, doctorToken, seenRequestRule } from '../../platform/http/seen-request.ts';
import type { Clock } from '../../platform/lib/clock.ts';
import { KeyRing } from '../../platform/vault/key-ring.ts';
import { entities } from '../../slices.ts';
import { requireDiary } from '../command.ts';
import { CLAIMED_ADDRESS } from './proxies.ts';
import { NotChecked, reasonOf } from './reason.ts';
import { readUsableEnv } from './usable-env.ts';

const REPLY_LIMIT_MS = 10_000;

const aliveRule = z.object({ version: z.string(), seen: z.optional(seenRequestRule) });

/** The options of the command. */
export interface DoctorOptions {
  /** Who gets the test mail; default: the operator. */
  mail?: string | undefined;
  /** The folder of backups; default: `BACKUP_DIR`. */
  backups?: string | undefined;
  /** Default: the system's clock. */
  clock?: Clock;
}

async function openDatabase(env: Env) {
  requireDiary(env);
  const source = createDataSource(env, entities);
  const db = new Database(source);
  await db.connect();
  return { source, db };
}

/** Reads the secrets, and never creates secrets. Throws the reason if secrets are missing. */
function secretsOf(env: Env): Secrets {
  if (!env.secrets) requireDiary(env);
  return loadSecrets(env);
}

/** The header with the token; undefined without secrets, for which there is a check of its own. */
async function tokenHeader(env: Env, clock: Clock): Promise<Record<string, string>> {
  try {
    const { sessionSecrets: secrets } = secretsOf(env);
    return { [DOCTOR_HEADER]: doctorToken({ ...env, secrets, clock }) };
  } catch {
    return {};
  }
}

/** Asks the running product over its public address. */
async function askProduct(env: Env, clock: Clock) {
  const reply = await fetch(`${env.appOrigin}/livez`, {
    headers: { ...(await tokenHeader(env, clock)), 'X-Forwarded-For': CLAIMED_ADDRESS },
    redirect: 'manual',
    signal: AbortSignal.timeout(REPLY_LIMIT_MS),
  }).catch((error: unknown) => {
    throw new NotChecked(`${env.appOrigin} cannot be reached from here: ${reasonOf(error)}`);
  });
  const alive = aliveRule.safeParse(await reply.json().catch(() => undefined));
  return { status: reply.status, headers: reply.headers, alive: alive.data };
}

/** The instance under examination: its environment, and lazily everything that follows from it. */
export type Instance = ReturnType<typeof createInstance>;

/** Creates the instance of an environment. A fault of the environment is thrown at the first question. */
export function createInstance(
  variables: NodeJS.ProcessEnv,
  { mail, backups, clock = () => new Date() }: DoctorOptions,
) {
  const { env, faults, unusable } = readUsableEnv(variables);
  let opened: ReturnType<typeof openDatabase> | undefined;
  let asked: ReturnType<typeof askProduct> | undefined;
  const open = () => {
    opened ??= openDatabase(env);
    return opened;
  };
  const reply = () => {
    asked ??= askProduct(env, clock);
    return asked;
  };
  return {
    env,
    /** The faults of the environment, a sentence each. */
    faults,
    /** The variables that were left out for it. */
    unusable,
    clock,
    mailTo: mail ?? env.operator.OPERATOR_EMAIL,
    backupDir: backups ?? env.backupDir,
    /** Opens the database, once. Throws the reason why it cannot. */
    open,
    /** The database for a check. Throws `NotChecked` without a database. */
    database: () =>
      open().catch(() => {
        throw new NotChecked('the database does not answer');
      }),
    secrets: () => secretsOf(env),
    /** The master keys for a check that needs them. Throws `NotChecked` while they are not usable. */
    usableRing() {
      try {
        return new KeyRing(secretsOf(env));
      } catch {
        throw new NotChecked('the master keys are not usable');
      }
    },
    /** The public address. Throws `NotChecked` unless browsers reach it by TLS. */
    tlsOrigin() {
      const origin = new URL(env.appOrigin);
      if (origin.protocol !== 'https:') throw new NotChecked('APP_ORIGIN is not https:');
      return origin;
    },
    /** The reply of the public address, which is asked once. Throws `NotChecked` if nobody replies. */
    reply,
    /** The product that answers there. Throws `NotChecked` for anything else. */
    async product() {
      const { alive, headers } = await reply();
      if (!alive) throw new NotChecked('no product answers there');
      return { ...alive, headers };
    },
    /** Closes everything that was opened. */
    async close() {
      await opened?.then(({ db }) => db.close()).catch(() => undefined);
    },
  };
}
