import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMysqlFolder, startDatabaseServer } from './database-server.ts';

const { DB_BIN_DIR } = process.env;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aufwind-servers-'));
  process.env.DB_BIN_DIR = folder;
});
afterEach(() => {
  if (DB_BIN_DIR === undefined) delete process.env.DB_BIN_DIR;
  else process.env.DB_BIN_DIR = DB_BIN_DIR;
  rmSync(folder, { recursive: true });
});

function installServer(version: string): void {
  const binary = join(folder, 'mysqld');
  writeFileSync(binary, `#!/bin/sh\necho 'mysqld  Ver ${version}'\n`);
  chmodSync(binary, 0o755);
}

describe('DB_BIN_DIR', () => {
  it('starts no server when the folder has none, even if the machine has another server', async () => {
    expect(await startDatabaseServer()).toBeUndefined();
  });

  it('names the MySQL of `npm run test:mysql`, unless its mysqld is a MariaDB', () => {
    expect(findMysqlFolder()).toBeUndefined();
    installServer('10.11.19-MariaDB for debian-linux-gnu');
    expect(findMysqlFolder()).toBeUndefined();
    installServer('9.7.4 for Linux on x86_64');
    expect(findMysqlFolder()).toBe(folder);
  });
});
