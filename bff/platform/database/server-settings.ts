import { type Finding, fault, ok } from '../lib/finding.ts';
import { KEEP_KEYS_DAYS } from '../lib/retention.rules.ts';
import type { Database } from './database.ts';

const DAY_SECONDS = 86_400;

/** Retention of binary logs in seconds: 0 without binary logs, Infinity if the server keeps them for ever. */
async function binaryLogSeconds(db: Database): Promise<number> {
  const rows = await db.all<{ Variable_name: string; Value: string }>(
    "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('log_bin', 'binlog_expire_logs_seconds', 'expire_logs_days')",
  );
  const values = new Map(rows.map(({ Variable_name, Value }) => [Variable_name, Value]));
  if (values.get('log_bin') !== 'ON') return 0;
  const seconds = Number(values.get('binlog_expire_logs_seconds') ?? 0);
  return seconds || Number(values.get('expire_logs_days') ?? 0) * DAY_SECONDS || Number.POSITIVE_INFINITY;
}

/** Checks that binary logs keep deleted accounts and their keys no longer than backups do. */
export async function checkBinaryLogs(db: Database): Promise<Finding> {
  const retentionDays = (await binaryLogSeconds(db)) / DAY_SECONDS;
  if (retentionDays <= KEEP_KEYS_DAYS) return ok('no binary log outlives the keys in backups');
  const kept = Number.isFinite(retentionDays)
    ? `they are kept for ${retentionDays} days`
    : 'they are kept for ever';
  return fault(
    `DELETED ACCOUNTS STAY READABLE in the binary logs: ${kept}`,
    `set binlog_expire_logs_seconds to at most ${KEEP_KEYS_DAYS * DAY_SECONDS}`,
  );
}

/** Numbers, or on some servers words. */
type Durability = Record<'flush' | 'doublewrite' | 'binlog' | 'syncBinlog' | 'readOnly', number | string>;

function isOff(value: unknown): boolean {
  return ['0', 'OFF'].includes(String(value));
}

/** Checks whether the server takes writes, and could lose acknowledged writes in a power cut. */
export async function checkDurability(db: Database): Promise<Finding> {
  const [row] = await db.all<Durability>(`SELECT @@innodb_flush_log_at_trx_commit AS flush,
    @@innodb_doublewrite AS doublewrite, @@log_bin AS binlog, @@sync_binlog AS syncBinlog,
    @@global.read_only AS readOnly`);
  if (!isOff(row?.readOnly))
    return fault('the database takes no writes', 'set read_only=OFF, or connect to the writable server');
  const settings = [
    row?.flush !== 1 && 'innodb_flush_log_at_trx_commit=1',
    isOff(row?.doublewrite) && 'innodb_doublewrite=ON',
    row?.binlog === 1 && row.syncBinlog !== 1 && 'sync_binlog=1',
  ].filter((setting) => setting !== false);
  return settings.length === 0
    ? ok('an acknowledged write survives a power cut')
    : fault(
        'THE DATABASE CAN LOSE ACKNOWLEDGED WRITES in a power cut',
        `set ${settings.join(' and ')} on the database server`,
      );
}
