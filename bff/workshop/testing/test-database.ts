import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../platform/database/data-source.ts';
import { entities } from '../../slices.ts';

/** A private database, created by the real migrations. */
export interface TestDatabase {
  source: DataSource;
  /** The folder of the embedded engine; empty on a server. */
  dataDir: string;
  /** Undefined on the embedded engine. */
  url: string | undefined;
  /** Closes and removes the database. */
  remove(): Promise<void>;
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const connection = await createConnection(serverUrl);
  await connection.query(statement);
  await connection.end();
}

async function onServer(serverUrl: string): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const url = `${serverUrl}/${name}`;
  const source = await createDataSource({ databaseUrl: url, dataDir: '' }, entities).initialize();
  return {
    source,
    url,
    dataDir: '',
    remove: async () => {
      await source.destroy();
      await administer(serverUrl, `DROP DATABASE ${name}`);
    },
  };
}

async function embedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'aufwind-test-'));
  const source = await createDataSource({ dataDir }, entities).initialize();
  return {
    source,
    url: undefined,
    dataDir,
    remove: async () => {
      await source.destroy();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Creates an empty, migrated database on the server in `TEST_DATABASE_URL`, otherwise on the embedded engine. */
export async function createTestDatabase(serverUrl = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const database = serverUrl ? await onServer(serverUrl) : await embedded();
  await database.source.runMigrations();
  return database;
}
