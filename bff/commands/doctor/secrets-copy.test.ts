import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSecrets } from '../../platform/env/local-secrets.ts';
import type { CheckResult } from './check.ts';
import { examine } from './doctor.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-copy-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function resultWith(secrets?: string): Promise<string | undefined> {
  const results: CheckResult[] = [];
  for await (const result of examine({ DATA_DIR: dataDir }, { secrets })) results.push(result);
  return results.find(({ check }) => check === 'secrets copy')?.result;
}

describe('doctor, where the product has made its secrets', () => {
  it('warns until it is shown a copy, and names a file that is none', async () => {
    const text = generateSecrets();
    writeFileSync(join(dataDir, 'secrets.env'), text);
    const copy = join(dataDir, 'copy.env');
    expect([await resultWith(), await resultWith(copy)]).toEqual(['warning', 'fault']);
    writeFileSync(copy, text);
    expect(await resultWith(copy)).toBe('ok');
    writeFileSync(copy, generateSecrets());
    expect(await resultWith(copy)).toBe('fault');
  });
});
