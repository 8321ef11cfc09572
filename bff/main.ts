import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { createDataSource } from './database/data-source.ts';
import { Database } from './database/database.ts';
import { readEnv } from './env.ts';
import { createLogger } from './lib/logger.ts';
import { BFF_DIR } from './lib/paths.ts';
import { loadSecrets } from './local-secrets.ts';
import { createServices } from './services.ts';
import { KeyRing } from './vault/key-ring.ts';
import { Vault } from './vault/vault.ts';

const STOP_DEADLINE_MS = 15_000;

/** Runs the product until it is told to stop; `--migrate` brings the database up to date first. */
async function main(): Promise<void> {
  const env = readEnv();
  const secrets = loadSecrets(env);
  const logger = createLogger(env.logLevel);
  const clock = () => new Date();

  const source = createDataSource(env);
  await source.initialize();
  if (process.argv.includes('--migrate')) await source.runMigrations();
  const db = new Database(source);
  const vault = new Vault(db, new KeyRing(secrets), clock);
  await vault.check();

  const app = await createApp({
    db,
    services: createServices(db, vault, clock),
    clock,
    logger,
    appOrigin: env.appOrigin,
    sessionSecrets: secrets.sessionSecrets,
    trustProxy: env.trustProxy,
    webDir: join(BFF_DIR, '../web'),
  });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, env.host, resolve);
  });
  process.stdout.write(`Aufwind is ready: ${env.appOrigin}\n`);

  const stop = () => {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    server.close(() => void source.destroy().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`Aufwind cannot start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
