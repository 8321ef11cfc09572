import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Express } from 'express';
import { createApp } from '../../app.ts';
import { Database } from '../../platform/database/database.ts';
import { databaseProbe } from '../../platform/database/probe.ts';
import { Health } from '../../platform/http/health.ts';
import { createHttpServer } from '../../platform/http/http-server.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import { SecurityLog } from '../../platform/lib/security-log.ts';
import { KeyRing } from '../../platform/vault/key-ring.ts';
import { Vault } from '../../platform/vault/vault.ts';
import { createServices, type ServiceOptions, type Services } from '../../services.ts';
import { QUICK_PASSWORD_COST } from './builders.ts';
import { startListening, stopListening } from './listening.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Friday evening in Berlin, winter time. */
export const START_OF_TESTS = new Date('2026-11-20T18:00:00.000Z');

/** The whole product on a database of its own, with a clock that a test sets and a log that it reads. */
export interface TestApp {
  express: Express;
  server: Server;
  db: Database;
  database: TestDatabase;
  services: Services;
  ring: KeyRing;
  vault: Vault;
  origin: string;
  /** Everything logged so far. */
  log(): string;
  setClock(instant: Date | string): void;
  close(): Promise<void>;
}

/** Options a test may turn. */
export interface TestAppOptions extends Pick<ServiceOptions, 'google' | 'apple' | 'passwordCost'> {
  appOrigin?: string;
  trustProxy?: number;
  sessionSecrets?: string[];
  /** A built explorer: switches it on. */
  sandboxDir?: string;
  /** Multiplies the rate limits, which are on in every test; many people of one file share an address. */
  rateLimitScale?: number;
  /** The master keys, the first of which is active, instead of a new one. */
  encryptionKeys?: string[];
  /** A server of the test's own, instead of the run's. */
  serverUrl?: string;
}

/** Starts the product for one test file. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.serverUrl);
  const db = new Database(database.source);
  await db.connect();
  let now = START_OF_TESTS;
  let log = '';
  const clock = () => now;
  const logger = createLogger('info', {
    write: (line: string) => {
      log += line;
    },
  });
  const sessionSecrets = options.sessionSecrets ?? [randomBytes(32).toString('hex')];
  const events = new SecurityLog(logger, sessionSecrets);
  const encryptionKeys = options.encryptionKeys ?? [`test:${randomBytes(32).toString('base64')}`];
  const [encryptionKeyActive = ''] = encryptionKeys[0]?.split(':') ?? [];
  const ring = new KeyRing({ encryptionKeys, encryptionKeyActive, sessionSecrets });
  const vault = new Vault(db, ring, clock, events);
  await vault.check();
  const origin = options.appOrigin ?? 'http://localhost:3000';
  const services = createServices(db, ring, vault, clock, {
    passwordCost: QUICK_PASSWORD_COST,
    ...options,
    appOrigin: origin,
    logger,
  });
  const probe = databaseProbe(db, database.url);
  const health = new Health(probe.isThere);
  health.setServing(true);
  const app = await createApp({
    db,
    services,
    clock,
    logger,
    health,
    events,
    rateLimitScale: options.rateLimitScale ?? 20,
    appOrigin: origin,
    sessionSecrets,
    trustProxy: options.trustProxy,
    webDir: join(BFF_DIR, 'workshop/testing/web'),
    sandboxDir: options.sandboxDir,
  });
  const server = createHttpServer(app);
  await startListening(server);
  return {
    express: app,
    server,
    db,
    database,
    services,
    ring,
    vault,
    origin,
    log: () => log,
    setClock: (instant) => {
      now = new Date(instant);
    },
    close: async () => {
      await stopListening(server);
      await probe.close();
      await database.remove();
    },
  };
}
