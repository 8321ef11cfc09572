import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isVapidKey } from '../push/vapid.ts';
import { readEnv } from './env.ts';
import { generateSecrets, loadSecrets } from './local-secrets.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-secrets-'));
  file = join(dataDir, 'secrets.env');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Loads the secrets of a start with these variables. */
function started(variables: NodeJS.ProcessEnv = {}) {
  return loadSecrets(readEnv({ DATA_DIR: dataDir, ...variables }));
}

const withoutVapidKey = () => generateSecrets().replace(/^VAPID_PRIVATE_KEY=.*\n/m, '');

describe('the key for pushes', () => {
  it('is generated with the other secrets at the first start, and stays', () => {
    const first = started();
    expect(isVapidKey(first.vapidPrivateKey ?? '')).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(started()).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is not added to an existing file', () => {
    const text = withoutVapidKey();
    writeFileSync(file, text);
    expect(started().vapidPrivateKey).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is not generated if the environment contains the secrets', () => {
    const lines = withoutVapidKey().trim().split('\n');
    const variables = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    expect(started(variables).vapidPrivateKey).toBeUndefined();
  });

  it('is refused if it is invalid', () => {
    expect(() => readEnv({ VAPID_PRIVATE_KEY: 'kurz' })).toThrow(
      'VAPID_PRIVATE_KEY must be a P-256 private key',
    );
    expect(() => readEnv({ PUSH_HOSTS: 'https://push.example.org' })).toThrow(
      'PUSH_HOSTS must be host names',
    );
  });
});
