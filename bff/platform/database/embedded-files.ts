import type { DataSource } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';

/** A write waits so long for another process. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Deletions within this time share one wipe. */
const TRUNCATION_DELAY_MS = 1_000;

/** Pages that a step gives back, in about ten milliseconds. */
const PAGES_A_STEP = 256;

interface Connection {
  pragma(statement: string): Record<string, number>[];
}

/** Runs work that must not fall into a transaction. */
type Exclusive = <T>(work: () => T) => Promise<T>;

/** The embedded engine's files, out of which deleted rows are wiped and whose free pages are given back. */
export class EmbeddedFiles {
  readonly #source: DataSource;
  readonly exclusive: Exclusive;
  #truncation: NodeJS.Timeout | undefined;

  constructor(source: DataSource, exclusive: Exclusive) {
    this.#source = source;
    this.exclusive = exclusive;
  }

  /** Empties the write-ahead log in a moment, and again and again while another process reads from it. */
  truncateLogSoon(): void {
    this.#truncation ??= setTimeout(async () => {
      this.#truncation = undefined;
      const isEmpty = await this.truncateLog().catch(() => false);
      if (!isEmpty && this.#source.isInitialized) this.truncateLogSoon();
    }, TRUNCATION_DELAY_MS).unref();
  }

  /** Empties the write-ahead log, which still holds deleted data; false when another process reads from the log. */
  truncateLog(): Promise<boolean> {
    return this.exclusive(() => {
      const connection = this.#connection();
      // Waiting for another process would keep everyone else waiting: the engine knows no other way to wait.
      connection.pragma('busy_timeout = 0');
      try {
        return connection.pragma('wal_checkpoint(TRUNCATE)')[0]?.busy === 0;
      } finally {
        connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      }
    });
  }

  /** Gives free pages back to the file system, in steps that let others through. */
  async giveBackPages(): Promise<void> {
    const pages = await this.exclusive(() => this.#number('freelist_count'));
    for (let given = 0; given < pages; given += PAGES_A_STEP) {
      await this.exclusive(() => this.#connection().pragma(`incremental_vacuum(${PAGES_A_STEP})`));
    }
  }

  /** Empties the write-ahead log for the last time; where that fails, the next start does it. */
  async close(): Promise<void> {
    clearTimeout(this.#truncation);
    await this.truncateLog().catch(() => false);
  }

  #number(pragma: string): number {
    return this.#connection().pragma(pragma)[0]?.[pragma] ?? 0;
  }

  #connection(): Connection {
    const { driver } = this.#source;
    if (!(driver instanceof BetterSqlite3Driver)) throw new Error('Only the embedded engine has files.');
    return driver.databaseConnection;
  }
}
