import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source.ts';

/** A database of a test's own, made by the real migrations. */
export interface TestDatabase {
  source: DataSource;
  /** Where the embedded engine keeps its files; empty on a server. */
  dataDir: string;
  /** Closes and removes it. */
  remove(): Promise<void>;
}

async function onServer(serverUrl: string): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = await createConnection(serverUrl);
  await admin.query(`CREATE DATABASE ${name}`);
  const source = await createDataSource({ databaseUrl: `${serverUrl}/${name}`, dataDir: '' }).initialize();
  return {
    source,
    dataDir: '',
    remove: async () => {
      await source.destroy();
      await admin.query(`DROP DATABASE ${name}`);
      await admin.end();
    },
  };
}

async function embedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aufwind-test-'));
  const source = await createDataSource({ dataDir }).initialize();
  return {
    source,
    dataDir,
    remove: async () => {
      await source.destroy();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** An empty, migrated database: on the server that `TEST_DATABASE_URL` names, else on the embedded engine. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const database = serverUrl ? await onServer(serverUrl) : await embedded();
  await database.source.runMigrations();
  return database;
}
