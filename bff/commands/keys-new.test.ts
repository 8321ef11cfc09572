import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { BFF_DIR } from '../platform/lib/paths.ts';
import { runCommand } from '../workshop/testing/command-line.ts';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'aufwind-keys-'));
});
afterEach(() => rmSync(clone, { recursive: true }));

describe('keys:new', () => {
  it('prints five variables and nothing else', () => {
    const { status, stdout, stderr } = runCommand(['commands/keys-new.ts']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^ENCRYPTION_KEYS=k1:\S+\nENCRYPTION_KEY_ACTIVE=k1\nSESSION_SECRET=\S+\nVAPID_PRIVATE_KEY=[\w-]{43}\nBACKUP_KEY=\S{44}\n$/,
    );
  });

  it('prints nothing else on a fresh clone either, where it installs and builds first', () => {
    for (const folder of ['bff/commands', 'frontend', 'dist/bff/commands', 'bin']) {
      mkdirSync(join(clone, folder), { recursive: true });
    }
    for (const file of ['prepare.mjs', 'run.mjs']) {
      copyFileSync(join(BFF_DIR, 'commands', file), join(clone, 'bff/commands', file));
    }
    for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) {
      writeFileSync(join(clone, file), '{}');
    }
    writeFileSync(join(clone, 'dist/bff/commands/keys-new.js'), "console.log('KEYS');");
    writeFileSync(join(clone, 'bin/npm'), '#!/bin/sh\necho "npm $1"\n', { mode: 0o755 });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(clone, 'bff/commands/run.mjs'), 'keys-new'],
      {
        env: { PATH: [join(clone, 'bin'), process.env.PATH].join(delimiter) },
        encoding: 'utf8',
      },
    );
    expect(stdout).toBe('KEYS\n');
    expect(stderr).toContain('npm ci\n');
    expect(stderr).toContain('npm run\n');
  });
});
