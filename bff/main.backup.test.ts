import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { newestBackup } from './platform/backup/backup-folder.ts';
import { runBackup } from './platform/backup/backup-process.ts';
import { createDataSource } from './platform/database/data-source.ts';
import { runCommand } from './workshop/testing/command-line.ts';
import { type SpawnedServer, spawnFailing, spawnServer } from './workshop/testing/spawned-server.ts';
import { until } from './workshop/testing/until.ts';

const BACKUP_KEY = randomBytes(32).toString('base64');
const MANY_ROWS = 30_000;

let place: string;
let dataDir: string;
let folder: string;
let running: SpawnedServer[];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aufwind-daily-'));
  dataDir = join(place, 'data');
  folder = join(place, 'backups');
  mkdirSync(folder);
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  rmSync(place, { recursive: true });
});

async function serve(variables: NodeJS.ProcessEnv = { BACKUP_DIR: folder, BACKUP_KEY }) {
  const server = await spawnServer(dataDir, variables);
  running.push(server);
  return server;
}

async function fill(rows: number): Promise<void> {
  const source = await createDataSource({ dataDir }).initialize();
  await source.query(
    `INSERT INTO feedback (comment, createdAt)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
     SELECT hex(randomblob(100)), '2026-11-20 18:00:00.000' FROM n`,
  );
  await source.destroy();
}

describe('a product with a folder and a key for backups', () => {
  it('makes a restorable backup after its first start, even without permission to change priorities, and none after the next start', async () => {
    const sandbox = join(place, 'sandbox.mjs');
    writeFileSync(
      sandbox,
      `import { syncBuiltinESMExports } from 'node:module';
       import os from 'node:os';
       os.setPriority = () => { throw new Error('EPERM'); };
       syncBuiltinESMExports();`,
    );
    const first = await serve({ BACKUP_DIR: folder, BACKUP_KEY, NODE_OPTIONS: `--import=${sandbox}` });
    await until(() => /a backup is made|NO NEW BACKUP/.test(first.output()));
    expect(first.output()).not.toContain('EPERM');
    expect(readdirSync(folder).map((name) => name.slice(0, 12))).toEqual(['aufwind-data', 'aufwind-keys']);
    await first.end('SIGTERM');
    const second = await serve();
    await second.end('SIGTERM');
    expect(readdirSync(folder)).toHaveLength(2);

    const restored = join(place, 'restored');
    mkdirSync(restored, { mode: 0o700 });
    const secrets = parseEnv(readFileSync(join(dataDir, 'secrets.env'), 'utf8'));
    const variables = { ...secrets, BACKUP_KEY, DATA_DIR: restored };
    const empty = await createDataSource({ dataDir: restored }).initialize();
    await empty.runMigrations();
    await empty.destroy();
    expect(runCommand(['commands/restore.ts', folder], variables)).toMatchObject({ status: 0 });
  });

  it('aborts a backup when it stops, leaves no partial file, and makes the backup after the next start', async () => {
    runCommand(['commands/migrate.ts'], { DATA_DIR: dataDir });
    await fill(MANY_ROWS);
    const stopped = await serve();
    await until(() => readdirSync(folder).some((name) => name.endsWith('.partial')));
    expect(await stopped.end('SIGTERM')).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    expect(stopped.output()).not.toContain('THERE IS NO NEW BACKUP');
    await serve();
    await until(() => newestBackup(folder) !== undefined);
  });

  it('makes neither a backup nor the folder if the folder is missing', async () => {
    rmSync(folder, { recursive: true });
    const { signal } = new AbortController();
    await expect(runBackup(folder, signal)).rejects.toThrow(`BACKUP_DIR ${folder} is not there`);
    expect(existsSync(folder)).toBe(false);
  });

  it('logs why the command has failed, and stays ready', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const server = await serve();
    await until(() => server.output().includes('THERE IS NO NEW BACKUP'));
    expect(server.output()).toContain('There is no new backup. EEXIST');
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  it('does not start without its diary, so that no empty diary replaces the backups', async () => {
    writeFileSync(join(folder, 'aufwind-data-2026-01-01T020000.000Z.backup'), '');
    const { code, output } = await spawnFailing({ DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_KEY });
    expect(code).toBe(1);
    expect(output).toContain(`There are no data in ${dataDir}, but BACKUP_DIR ${folder} has backups`);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('does not start with an unusable backup key', async () => {
    const { code, output } = await spawnFailing({
      DATA_DIR: dataDir,
      BACKUP_DIR: folder,
      BACKUP_KEY: Buffer.alloc(32).toString('base64'),
    });
    expect(code).toBe(1);
    expect(output).toContain('BACKUP_KEY must be random');
  });
});
