import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../platform/lib/clock.ts';
import { PRODUCT_VERSION } from '../../platform/lib/product-version.ts';
import {
  type FakeProvider,
  startFakeApple,
  startFakeGoogle,
  startFakeOidc,
} from '../../workshop/stand-ins/fake-providers.ts';
import { createDoctorStage, type DoctorStage, linesOf } from '../../workshop/testing/doctor-stage.ts';
import { freePort } from '../../workshop/testing/free-port.ts';
import { buildMasterKey } from '../../workshop/testing/settings.ts';

const ANY_ORIGIN = 'http://localhost:3000';

let providers: FakeProvider[];
let stage: DoctorStage;
beforeAll(async () => {
  const google = await startFakeGoogle(ANY_ORIGIN);
  const apple = await startFakeApple(ANY_ORIGIN);
  const oidc = await startFakeOidc(ANY_ORIGIN);
  providers = [google.provider, apple.provider, oidc.provider];
  stage = await createDoctorStage({
    google: google.settings,
    apple: apple.settings,
    oidc: oidc.settings,
  });
});
beforeEach(async () => {
  for (const name of readdirSync(stage.backups)) rmSync(join(stage.backups, name));
  await stage.makeBackup(new Date());
});
afterAll(async () => {
  await stage.close();
  for (const provider of providers) await provider.close();
});

describe('doctor, where everything is set up', () => {
  it('reports no fault, and for each check its result or why it did not run', async () => {
    const results = await stage.examine();
    expect(linesOf(results)).toEqual([]);
    // Ignores the disks of this machine.
    expect(linesOf(results, 'warning').filter((line) => !/disk/.test(line))).toEqual([
      expect.stringMatching(/^public address: only this machine/),
    ]);
    const { url, dataDir } = stage.app.database;
    const { APP_ORIGIN } = stage.variables;
    expect(linesOf(results, 'not checked')).toEqual([
      'operator: APP_ORIGIN is not https:',
      url
        ? 'data folder: the data are on a database server'
        : 'binary logs: the embedded database has no binary logs',
      'secrets copy: the environment gives the secrets',
      ...(url ? ['disk of the data: the data are on the database server: check its disk'] : []),
      'certificate: APP_ORIGIN is not https:',
      'HSTS: APP_ORIGIN is not https:',
      'plain HTTP: APP_ORIGIN is not https:',
    ]);
    expect(linesOf(results, 'ok')).toEqual(
      expect.arrayContaining([
        'environment: every variable is usable',
        url
          ? expect.stringMatching(/^database: the server answers: \d/)
          : `database: the embedded database in ${dataDir} answers`,
        'schema: every migration has run, and every table and column is there',
        'master keys: the active key k1 is the key of this database',
        "users' keys: 1 users' keys were tried, and all open",
        'push key: no key is set, so no reminder is pushed to a device',
        'backup: the newest backup is 0 hours old',
        expect.stringMatching(
          /^trial read: the newest backup was read whole, [\d.]+ MB, and these keys open it$/,
        ),
        `version: the product that answers is this version, ${PRODUCT_VERSION}`,
        'proxies: proxies that add an address: 1, as TRUST_PROXY says; a claimed address is not believed',
        expect.stringMatching(/^mail: .* has taken a mail to operator@example.org$/),
        `Google: reachable; its console must have this redirect address: ${APP_ORIGIN}/api/auth/google/callback`,
        'Google secret: the provider accepts this client and its secret',
        `Apple: reachable; its console must have this redirect address: ${APP_ORIGIN}/auth/apple/callback`,
        'Apple secret: the provider accepts this client and its secret',
        `OpenID Connect: reachable; its console must have this redirect address: ${APP_ORIGIN}/api/auth/oidc/callback`,
        'OpenID Connect secret: the provider accepts this client and its secret',
      ]),
    );
    expect((await stage.mailbox.nthTo('operator@example.org')).subject).toBe('Eine Probe');
  });

  it('changes nothing in the database, not even rows that the next start would add', async () => {
    const tables = ['user', 'user_key', 'key_check', 'migrations', 'session', 'mail', 'rate_limit'];
    const content = () =>
      Promise.all(tables.map((name) => stage.app.database.source.query(`SELECT * FROM ${name}`)));
    await stage.app.db.change('DELETE FROM key_check', []);
    const before = await content();
    const results = await stage.examine();
    expect(await content()).toEqual(before);
    expect(linesOf(results, 'warning').join('\n')).toContain(
      'no product has started on this database with k1 yet',
    );
    await stage.app.vault.check();
  });
});

describe('doctor, in an environment that is not the one of the data', () => {
  it('reports a different master key under the same name', async () => {
    expect(linesOf(await stage.examine({ ENCRYPTION_KEYS: buildMasterKey('k1') }))).toEqual([
      expect.stringMatching(
        /^master keys: The master key k1 in ENCRYPTION_KEYS is not the one this database was/,
      ),
      expect.stringMatching(/^users' keys: users' keys do not open: 1 of 1 wrapped by k1/),
      expect.stringMatching(
        /^trial read: The master key k1 in ENCRYPTION_KEYS is not the one this backup.* → compare BACKUP_KEY and ENCRYPTION_KEYS/,
      ),
    ]);
  });

  it('reports an active key that is missing in the key ring', async () => {
    const results = await stage.examine({ ENCRYPTION_KEY_ACTIVE: 'k2' });
    expect(linesOf(results)[0]).toMatch(/^master keys: The master key k2 is not in ENCRYPTION_KEYS/);
    expect(linesOf(results, 'not checked').filter((line) => line.endsWith('not usable'))).toEqual([
      "users' keys: the master keys are not usable",
      'push key: the master keys are not usable',
      'trial read: the master keys are not usable',
    ]);
  });

  it('reports which checks cannot run when the product has another session secret', async () => {
    const results = await stage.examine({ SESSION_SECRET: '0123456789abcdef'.repeat(4) });
    expect(linesOf(results)).toEqual([]);
    expect(linesOf(results, 'not checked').at(-1)).toMatch(/^proxies: .* has another SESSION_SECRET/);
  });
});

describe('doctor, with a part that has failed', () => {
  it('reports an unreachable mail server', async () => {
    const stopped = await freePort();
    expect(linesOf(await stage.examine({ SMTP_URL: `smtp://127.0.0.1:${stopped}` }))).toEqual([
      expect.stringMatching(
        /^mail: 127\.0\.0\.1:\d+ did not take the mail: .*ECONNREFUSED.* → compare SMTP_URL/,
      ),
    ]);
  });

  it('sends no mail without a recipient, and otherwise mails the operator', async () => {
    const nobody = await stage.examine({}, { mail: undefined });
    expect(linesOf(nobody, 'not checked').at(-1)).toMatch(/^mail: no recipient is known: add --mail/);
    const operator = await stage.examine({ OPERATOR_EMAIL: 'anna@example.org' }, { mail: undefined });
    expect(linesOf(operator, 'ok').join('\n')).toContain('has taken a mail to anna@example.org');
  });

  it('reports an outdated secret of Google and a wrong key of Apple', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(linesOf(await stage.examine({ GOOGLE_CLIENT_SECRET: 'expired', APPLE_PRIVATE_KEY: pem }))).toEqual(
      [
        expect.stringMatching(
          /^Google secret: the provider rejects this client: .* → set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/,
        ),
        expect.stringMatching(
          /^Apple secret: the provider rejects this client: .* → set the APPLE_ variables/,
        ),
      ],
    );
  });

  it('reports an unreachable and a wrong provider', async () => {
    const google = await stage.examine({ GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}` });
    expect(linesOf(google)).toEqual([
      expect.stringMatching(
        /^Google: the identity provider does not answer: .*ECONNREFUSED.* → compare GOOGLE_ISSUER/,
      ),
    ]);
    const { OIDC_ISSUER = '' } = stage.variables;
    const other = await stage.examine({ OIDC_ISSUER: OIDC_ISSUER.replace('127.0.0.1', 'localhost') });
    expect(linesOf(other)[0]).toMatch(
      /^OpenID Connect: the identity provider names another issuer → compare OIDC_ISSUER/,
    );
  });

  it('reports an old backup, a damaged backup and a folder without backups', async () => {
    for (const name of readdirSync(stage.backups)) rmSync(join(stage.backups, name));
    const empty = await stage.examine();
    expect(linesOf(empty)).toEqual([
      `backup: ${stage.backups} holds no backup → ${expectedCall('backup', stage.backups)}`,
    ]);
    expect(linesOf(empty, 'not checked')).toContain('trial read: there is no backup to read');
    await stage.makeBackup(new Date(Date.now() - 3 * DAY_MS));
    expect(linesOf(await stage.examine())).toEqual([
      `backup: the newest backup is 72 hours old → ${expectedCall('backup', stage.backups)}`,
    ]);
    await stage.makeBackup(new Date());
    const names = readdirSync(stage.backups).filter((name) => name.includes('data'));
    const newest = names.sort().at(-1) ?? '';
    const bytes = readFileSync(join(stage.backups, newest));
    writeFileSync(join(stage.backups, newest), bytes.subarray(0, -1));
    const [damaged] = linesOf(await stage.examine());
    expect(damaged).toMatch(
      /^trial read: The backup is damaged, cut off, of the other kind, or BACKUP_KEY is not/,
    );
    await stage.makeBackup(new Date(Date.now() + 3 * DAY_MS));
    expect(linesOf(await stage.examine())[0]).toMatch(
      /^backup: \S+\.backup is from the future → move it and its keys file out of /,
    );
  });

  it('reads the folder of --backups instead of BACKUP_DIR', async () => {
    const elsewhere = join(stage.backups, 'elsewhere');
    const results = await stage.examine({ BACKUP_DIR: elsewhere }, { backups: stage.backups });
    expect(linesOf(results)).toEqual([]);
    const found = linesOf(results, 'ok').join('\n');
    expect(found).toMatch(
      /backup: the newest backup is 0 hours old\ntrial read: the newest backup was read whole/,
    );
    const other = await stage.examine({}, { backups: elsewhere });
    expect(linesOf(other)).toEqual([expect.stringMatching(/^backup: .*elsewhere holds no backup → /)]);
  });

  it('reports a missing folder of backups', async () => {
    const results = await stage.examine({ BACKUP_DIR: '' });
    expect(linesOf(results, 'warning')).toContain(
      'backup: no backup folder is configured → set BACKUP_DIR, or add --backups <folder>',
    );
  });
});

/** The command line for a process started with or without npm. */
function expectedCall(script: string, argument: string): string {
  return process.env.npm_lifecycle_event === undefined
    ? `node dist/bff/commands/${script}.js ${argument}`
    : `npm run ${script} -- ${argument}`;
}
