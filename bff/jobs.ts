import { dropExpired } from './platform/backup/backup-folder.ts';
import type { Logger } from './platform/lib/logger.ts';
import type { Product } from './product.ts';

const INTERVAL_MS = 3_600_000;

/** Deletes rows and backups past their time and counts diaries anew, now and every hour, also in several instances at once; returns how to stop. */
export function startJobs(
  {
    open,
    limits,
    outbox,
    sessions,
    usedTokens,
    services,
    meter,
    db: { files },
    env: { backupDir },
    clock,
  }: Pick<
    Product,
    'open' | 'limits' | 'outbox' | 'sessions' | 'usedTokens' | 'services' | 'meter' | 'db' | 'env' | 'clock'
  >,
  logger: Logger,
): () => void {
  const { account, address, answer, draft, feedback, imports, programKey, reminder } = open;
  const jobs = {
    account: account.purge,
    address: address.purge,
    answer: answer.purge,
    draft: draft.purge,
    feedback: feedback.purge,
    imports: imports.purge,
    limits: () => limits.purge(),
    mail: () => outbox.purge(),
    programKey: programKey.purge,
    reminder: reminder.purge,
    session: () => sessions.purge(),
    usedTokens: () => usedTokens.purge(),
    backups: async () => backupDir && dropExpired(backupDir, clock()),
    pages: async () => files?.giveBackPages(),
    log: async () => files?.truncateLogSoon(),
    // Last, because it takes longest.
    storage: () => services.answerStorage.recountOld(),
  };
  // The start counts as a success, so that the metrics tell of a job that never has one.
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
