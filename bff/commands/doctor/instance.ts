import * as z from 'zod/mini';
import { createDataSource } from '../../platform/database/data-source.ts';
import { Database } from '../../platform/database/database.ts';
import { type Env, readEnv, type Secrets, UnusableEnvironment, VARIABLES } from '../../platform/env/env.ts';
import { loadSecrets } from '../../platform/env/local-secrets.ts';
import { DOCTOR_HEADER, doctorToken, seenRequestRule } from '../../platform/http/seen-request.ts';
import { attempt } from '../../platform/lib/attempt.ts';
import type { Clock } from '../../platform/lib/clock.ts';
import { KeyRing } from '../../platform/vault/key-ring.ts';
import { entities } from '../../slices.ts';
import { requireDiary } from '../command.ts';
import { CLAIMED_ADDRESS } from './proxies.ts';
import { NotChecked, reasonOf } from './reason.ts';

const REPLY_LIMIT_MS = 10_000;

const aliveRule = z.object({ version: z.string(), seen: z.optional(seenRequestRule) });

export interface DoctorOptions {
  /** Recipient of the test mail; default: the operator. */
  mail?: string | undefined;
  /** Folder of backups; default: `BACKUP_DIR`. */
  backups?: string | undefined;
  /** A copy of the file with the secrets, at another place. */
  secrets?: string | undefined;
}

/** Reads the environment without its invalid variables; also returns their names and a sentence for each fault. */
function readUsableEnv(variables: NodeJS.ProcessEnv) {
  let faults: string[] | undefined;
  const unusable = new Set<string>();
  const isUsable = ([name]: [string, unknown]) => !unusable.has(name.replace(/_FILE$/, ''));
  for (;;) {
    try {
      const env = readEnv(Object.fromEntries(Object.entries(variables).filter(isUsable)));
      return { env, faults: faults ?? [], unusable };
    } catch (error) {
      if (!(error instanceof UnusableEnvironment)) throw error;
      // Faults of later rounds follow from the variables left out here.
      faults ??= error.faults;
      const known = unusable.size;
      for (const name of VARIABLES)
        if (new RegExp(`\\b${name}(_FILE)?\\b`).test(error.message)) unusable.add(name);
      if (unusable.size === known) throw error;
    }
  }
}

async function openDatabase(env: Env) {
  requireDiary(env);
  const source = createDataSource(env, entities);
  const db = new Database({ source });
  await db.connect();
  return { source, db };
}

/** Reads the secrets without creating missing ones; throws the reason if they cannot be read. */
function secretsOf(env: Env): Secrets {
  if (!env.secrets) requireDiary(env);
  return loadSecrets(env);
}

async function askProduct(env: Env, clock: Clock) {
  // Another check reports missing secrets.
  const secrets = attempt(() => secretsOf(env).sessionSecrets);
  const reply = await fetch(`${env.appOrigin}/livez`, {
    headers: {
      ...(secrets && { [DOCTOR_HEADER]: doctorToken({ ...env, secrets, clock }) }),
      'X-Forwarded-For': CLAIMED_ADDRESS,
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(REPLY_LIMIT_MS),
  }).catch((error: unknown) => {
    throw new NotChecked(`${env.appOrigin} cannot be reached from here: ${reasonOf(error)}`);
  });
  const alive = aliveRule.safeParse(await reply.json().catch(() => undefined));
  return { status: reply.status, headers: reply.headers, alive: alive.data };
}

/** The instance under examination: its environment and resources opened on demand. */
export type Instance = ReturnType<typeof createInstance>;

/**
 * Creates the instance of an environment; errors of the environment are thrown only when a check needs the resource.
 */
export function createInstance(variables: NodeJS.ProcessEnv, { mail, backups, secrets }: DoctorOptions) {
  const { env, faults, unusable } = readUsableEnv(variables);
  const clock = () => new Date();
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
    faults,
    /** Invalid variables, which are left out of `env`. */
    unusable,
    clock,
    mailTo: mail ?? env.operator.OPERATOR_EMAIL,
    backupDir: backups ?? env.backupDir,
    secretsCopy: secrets,
    /** Opens the database once. Throws the reason for a failure. */
    open,
    database: () =>
      open().catch(() => {
        throw new NotChecked('the database does not answer');
      }),
    secrets: () => secretsOf(env),
    usableRing() {
      const ring = attempt(() => new KeyRing(secretsOf(env)));
      if (!ring) throw new NotChecked('the master keys are not usable');
      return ring;
    },
    tlsOrigin() {
      const origin = new URL(env.appOrigin);
      if (origin.protocol !== 'https:') throw new NotChecked('APP_ORIGIN is not https:');
      return origin;
    },
    /** Returns the response of the public address, which is requested once. Throws `NotChecked` without a response. */
    reply,
    async product() {
      const { alive, headers } = await reply();
      if (!alive) throw new NotChecked('no product answers there');
      return { ...alive, headers };
    },
    async close() {
      await opened?.then(({ db }) => db.close()).catch(() => undefined);
    },
  };
}
