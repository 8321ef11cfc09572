import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Express } from 'express';
import { createApp } from '../../app.ts';
import { databaseProbe } from '../../platform/database/probe.ts';
import { readEnv } from '../../platform/env/env.ts';
import { Health } from '../../platform/http/health.ts';
import { createHttpServer } from '../../platform/http/http-server.ts';
import { createLogger } from '../../platform/lib/logger.ts';
import { BFF_DIR } from '../../platform/lib/paths.ts';
import type { PlatformOptions } from '../../platform/platform.ts';
import { createProduct, type Product, type ProductEnv } from '../../product.ts';
import { startListening, stopListening } from './listening.ts';
import { buildMasterKey, QUICK_PASSWORD_COST, secretsOf } from './settings.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Friday evening in Berlin, winter time. */
export const START_OF_TESTS = new Date('2026-11-20T18:00:00.000Z');

/** The product on a private database, with a clock and a log for the test. */
export interface TestApp extends Product {
  express: Express;
  server: Server;
  health: Health;
  database: TestDatabase;
  origin: string;
  /** Everything logged so far. */
  log(): string;
  setClock(instant: Date | string): void;
  /** Sends all mails that are due by the app's clock. */
  sendMails(): Promise<void>;
  /** Processes all reminders that are due by the app's clock, and sends the pushes. */
  remind(): Promise<void>;
  close(): Promise<void>;
}

/** Options of a test. */
export interface TestAppOptions
  extends Partial<
      Pick<
        ProductEnv,
        | 'google'
        | 'oidc'
        | 'arePasswordsClosed'
        | 'apple'
        | 'mail'
        | 'operator'
        | 'operatorEmail'
        | 'backupDir'
        | 'pushHosts'
        | 'appOrigin'
        | 'accountMaxMb'
        | 'isRegistrationClosed'
        | 'hasTerms'
        | 'hasSandbox'
        | 'keepsUnused'
        | 'rateLimitScale'
        | 'passwordCost'
      >
    >,
    Pick<PlatformOptions, 'meter' | 'listWaitMs'> {
  /** Switches pushes on. */
  vapidPrivateKey?: string;
  trustProxy?: number;
  sessionSecrets?: string[];
  /** The folder of a built explorer; without it the explorer is off. */
  sandboxDir?: string;
  /** The master keys, the first of them active; the default is a new key. */
  encryptionKeys?: string[];
  /** A private server instead of the shared server of the run. */
  serverUrl?: string;
}

/** Starts the product for a test file. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(options.serverUrl);
  let now = START_OF_TESTS;
  let log = '';
  const clock = () => now;
  const destination = {
    write: (line: string) => {
      log += line;
    },
  };
  const logger = createLogger('info', destination, (level) => options.meter?.count('logLine', { level }));
  const encryptionKeys = options.encryptionKeys ?? [buildMasterKey('test')];
  const origin = options.appOrigin ?? 'http://localhost:3000';
  const product = createProduct(
    {
      ...readEnv({}),
      databaseUrl: database.url,
      dataDir: database.dataDir,
      // Many people of a test file share an address.
      rateLimitScale: 20,
      passwordCost: QUICK_PASSWORD_COST,
      ...options,
      appOrigin: origin,
    },
    { ...secretsOf(encryptionKeys, options.sessionSecrets), vapidPrivateKey: options.vapidPrivateKey },
    { ...options, source: database.source, clock, logger },
  );
  await product.db.connect();
  await product.vault.check();
  product.sender?.start();
  const probe = await databaseProbe(product.db, database.url);
  const health = new Health(probe);
  health.setServing(true);
  const app = await createApp(product, {
    health,
    webDir: join(BFF_DIR, 'workshop/testing/web'),
    sandboxDir: options.sandboxDir,
  });
  const server = createHttpServer(app, { meter: options.meter });
  await startListening(server);
  return {
    ...product,
    express: app,
    server,
    health,
    database,
    origin,
    log: () => log,
    setClock: (instant) => {
      now = new Date(instant);
    },
    sendMails: async () => product.sender?.sendDue(),
    remind: () => product.services.reminding.runDue(),
    close: async () => {
      await product.services.reminding.stop();
      await product.sender?.stop();
      await stopListening(server);
      await probe.close();
      await database.remove();
    },
  };
}
