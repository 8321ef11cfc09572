import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Logger } from '../lib/logger.ts';
import { KEEP_KEYS_DAYS } from '../lib/retention.rules.ts';
import { createDataSource, type DatabasePlace } from './data-source.ts';
import { Database } from './database.ts';
import { isTransient } from './retry.ts';
import { COMMAND_LIMITS } from './time-limits.ts';

const WAIT_MS = 1_000;

/** Opens the database; one that is not there yet is waited for, visibly. Throws what waiting cannot cure. */
export async function connectPatiently(db: Database, logger: Logger): Promise<void> {
  for (;;) {
    try {
      await db.connect();
      return;
    } catch (error) {
      if (!isTransient(error)) throw error;
      logger.warn({ err: error }, 'waiting for the database');
      await pause(WAIT_MS);
    }
  }
}

/** Works on the schema over a connection of its own, without time limits. */
export async function withSource<T>(
  place: DatabasePlace,
  logger: Logger,
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const source = createDataSource(place);
  const db = new Database(source, COMMAND_LIMITS);
  await connectPatiently(db, logger);
  try {
    return await work(source);
  } finally {
    await db.close();
  }
}

/** Brings the schema up to date; returns the names of the steps. */
export async function migrate(place: DatabasePlace, logger: Logger): Promise<string[]> {
  const steps = await withSource(place, logger, (source) => source.runMigrations());
  return steps.map(({ name }) => name);
}

/** Waits, visibly, until the schema is up to date. */
export async function awaitSchema(source: DataSource, logger: Logger): Promise<void> {
  while (await source.showMigrations()) {
    logger.warn({ advice: 'run `npm run db:migrate` once' }, 'waiting for the migrations');
    await pause(WAIT_MS);
  }
}

/** Rewrites an embedded database of earlier versions once, so that nothing deleted before is left in its file. */
export async function rewriteOldFiles({ files }: Database, logger: Logger): Promise<void> {
  if (!files || !(await files.isOldFashioned())) return;
  if (!files.hasRoomToRewrite()) {
    logger.warn(
      {},
      'the disk has no room to rewrite the database: what was deleted earlier is still in its file',
    );
    return;
  }
  logger.info({}, 'rewriting the database, once');
  try {
    await files.rewrite();
    logger.info({}, 'the database is rewritten');
  } catch (error) {
    logger.warn({ err: error }, 'the database could not be rewritten; the next start tries it again');
  }
}

const DAY_SECONDS = 86_400;

/** How long a server keeps binary logs, in seconds: 0 when it writes none, infinity when it keeps them for ever. */
async function binaryLogSeconds(db: Database): Promise<number> {
  const rows = await db.all<{ Variable_name: string; Value: string }>(
    "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('log_bin', 'binlog_expire_logs_seconds', 'expire_logs_days')",
  );
  const values = new Map(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
  if (values.get('log_bin') !== 'ON') return 0;
  const seconds = Number(values.get('binlog_expire_logs_seconds') ?? 0);
  return seconds || Number(values.get('expire_logs_days') ?? 0) * DAY_SECONDS || Number.POSITIVE_INFINITY;
}

/** Warns when a server's binary logs hold deleted accounts, with their keys, for longer than backups do. */
export async function checkBinaryLogs(db: Database, logger: Logger): Promise<void> {
  const keptDays = (await binaryLogSeconds(db)) / DAY_SECONDS;
  if (keptDays <= KEEP_KEYS_DAYS) return;
  const advice = `set binlog_expire_logs_seconds to at most ${KEEP_KEYS_DAYS * DAY_SECONDS}`;
  logger.warn({ keptDays: String(keptDays), advice }, 'DELETED ACCOUNTS STAY READABLE in the binary logs');
}

interface Durability {
  flush: number;
  /** MariaDB's number or MySQL's word. */
  doublewrite: number | string;
  binlog: number;
  syncBinlog: number;
}

/** Warns when a server may forget acknowledged writes in a power cut. */
export async function checkDurability(db: Database, logger: Logger): Promise<void> {
  const [row] = await db.all<Durability>(`SELECT @@innodb_flush_log_at_trx_commit AS flush,
    @@innodb_doublewrite AS doublewrite, @@log_bin AS binlog, @@sync_binlog AS syncBinlog`);
  if (!row) return;
  const faults = [
    row.flush !== 1 && 'innodb_flush_log_at_trx_commit must be 1',
    ['0', 'OFF'].includes(String(row.doublewrite)) && 'innodb_doublewrite must be on',
    row.binlog === 1 && row.syncBinlog !== 1 && 'sync_binlog must be 1',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) logger.error({ faults }, 'THE DATABASE CAN LOSE ACKNOWLEDGED WRITES in a power cut');
}
