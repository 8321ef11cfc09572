import type { Logger } from './lib/logger.ts';
import type { Services } from './services.ts';

const INTERVAL_MS = 3_600_000;

/** Forgets what has had its time, now and every hour; several instances may do it at once. Returns how to stop. */
export function startJobs(
  { answer, draft, feedback, identity, limits, session }: Services,
  logger: Logger,
): () => void {
  const purge = async () => {
    try {
      for (const slice of [session, draft, answer, feedback, identity, limits]) await slice.purge();
    } catch (error) {
      logger.error({ err: error }, 'the purge failed and is tried again in an hour');
    }
  };
  void purge();
  const timer = setInterval(purge, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
