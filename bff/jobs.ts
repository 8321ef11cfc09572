import { deleteExpired } from './platform/backup/backup-folder.ts';
import { deleteOldCopies } from './platform/database/startup.ts';
import { type Jobs, mergeRecords } from './platform/slice.ts';
import type { Product } from './product.ts';

const INTERVAL_MS = 3_600_000;

/**
 * Runs the hourly jobs of the platform and all slices, now and every hour; several instances may do so. Returns a
 * function that stops them.
 */
export function startJobs(product: Product): () => void {
  const { opened, limits, outbox, sessions, usedTokens, meter, clock, logger } = product;
  const { files } = product.db;
  const { backupDir, databaseUrl, dataDir } = product.env;
  const jobs: Jobs = {
    rateLimit: () => limits.purge(),
    mail: () => outbox.purge(),
    session: () => sessions.purge(),
    usedToken: () => usedTokens.purge(),
    backupFolder: async () => backupDir && deleteExpired(backupDir, clock()),
    databaseCopy: async () => databaseUrl || deleteOldCopies(dataDir, clock()),
    vacuum: async () => files?.releaseFreePages(),
    walCheckpoint: async () => files?.truncateLogSoon(),
    ...mergeRecords(opened.map((slice) => slice.jobs)),
  };
  // Count the start as a success, so that metrics also show a job that never succeeds.
  for (const job of Object.keys(jobs)) meter.succeeded(job);
  const run = async () => {
    for (const [job, work] of Object.entries(jobs)) {
      try {
        await work();
        meter.succeeded(job);
      } catch (error) {
        logger.error({ err: error, job }, 'a job failed and is tried again in an hour');
      }
    }
  };
  void run();
  const timer = setInterval(run, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
