import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUIRED_SETTINGS } from '../../platform/env/operator.rules.ts';
import { createCertificate } from '../../workshop/testing/certificate.ts';
import { createDoctorStage, type DoctorStage, linesOf } from '../../workshop/testing/doctor-stage.ts';
import { launch } from '../../workshop/testing/spawned-server.ts';

const OPERATOR = {
  ...Object.fromEntries(REQUIRED_SETTINGS.map((name) => [name, 'Anna Muster'])),
  OPERATOR_EMAIL: 'hallo@example.org',
};

/** The database whose folder the doctor checks. */
const EMBEDDED = { serverUrl: '' };

let stage: DoctorStage;
afterEach(() => stage.close());

/** Runs the command, which trusts these certificates; returns its output and exit code. */
async function run(args: string[], cert = '', changes: NodeJS.ProcessEnv = {}) {
  const trusted = join(stage.backups, 'trusted.pem');
  writeFileSync(trusted, cert);
  const given = { ...stage.variables, NODE_EXTRA_CA_CERTS: trusted, ...changes };
  const command = await launch(given, ['commands/doctor.ts', '--backups', stage.backups, ...args]);
  const code = await command.ended;
  return { code, lines: command.output().trimEnd().split('\n'), output: command.output() };
}

describe('npm run doctor, behind a TLS proxy', () => {
  it('exits with 0 and reports no fault on a correct public instance, as text and as JSON', async () => {
    const tls = createCertificate(60);
    stage = await createDoctorStage({ ...EMBEDDED, proxy: { tls } });
    const { code, lines } = await run([], tls.cert, OPERATOR);
    const { code: jsonCode, output } = await run(['--json'], tls.cert, OPERATOR);
    expect([code, jsonCode]).toEqual([0, 0]);
    // Ignores the disks of this machine.
    expect(lines.filter((line) => /^(fault|warning)/.test(line) && !/disk/.test(line))).toEqual([]);
    expect(lines).toContain('ok           HSTS              browsers are told to use only TLS');
    expect(lines).toContain(
      'ok           operator          the pages name who runs this, who is told of messages by mail',
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok +certificate +the certificate is good for (59|60) more days$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok +mail +.* has taken a mail to hallo@example.org$/),
    );
    const results = JSON.parse(output);
    expect(results).toHaveLength(lines.length);
    expect(results[0]).toEqual({ check: 'environment', result: 'ok', sentence: 'every variable is usable' });
  });

  it('exits with 1 and reports missing operator settings and an expired certificate', async () => {
    const tls = createCertificate(-1);
    stage = await createDoctorStage({ ...EMBEDDED, proxy: { tls } });
    const { code, lines } = await run([], tls.cert, { ...OPERATOR, OPERATOR_NAME: '' });
    expect(code).toBe(1);
    const faults = lines.filter((line) => line.startsWith('fault'));
    expect(faults).toEqual([
      'fault        operator          IMPRESSUM AND PRIVACY POLICY ARE INCOMPLETE: OPERATOR_NAME is not set → set OPERATOR_NAME, see .env.example',
      expect.stringMatching(
        /^fault +certificate +no browser trusts the certificate: CERT_HAS_EXPIRED → renew/,
      ),
    ]);
  });

  it('warns of a certificate that expires soon, and reports an untrusted certificate and a proxy without forwarded addresses', async () => {
    const tls = createCertificate(5);
    stage = await createDoctorStage({ ...EMBEDDED, proxy: { tls, omitsHeaders: true } });
    const { lines } = await run([], tls.cert, OPERATOR);
    expect(lines).toContainEqual(
      expect.stringMatching(/^warning +certificate +the certificate is good for [45] more days → renew/),
    );
    expect(lines.filter((line) => line.startsWith('fault'))).toEqual([
      expect.stringMatching(
        /^fault +proxies +the proxy does not tell the address of a client: all clients share .* → let the proxy set/,
      ),
    ]);
    // This process trusts no certificate of a test.
    expect(linesOf(await stage.examine())).toContainEqual(
      expect.stringMatching(/^certificate: no browser trusts the certificate: DEPTH_ZERO_SELF_SIGNED_CERT/),
    );
  });
});

describe('npm run doctor, on this machine', () => {
  beforeEach(async () => {
    stage = await createDoctorStage(EMBEDDED);
  });

  it('reports a data folder readable by others, and the remedy', async () => {
    const { dataDir } = stage.app.database;
    chmodSync(dataDir, 0o755);
    const faults = linesOf(await stage.examine());
    expect(faults).toEqual([expect.stringMatching(/^data folder: /)]);
    expect(faults[0]).toContain(` → chmod 700 ${dataDir}`);
  });

  it('starts with the environment, names commands of the container, exits with 1, and prints no secret', async () => {
    await stage.app.database.source.undoLastMigration();
    const { code, lines, output } = await run([], '', { TRUST_PROXY: '', APP_ORIGIN: 'https://localhost' });
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^fault +environment +TRUST_PROXY must be set with an https: APP_ORIGIN/);
    expect(output).toMatch(/schema .* → node dist\/bff\/commands\/migrate\.js$/m);
    const { ENCRYPTION_KEYS, SESSION_SECRET, BACKUP_KEY } = stage.variables;
    for (const secret of [ENCRYPTION_KEYS?.slice(3), SESSION_SECRET, BACKUP_KEY]) {
      expect(output).not.toContain(String(secret));
    }
  });

  it('creates nothing in an empty folder', async () => {
    const nowhere = join(stage.backups, 'nowhere');
    const secrets = { ENCRYPTION_KEYS: '', ENCRYPTION_KEY_ACTIVE: '', SESSION_SECRET: '' };
    const lines = linesOf(await stage.examine({ ...secrets, DATA_DIR: nowhere }));
    expect(lines).toEqual([expect.stringMatching(/^database: .*There is no diary in /)]);
    expect(() => chmodSync(nowhere, 0o700)).toThrow('ENOENT');
  });
});
