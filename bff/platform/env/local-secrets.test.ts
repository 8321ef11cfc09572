import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isVapidKey } from '../lib/vapid.ts';
import { readEnv } from './env.ts';
import { freshSecrets, loadSecrets, withVapidKey } from './local-secrets.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-secrets-'));
  file = join(dataDir, 'secrets.env');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** What a start has, beside this environment. */
function started(variables: NodeJS.ProcessEnv = {}) {
  const env = readEnv({ DATA_DIR: dataDir, ...variables });
  return withVapidKey(env, loadSecrets(env));
}

/** The secrets of an earlier version. */
const withoutVapidKey = () => freshSecrets().replace(/^VAPID_PRIVATE_KEY=.*\n/m, '');

describe('the key for pushes', () => {
  it('is made with the other secrets at the first start, and stays', () => {
    const first = started();
    expect(isVapidKey(first.vapidPrivateKey ?? '')).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(started()).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each([
    ['a line break', 0],
    ['none', 1],
  ])(
    'is added to the file of an earlier version, which keeps its lines and its mode, with %s at its end',
    (_what, cut) => {
      const whole = withoutVapidKey();
      const old = whole.slice(0, whole.length - cut);
      writeFileSync(file, old, { mode: 0o600 });
      const first = started();
      expect(isVapidKey(first.vapidPrivateKey ?? '')).toBe(true);
      expect(readFileSync(file, 'utf8').startsWith(old)).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(started()).toEqual(first);
    },
  );

  it('is not added by a command that only reads the secrets', () => {
    const old = withoutVapidKey();
    writeFileSync(file, old);
    expect(loadSecrets(readEnv({ DATA_DIR: dataDir })).vapidPrivateKey).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(old);
  });

  it('is not made up where the environment has the secrets', () => {
    const lines = withoutVapidKey().trim().split('\n');
    const variables = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    expect(started(variables).vapidPrivateKey).toBeUndefined();
  });

  it('is a fault of the environment when it is none', () => {
    expect(() => readEnv({ VAPID_PRIVATE_KEY: 'kurz' })).toThrow(
      'VAPID_PRIVATE_KEY must be a P-256 private key',
    );
    expect(() => readEnv({ PUSH_HOSTS: 'https://push.example.org' })).toThrow(
      'PUSH_HOSTS must be host names',
    );
  });
});
