import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../workshop/testing/command-line.ts';
import { spawnServer } from '../workshop/testing/spawned-server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-migrate-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('db:migrate on an empty folder', () => {
  it('creates a database on which the product can start', async () => {
    expect(runCommand(['commands/migrate.ts'], { DATA_DIR: dataDir }).stdout).toMatch(
      /^Applied: InitialSchema/m,
    );
    const server = await spawnServer(dataDir);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('db:rollback on an empty folder', () => {
  it('reports that there is no diary, and creates none', () => {
    const { status, stderr } = runCommand(['commands/migrate.ts', '--down', '--yes'], { DATA_DIR: dataDir });
    expect([status, stderr]).toEqual([1, `There is no diary in ${dataDir}.\n`]);
    expect(existsSync(join(dataDir, 'aufwind.sqlite'))).toBe(false);
  });
});
