import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../platform/database/data-source.ts';
import { Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { ALONE } from '../../platform/limits/fair-queue.ts';
import { KeyRing } from '../../platform/vault/key-ring.ts';
import { Vault } from '../../platform/vault/vault.ts';
import { createServices, type Services } from '../../services.ts';
import { buildAddress, PASSWORD, QUICK_PASSWORD_COST } from './builders.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A master key under an id, as `ENCRYPTION_KEYS` holds it. */
export function buildMasterKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`;
}

/** The domain on a database of its own, without HTTP, under known master keys. */
export interface Diary {
  database: TestDatabase;
  db: Database;
  ring: KeyRing;
  vault: Vault;
  services: Services;
  /** One more connection, as a command has it. */
  connect(): Promise<DataSource>;
}

/** Starts one; the first master key is the active one. An empty `serverUrl` means the embedded engine. */
export async function createDiary(encryptionKeys: string[], serverUrl?: string): Promise<Diary> {
  const database = await createTestDatabase(serverUrl);
  return openDiary(database, encryptionKeys);
}

/** The domain on a database that is there already, under these master keys. */
export async function openDiary(database: TestDatabase, encryptionKeys: string[]): Promise<Diary> {
  const db = new Database(database.source);
  await db.connect();
  const encryptionKeyActive = encryptionKeys[0]?.split(':')[0] ?? '';
  const ring = new KeyRing({ encryptionKeys, encryptionKeyActive, sessionSecrets: [] });
  const clock = () => new Date();
  const vault = new Vault(db, ring, clock);
  const connect = () =>
    createDataSource({ databaseUrl: database.url, dataDir: database.dataDir }).initialize();
  return {
    database,
    db,
    ring,
    vault,
    services: createServices(db, ring, vault, clock, {
      passwordCost: QUICK_PASSWORD_COST,
      appOrigin: 'http://localhost:3000',
      logger: createLogger('silent'),
    }),
    connect,
  };
}

/** A person with an answer on each of these days; returns their id. */
export async function buildWriter(
  { services }: Diary,
  days: string[],
  username = buildAddress(),
): Promise<number> {
  const { id } = await services.account.register({ username, password: PASSWORD }, 'Europe/Berlin', ALONE);
  for (const day of days) await services.answer.save(id, day, 'Europe/Berlin', `Antwort vom ${day} 👩‍🚀 ä`);
  return id;
}
