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
  // Umask of a default process; every spawned process starts with it.
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

describe('a data folder that other users can read', () => {
  beforeEach(() => chmodSync(dataDir, 0o755));

  it("gets unreadable files and a warning, and the next start closes only the product's own files", async () => {
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

  it('gets unreadable files from a command, too', async () => {
    const command = await launch({ DATA_DIR: dataDir }, ['commands/migrate.ts']);
    expect(await command.ended).toBe(0);
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(true);
    expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
  });
});

describe('a data folder created by the product', () => {
  it('is readable by its owner only, without a warning', async () => {
    const made = join(dataDir, 'data');
    server = await spawnServer(made);
    expect(modeOf(made)).toBe('700');
    expect(server.output()).not.toContain(WARNING);
  });
});
