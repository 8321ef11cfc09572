import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { watchProduct } from './gauges.ts';
import { startJobs } from './jobs.ts';
import { backupKeyOf } from './platform/backup/backup-key.ts';
import { refuseLostDatabase } from './platform/backup/backup-process.ts';
import { isDatabaseMissing } from './platform/database/data-source.ts';
import { checkPrivacy } from './platform/database/private-folder.ts';
import { databaseProbe } from './platform/database/probe.ts';
import { checkBinaryLogs, checkDurability } from './platform/database/server-settings.ts';
import { awaitSchema, connectWithRetry, migrate } from './platform/database/startup.ts';
import { readEnv } from './platform/env/env.ts';
import { checkOperator } from './platform/env/env-operator.ts';
import { loadSecrets } from './platform/env/local-secrets.ts';
import { Health } from './platform/http/health.ts';
import { createHttpServer, finishRequests, listen } from './platform/http/http-server.ts';
import { watchLoopDelay } from './platform/http/load-shedding.ts';
import { operatorMessage } from './platform/lib/errors.ts';
import { logFinding } from './platform/lib/finding.ts';
import { createLogger } from './platform/lib/logger.ts';
import { DIST_DIR } from './platform/lib/paths.ts';
import { PRODUCT_VERSION } from './platform/lib/product-version.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { createProduct } from './product.ts';
import { counters } from './slices.ts';

/** How long a stopping process still accepts requests, so that the load balancer notices that it is not ready. */
const DRAIN_MS = 5_000;
const STOP_DEADLINE_MS = 15_000;

/**
 * Runs the product until a signal stops it. `--migrate` migrates the database server first, and the embedded database is
 * always migrated; `--version` only prints the version.
 */
async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values: asked } = parseArgs({ options: { migrate: flag, version: flag } });
  if (asked.version) {
    process.stdout.write(`${PRODUCT_VERSION}\n`);
    return;
  }
  const env = readEnv();
  // Load the metrics library only if metrics are enabled, because it takes memory.
  const metrics = env.metrics && new (await import('./platform/metrics/metrics.ts')).Metrics(counters);
  const meter = metrics?.meter;
  const logger = createLogger(env.logLevel, undefined, (level) => meter?.count('logLine', { level }));
  logger.info({ version: PRODUCT_VERSION }, 'starting');
  for (const finding of checkOperator(env)) logFinding(finding, logger);
  if (env.isRegistrationClosed) logger.info({}, 'registration is closed: nobody new gets an account');
  if (env.backupDir && isDatabaseMissing(env)) refuseLostDatabase(env.dataDir, env.backupDir);
  const product = createProduct(env, loadSecrets(env), { logger, meter });
  const { source, db, vault, sender, services, dailyBackup } = product;
  // Fail at the start for an unusable backup key, and not at night.
  if (dailyBackup) backupKeyOf(env.backupKey, product.secrets);
  const health = new Health(await databaseProbe(db, env.databaseUrl));
  const app = await createApp(product, {
    health,
    loopDelayMs: watchLoopDelay(),
    webDir: join(DIST_DIR, 'web'),
    sandboxDir: env.hasSandbox ? join(DIST_DIR, 'sandbox') : undefined,
  });
  const server = createHttpServer(app, { meter });
  await listen(server, env, 'PORT and HOST');
  if (metrics && env.metrics) {
    watchProduct(metrics, product, health);
    await serveMetrics(metrics, env.metrics);
    logger.info(env.metrics, 'metrics are served');
  }

  let isStopping = false;
  const stop = async (exitCode: number, drainMs: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    health.setServing(false);
    await pause(drainMs);
    await finishRequests(server);
    await Promise.all([services.reminding.stop(), sender?.stop(), dailyBackup?.stop()]);
    await db.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(0, env.databaseUrl ? DRAIN_MS : 0));
  }
  // After an unexpected fault the state cannot be trusted, so the process exits and is restarted.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      logger.fatal({ err: error }, 'an unexpected fault ends the process');
      void stop(1, 0);
    });
  }

  if (asked.migrate || !env.databaseUrl) await migrate(env, logger);
  await connectWithRetry(db, logger);
  await awaitSchema(source, logger);
  if (env.backupDir && (await vault.isNew()))
    refuseLostDatabase(env.databaseUrl ? 'the database' : env.dataDir, env.backupDir);
  await vault.check();
  await services.credentials.requireWaysIn();
  if (env.databaseUrl) {
    logFinding(await checkDurability(db), logger);
    logFinding(await checkBinaryLogs(db), logger);
  } else {
    logFinding(checkPrivacy(env.dataDir), logger);
  }
  startJobs(product);
  sender?.start();
  dailyBackup?.loop.start();
  services.reminding.start();
  if (env.mail) logger.info({ smtp: `${env.mail.host}:${env.mail.port}` }, 'mail is set up');
  health.setServing(true);
  process.stdout.write(`Aufwind is ready: ${env.appOrigin}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`Aufwind cannot start. ${operatorMessage(error)}\n`);
  process.exit(1);
});
