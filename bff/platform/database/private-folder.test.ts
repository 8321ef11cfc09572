import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type SpawnedServer, spawnServer } from '../../workshop/testing/spawned-server.ts';
import { DATABASE_FILE } from './data-source.ts';

const WARNING = 'OTHERS ON THIS MACHINE CAN LOOK INTO';

let usualMask: number;
let dataDir: string;
let server: SpawnedServer | undefined;
beforeAll(() => {
  // The umask of a process without settings; every spawned process begins with it.
  usualMask = process.umask(0o022);
});
afterAll(() => void process.umask(usualMask));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aufwind-private-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(dataDir, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function modes(): Record<string, string> {
  return Object.fromEntries(readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))]));
}

const DATABASE_MODES = {
  [DATABASE_FILE]: '600',
  [`${DATABASE_FILE}-shm`]: '600',
  [`${DATABASE_FILE}-wal`]: '600',
};

describe('a data folder that others can look into', () => {
  beforeEach(() => chmodSync(dataDir, 0o755));

  it('gets files that others cannot read, and a warning; the next start restricts its own files, and no foreign files', async () => {
    server = await spawnServer(dataDir);
    expect(modes()).toEqual({ ...DATABASE_MODES, 'secrets.env': '600' });
    await server.waitFor(WARNING);
    await server.waitFor(`chmod 700 ${dataDir}`);
    await server.end('SIGKILL');
    for (const name of ['aufwind-keys-2026-01-01T000000.000Z.backup', 'foreign.txt']) {
      writeFileSync(join(dataDir, name), 'x');
    }
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    server = await spawnServer(dataDir);
    expect(modes()).toEqual({
      ...DATABASE_MODES,
      'secrets.env': '600',
      'aufwind-keys-2026-01-01T000000.000Z.backup': '600',
      'foreign.txt': '644',
    });
  });

  it('gets such files from a command too', async () => {
    const command = await launch({ DATA_DIR: dataDir }, ['commands/migrate.ts']);
    expect(await command.ended).toBe(0);
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(true);
    expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
  });
});

describe('a data folder that the product makes', () => {
  it('is for its owner only, and is not warned of', async () => {
    const made = join(dataDir, 'data');
    server = await spawnServer(made);
    expect(modeOf(made)).toBe('700');
    expect(server.output()).not.toContain(WARNING);
  });
});
