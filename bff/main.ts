import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createDataSource } from './database/data-source.ts';
import { Database } from './database/database.ts';
import { databaseProbe } from './database/probe.ts';
import { awaitSchema, checkDurability, connectPatiently } from './database/startup.ts';
import { readEnv } from './env.ts';
import { Health } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import { startJobs } from './jobs.ts';
import { createLogger } from './lib/logger.ts';
import { DIST_DIR } from './lib/paths.ts';
import { SecurityLog } from './lib/security-log.ts';
import { loadSecrets } from './local-secrets.ts';
import { createServices } from './services.ts';
import { KeyRing } from './vault/key-ring.ts';
import { Vault } from './vault/vault.ts';

/** How long a stopping product still takes requests, so that whoever routes them has seen that it is not ready. */
const DRAIN_MS = 5_000;
const STOP_DEADLINE_MS = 15_000;

/** Runs the product until it is told to stop; `--migrate` brings the database up to date first. */
async function main(): Promise<void> {
  const env = readEnv();
  const secrets = loadSecrets(env);
  const logger = createLogger(env.logLevel);
  const events = new SecurityLog(logger, secrets.sessionSecrets);
  const clock = () => new Date();

  const source = createDataSource(env);
  const db = new Database(source);
  const ring = new KeyRing(secrets);
  const vault = new Vault(db, ring, clock, events);
  const services = createServices(db, ring, vault, clock, { ...env, logger });
  const probe = databaseProbe(db, env.databaseUrl);
  const health = new Health(probe.isThere);
  const app = await createApp({
    db,
    services,
    clock,
    logger,
    health,
    events,
    rateLimitScale: env.rateLimitScale,
    appOrigin: env.appOrigin,
    sessionSecrets: secrets.sessionSecrets,
    trustProxy: env.trustProxy,
    webDir: join(DIST_DIR, 'web'),
    sandboxDir: env.hasSandbox ? join(DIST_DIR, 'sandbox') : undefined,
  });
  const server = createHttpServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, env.host, resolve);
  });

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    health.setServing(false);
    if (env.databaseUrl) await pause(DRAIN_MS);
    await new Promise((resolve) => server.close(resolve));
    if (source.isInitialized) await source.destroy();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await connectPatiently(db, logger);
  await awaitSchema(source, logger, process.argv.includes('--migrate'));
  await vault.check();
  await checkDurability(db, logger);
  startJobs(services, logger);
  health.setServing(true);
  process.stdout.write(`Aufwind is ready: ${env.appOrigin}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`Aufwind cannot start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
