import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../commands/backup/backup.ts';
import type { CheckResult } from '../../commands/doctor/check.ts';
import { examine } from '../../commands/doctor/doctor.ts';
import type { DoctorOptions } from '../../commands/doctor/instance.ts';
import { createDataSource } from '../../platform/database/data-source.ts';
import { entities } from '../../slices.ts';
import { BACKUP_KEY } from './backups.ts';
import { buildUser } from './builders.ts';
import { portOf } from './listening.ts';
import { createMailbox } from './mailbox.ts';
import { buildMasterKey } from './settings.ts';
import { type StandInProxyOptions, startProxy } from './stand-in-proxy.ts';
import { createTestApp, type TestAppOptions } from './test-app.ts';

/** Options of a test. */
export interface DoctorStageOptions
  extends Pick<TestAppOptions, 'serverUrl' | 'trustProxy' | 'google' | 'apple' | 'oidc'> {
  proxy?: StandInProxyOptions;
}

/** Starts a product behind a proxy, with an account, mail, a backup and the environment of its commands. */
export async function createDoctorStage(options: DoctorStageOptions = {}) {
  const { proxy: proxyOptions, trustProxy = 1, ...others } = options;
  const proxy = await startProxy(proxyOptions);
  const mailbox = await createMailbox({ isPlain: true });
  const appOrigin = `${proxyOptions?.tls ? 'https' : 'http'}://localhost:${proxy.port}`;
  const masterKey = buildMasterKey('k1');
  const sessionSecret = randomBytes(32).toString('hex');
  const app = await createTestApp({
    ...others,
    appOrigin,
    trustProxy,
    encryptionKeys: [masterKey],
    sessionSecrets: [sessionSecret],
  });
  app.setClock(new Date());
  proxy.forwardTo(portOf(app.server));
  await buildUser(app);
  const { google, apple, oidc } = options;
  const { url, dataDir } = app.database;
  const backups = mkdtempSync(join(tmpdir(), 'aufwind-doctor-'));

  /** Makes a backup with this instant as its date. */
  const makeBackup = async (now: Date) => {
    const source = await createDataSource({ databaseUrl: url, dataDir }, entities).initialize();
    try {
      await backUp({ source, folder: backups, key: BACKUP_KEY, now, report: () => undefined });
    } finally {
      await source.destroy();
    }
  };
  await makeBackup(new Date());

  const variables: NodeJS.ProcessEnv = {
    ...(url ? { DATABASE_URL: url } : { DATA_DIR: dataDir }),
    ENCRYPTION_KEYS: masterKey,
    ENCRYPTION_KEY_ACTIVE: 'k1',
    SESSION_SECRET: sessionSecret,
    APP_ORIGIN: appOrigin,
    TRUST_PROXY: String(trustProxy),
    SMTP_URL: `smtp://127.0.0.1:${mailbox.settings.port}`,
    MAIL_FROM: 'Aufwind <hallo@aufwind.example>',
    BACKUP_KEY: BACKUP_KEY.export().toString('base64'),
    BACKUP_DIR: backups,
    ...(google && {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
    }),
    ...(apple && {
      APPLE_CLIENT_ID: apple.clientId,
      APPLE_TEAM_ID: apple.teamId,
      APPLE_KEY_ID: apple.keyId,
      APPLE_PRIVATE_KEY: apple.privateKey,
      APPLE_ISSUER: apple.issuer,
    }),
    ...(oidc && {
      OIDC_NAME: oidc.name,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_CLIENT_SECRET: oidc.clientSecret,
      OIDC_ISSUER: oidc.issuer,
    }),
  };
  return {
    app,
    proxy,
    mailbox,
    backups,
    variables,
    makeBackup,
    /** Runs doctor, with changes to the environment if given; returns all results. */
    async examine(changes: NodeJS.ProcessEnv = {}, more: DoctorOptions = {}): Promise<CheckResult[]> {
      const results: CheckResult[] = [];
      const given = { mail: 'operator@example.org', ...more };
      for await (const result of examine({ ...variables, ...changes }, given)) results.push(result);
      // The shared server of a test run is not durable, so doctor would complain.
      return options.serverUrl === undefined
        ? results.filter(({ check }) => check !== 'durability')
        : results;
    },
    async close() {
      await app.close();
      await mailbox.close();
      await proxy.close();
      rmSync(backups, { recursive: true });
    },
  };
}

/** The stage of doctor's tests. */
export type DoctorStage = Awaited<ReturnType<typeof createDoctorStage>>;

/** The results of a kind, each as `check: sentence → remedy`. */
export function linesOf(results: CheckResult[], kind: CheckResult['result'] = 'fault'): string[] {
  return results
    .filter(({ result }) => result === kind)
    .map(({ check, sentence, remedy }) => `${check}: ${sentence}${remedy ? ` → ${remedy}` : ''}`);
}
