import type { DataSource } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { Service } from '../lib/service.ts';
import type { Mutex } from './mutex.ts';

/** Time for which a write waits for another process. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Delay that groups deletions, so that the log is truncated once. */
const TRUNCATION_DELAY_MS = 1_000;

/** Pages per step, which takes about ten milliseconds. */
const PAGES_PER_STEP = 256;

/** Connection of libsql, as far as its pragmas go. */
export interface Connection {
  pragma(statement: string): Record<string, number>[];
}

/** Manages the files of the embedded engine: wipes deleted rows and releases free pages. */
export class EmbeddedFiles extends Service<{ source: DataSource; mutex: Mutex }> {
  #truncation: NodeJS.Timeout | undefined;

  /** Truncates the write-ahead log after a short delay, and retries while another process reads the log. */
  truncateLogSoon(): void {
    this.#truncation ??= setTimeout(async () => {
      this.#truncation = undefined;
      const isEmpty = await this.truncateLog().catch(() => false);
      if (!isEmpty && this.deps.source.isInitialized) this.truncateLogSoon();
    }, TRUNCATION_DELAY_MS).unref();
  }

  /**
   * Truncates the write-ahead log, which still contains deleted rows. Returns false while another process reads the
   * log.
   */
  truncateLog(): Promise<boolean> {
    return this.deps.mutex.runExclusive(async () => {
      const connection = this.#connection();
      // No waiting: SQLite would block the whole process.
      connection.pragma('busy_timeout = 0');
      try {
        return connection.pragma('wal_checkpoint(TRUNCATE)')[0]?.busy === 0;
      } finally {
        connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      }
    });
  }

  /** Returns free pages to the file system, in steps that let other work run in between. */
  async releaseFreePages(): Promise<void> {
    const pragma = (statement: string) =>
      this.deps.mutex.runExclusive(async () => this.#connection().pragma(statement));
    const [free] = await pragma('freelist_count');
    const pages = free?.freelist_count ?? 0;
    for (let given = 0; given < pages; given += PAGES_PER_STEP) {
      await pragma(`incremental_vacuum(${PAGES_PER_STEP})`);
    }
  }

  /** Truncates the write-ahead log a last time; after a failure, the next start truncates the log. */
  async close(): Promise<void> {
    clearTimeout(this.#truncation);
    await this.truncateLog().catch(() => false);
  }

  #connection(): Connection {
    const { driver } = this.deps.source;
    if (!(driver instanceof BetterSqlite3Driver)) throw new Error('Only the embedded engine has files.');
    return driver.databaseConnection;
  }
}
